/** Outputs: amounts of an asset, and their owners. */

import { SECP256K1_FX } from "./fx.ts";
import { type ObjectLayout, struct, union } from "./layout.ts";
import type { OutputOwners } from "./owner.ts";
import { ownerFields } from "./owner.ts";
import { id, tagged, u64 } from "./primitive.ts";

/** An amount that its owners may spend. */
export interface TransferOutput extends OutputOwners {
  /** Type id 7 on the wire. */
  type: "TransferOutput";
  /** Units of the asset (uint64). nAVAX for AVAX. */
  amount: bigint;
}

/** An output that may be staked but not transferred until `locktime`. */
export interface LockOut {
  /** Type id 22 on the wire. */
  type: "LockOut";
  /** Unix seconds (uint64) until which the amount can only be staked. */
  locktime: bigint;
  /** Amount and owners, once the lock ends. */
  output: TransferOutput;
}

/** Any output of a P-Chain transaction. */
export type Output = TransferOutput | LockOut;

/** An output with its asset. The X- and C-Chain have no locked outputs. */
export interface TransferableOutput<O extends Output = Output> {
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** Amount and owners. */
  output: O;
}

export const transferOutput = struct<TransferOutput>(
  { amount: ["amount", u64], ...ownerFields },
  "TransferOutput",
);

const lockOut = struct<LockOut>(
  // The network forbids a lock inside a lock, so no other type is accepted here.
  { locktime: ["locktime", u64], output: ["output", tagged(7, "locked output", transferOutput)] },
  "LockOut",
);

export const output = union<Output>("output", {
  TransferOutput: [7, transferOutput],
  LockOut: [22, lockOut],
});

function transferable<O extends Output>(layout: ObjectLayout<O>): ObjectLayout<TransferableOutput<O>> {
  const plain = struct<TransferableOutput<O>>({ assetId: ["assetID", id], output: ["output", layout] });
  return { ...plain, json: (value, style) => ({ ...plain.json(value, style), fxID: SECP256K1_FX }) };
}

/** Output of the P-Chain. */
export const transferableOutput = transferable(output);

/** Output of the X- and C-Chain, where nothing is locked. */
export const plainOutput = transferable(tagged(7, "output", transferOutput));
