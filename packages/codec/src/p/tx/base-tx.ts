/** Fields that all user transactions share. */

import { memoField, type TxFields, txFields } from "../../wire/base-tx.ts";
import type { TransferableInput } from "../../wire/input.ts";
import { transferableInput } from "../../wire/input.ts";
import { list, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";

/** Inputs and outputs of a transaction. */
export interface BaseTxFields extends TxFields {
  /** Outputs, sorted by their bytes. */
  outputs: TransferableOutput[];
  /** Inputs without duplicates, sorted by transaction id and output index. */
  inputs: TransferableInput[];
}

/** A plain transfer. */
export interface BaseTx extends BaseTxFields {
  /** Type id 34 on the wire. */
  type: "BaseTx";
}

/** First fields of every user transaction, in wire order. */
export const baseTxFields = {
  ...txFields,
  outputs: ["outputs", list(transferableOutput)],
  inputs: ["inputs", list(transferableInput)],
  ...memoField,
} as const;

export const baseTx = struct<BaseTx>(baseTxFields, "BaseTx");
