/** Inputs: the outputs that a transaction spends. */

import { SECP256K1_FX } from "./fx.ts";
import { type ObjectLayout, struct, union } from "./layout.ts";
import type { SignatureIndices } from "./owner.ts";
import { signatureIndicesField } from "./owner.ts";
import { id, tagged, u32, u64 } from "./primitive.ts";

/** Spends a `TransferOutput`. */
export interface TransferInput extends SignatureIndices {
  /** Type id 5 on the wire. */
  type: "TransferInput";
  /** Units of the asset (uint64); the amount of the output that is spent. */
  amount: bigint;
}

/** Spends a `LockOut`, whose lock goes on in the outputs. */
export interface LockIn {
  /** Type id 21 on the wire. */
  type: "LockIn";
  /** Unix seconds (uint64), the lock of the output that is spent. */
  locktime: bigint;
  /** The amount, and which owners signed. */
  input: TransferInput;
}

/** Any input of a P-Chain transaction. */
export type Input = TransferInput | LockIn;

/** An input together with the output and asset that it spends; the X- and C-Chain have no locked ones. */
export interface TransferableInput<I extends Input = Input> {
  /** 32-byte id of the transaction that made the output. */
  txId: Uint8Array;
  /** Position of the output in that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** The amount of the output, and which of its owners signed. */
  input: I;
}

const transferInput = struct<TransferInput>(
  { amount: ["amount", u64], ...signatureIndicesField },
  "TransferInput",
);

const lockIn = struct<LockIn>(
  { locktime: ["locktime", u64], input: ["input", tagged(5, "locked input", transferInput)] },
  "LockIn",
);

const input = union<Input>("input", { TransferInput: [5, transferInput], LockIn: [21, lockIn] });

/** Which output is spent, which transactions and operations of every chain begin an input with. */
export const utxoIdFields = { txId: ["txID", id], outputIndex: ["outputIndex", u32] } as const;

function transferable<I extends Input>(layout: ObjectLayout<I>): ObjectLayout<TransferableInput<I>> {
  const plain = struct<TransferableInput<I>>({
    ...utxoIdFields,
    assetId: ["assetID", id],
    input: ["input", layout],
  });
  return { ...plain, json: (value, style) => ({ ...plain.json(value, style), fxID: SECP256K1_FX }) };
}

/** On the P-Chain. */
export const transferableInput = transferable(input);

/** On the X- and C-Chain, where nothing is locked. */
export const plainInput = transferable(tagged(5, "input", transferInput));
