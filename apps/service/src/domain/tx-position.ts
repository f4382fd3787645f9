/** Positions of transactions in their chains. */

import type { NetworkIdentity } from "./network.ts";

/** The position of a transaction: its network, block and index. */
export interface TxPosition {
  readonly network: NetworkIdentity;
  readonly height: number;
  /** Index of the transaction in its block. */
  readonly idx: number;
  /** Unix seconds of the block. */
  readonly time: number;
}

/** Block number, and index of the transaction in the block. */
export interface EvmTxPosition {
  number: number;
  idx: number;
}
