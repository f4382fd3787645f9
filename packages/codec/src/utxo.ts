/** Unspent outputs. */

import type { Output } from "./output.ts";

/** An output that can be spent, with where it came from. */
export interface Utxo {
  /** 32-byte id of the transaction that made it. */
  txId: Uint8Array;
  /** Position among the outputs of that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  output: Output;
}
