/** The C-Chain's part of the store's port: its atomic transactions. */

import type { CFacts, CTxFact } from "../domain/c/facts.ts";
import type { Slice, Window } from "../domain/listing.ts";
import type { ChainCheckpoint, XTransactionFilter, XTransactionRow, XUtxoFilter, XUtxoRow } from "./x.ts";

export interface CTransactionRow extends CTxFact, Pick<XTransactionRow, "consumed" | "emitted"> {
  blockId: string;
}

export interface CChainStore {
  cCheckpoint(networkId: number): Promise<ChainCheckpoint | undefined>;
  /**
   * As `commit` for the P-Chain: everything or nothing, and only on top of the stored checkpoint. A transaction that a bonus
   * block repeats counts once, at its first block; an output that a bonus block's import left may be imported again.
   */
  commitC(networkId: number, from: number | undefined, facts: CFacts, to: ChainCheckpoint): Promise<void>;
  listCTransactions(window: Window, filter: XTransactionFilter): Promise<Slice<CTransactionRow>>;
  listCUtxos(window: Window, filter: XUtxoFilter): Promise<Slice<XUtxoRow>>;
}
