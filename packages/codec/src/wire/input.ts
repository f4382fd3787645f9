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
  /** Units of the asset (uint64), equal to the amount of the spent output. */
  amount: bigint;
}

/** Spends a `LockOut`. The outputs keep its lock. */
export interface LockIn {
  /** Type id 21 on the wire. */
  type: "LockIn";
  /** Unix seconds (uint64): the lock of the spent output. */
  locktime: bigint;
  /** Amount, and indices of the signers. */
  input: TransferInput;
}

/** Any input of a P-Chain transaction. */
export type Input = TransferInput | LockIn;

/** An input with its output and asset. The X- and C-Chain have no locked inputs. */
export interface TransferableInput<I extends Input = Input> {
  /** Id of the transaction that created the output, 32 bytes. */
  txId: Uint8Array;
  /** Position of the output in that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** Amount of the output, and indices of its signers. */
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

/** Fields of a spent output, which come first in transactions and operations of every chain. */
export const utxoIdFields = { txId: ["txID", id], outputIndex: ["outputIndex", u32] } as const;

function transferable<I extends Input>(layout: ObjectLayout<I>): ObjectLayout<TransferableInput<I>> {
  const plain = struct<TransferableInput<I>>({
    ...utxoIdFields,
    assetId: ["assetID", id],
    input: ["input", layout],
  });
  return { ...plain, json: (value, style) => ({ ...plain.json(value, style), fxID: SECP256K1_FX }) };
}

/** Input of the P-Chain. */
export const transferableInput = transferable(input);

/** Input of the X- and C-Chain, where nothing is locked. */
export const plainInput = transferable(tagged(5, "input", transferInput));
