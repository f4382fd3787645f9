/** Lists atomic transactions of the C-Chain with the outputs that they spent and created, as of a snapshot. */

import type { CTxFact } from "../../domain/c/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import type { TransactionFilter } from "../paging/tx-positions.ts";
import type { Db } from "../sql/database.ts";
import { listTransactionsOf, type XTransactionRow } from "../x/transaction.ts";

export interface CTransactionRow extends CTxFact, Pick<XTransactionRow, "consumed" | "emitted"> {
  blockId: string;
}

export const cTransactionsOn = (db: Db) => ({
  async list(window: Window, filter: TransactionFilter): Promise<Slice<CTransactionRow>> {
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
});
