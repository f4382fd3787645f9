/** Rows of the X-Chain. */

import type { XAssetFact, XBlockFact, XTxFact, XUtxoFact } from "../domain/x/facts.ts";

/** An output with what spent it, as of the snapshot. */
export interface XUtxoRow extends XUtxoFact {
  consumingTx: string | null;
  consumedTime: number | null;
  /** Base64, of the input that spent it. */
  signatures: string[] | null;
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
