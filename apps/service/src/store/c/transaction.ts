/** Lists atomic transactions of the C-Chain with the outputs that they spent and created, as of a snapshot. */

import type { CTransactionRow, TransactionStore } from "../ports/transaction.ts";
import type { Db } from "../sql/database.ts";
import { listTransactionsOf } from "../x/transaction.ts";

export function createCTransactionStore(db: Db): TransactionStore<CTransactionRow> {
  return {
    async list(window, filter) {
      const { items, ...rest } = await listTransactionsOf(db, "c-chain", window, filter);
      return {
        ...rest,
        items: items.map((row) => ({
          ...row,
          blockId: row.blockId ?? "", // every transaction of this chain is in a block
          accounts: JSON.parse(row.accounts ?? "[]"),
        })),
      };
    },
  };
}
