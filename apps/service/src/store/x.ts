/** The X-Chain's part of the store's port. */

import type { Slice, Window } from "../domain/listing.ts";
import type { XAssetFact, XBlockFact, XFacts, XTxFact, XUtxoFact } from "../domain/x/facts.ts";
import type { TransactionFilter, UtxoFilter } from "./movement-filter.ts";

/** How far a chain is indexed whose block index tells all of it. */
export interface ChainCheckpoint {
  readonly height: number;
  /** As the chain names its blocks; empty at height 0, whose block is not in the index. */
  readonly blockId: string;
}

/** An output with what spent it, as of the snapshot. */
export interface XUtxoRow extends XUtxoFact {
  consumingTx: string | null;
  consumedTime: number | null;
  signatures: string | null;
  /** Of the asset; null when its making is not indexed. */
  asset: Pick<XAssetFact, "name" | "symbol" | "denomination"> | null;
}

export interface XTransactionRow extends XTxFact {
  /** Null of a transaction from before the chain had blocks. */
  blockId: XBlockFact["blockId"] | null;
  consumed: XUtxoRow[];
  emitted: XUtxoRow[];
  /** The asset that the transaction made. */
  created: XAssetFact | null;
}

export type XTransactionFilter = Pick<TransactionFilter, "addresses" | "types" | "after" | "before">;

export interface XUtxoFilter extends UtxoFilter {
  /** cb58 */
  readonly assetId?: string | undefined;
  /** cb58 id of the chain that is listed. */
  readonly chainId: string;
}

/** How much is indexed of what the X-Chain accepted before it had blocks. */
export interface XHistoryCheckpoint {
  /** Transactions. */
  readonly count: number;
  /** Unix seconds of the last one; 0 without any. */
  readonly time: number;
}

export interface XChainStore {
  xHistory(networkId: number): Promise<XHistoryCheckpoint>;
  /** As `commitX`, but for transactions without blocks: on top of as many as are stored, and only before the first block. */
  commitXHistory(networkId: number, from: number, facts: XFacts, to: number): Promise<void>;
  xCheckpoint(networkId: number): Promise<ChainCheckpoint | undefined>;
  /** As `commit` for the P-Chain: everything or nothing, and only on top of the stored checkpoint. */
  commitX(networkId: number, from: number | undefined, facts: XFacts, to: ChainCheckpoint): Promise<void>;
  listXTransactions(window: Window, filter: XTransactionFilter): Promise<Slice<XTransactionRow>>;
  listXUtxos(window: Window, filter: XUtxoFilter): Promise<Slice<XUtxoRow>>;
}
