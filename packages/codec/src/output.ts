/** Outputs: amounts of an asset and who may spend them. */

import type { OutputOwners } from "./owner.ts";

/** An amount that its owners may spend. */
export interface TransferOutput extends OutputOwners {
  type: "TransferOutput";
  /** Units of the asset (uint64); nAVAX for AVAX. */
  amount: bigint;
}

/** An output that may be staked, but not transferred, until `locktime`. */
export interface LockOut {
  type: "LockOut";
  /** Unix seconds (uint64) until which the amount can only be staked. */
  locktime: bigint;
  output: TransferOutput;
}

/** Any output of a P-Chain transaction. */
export type Output = TransferOutput | LockOut;

/** An output together with its asset. */
export interface TransferableOutput {
  /** 32-byte asset id. */
  assetId: Uint8Array;
  output: Output;
}
