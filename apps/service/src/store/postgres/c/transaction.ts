/** Lists atomic transactions of the C-Chain with the outputs that they spent and created, as of a snapshot. */

import type { CTxFact } from "../../../domain/c/facts.ts";
import type { CTransactionRow, TransactionStore } from "../../transaction.ts";
import type { Db } from "../sql/database.ts";
import { listTransactionsOf, type MovingTx } from "../x/transaction.ts";

type Row = Omit<CTxFact, "accounts"> & MovingTx & { blockId: string; accounts: string };

export function createCTransactionStore(db: Db): TransactionStore<CTransactionRow> {
  return {
    async list(window, filter) {
      const { items, ...rest } = await listTransactionsOf<Row>(db, "c-chain", window, filter);
      return { ...rest, items: items.map((row) => ({ ...row, accounts: JSON.parse(row.accounts) })) };
    },
  };
}
