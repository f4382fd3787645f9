/** The part that all transactions made by users share. */

import { memoField, type TxFields, txFields } from "../../wire/base-tx.ts";
import type { TransferableInput } from "../../wire/input.ts";
import { transferableInput } from "../../wire/input.ts";
import { list, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";

/** What moves: inputs in, outputs out. */
export interface BaseTxFields extends TxFields {
  /** Sorted by their bytes. */
  outputs: TransferableOutput[];
  /** Sorted by transaction id and output index, none twice. */
  inputs: TransferableInput[];
}

/** A plain transfer. */
export interface BaseTx extends BaseTxFields {
  /** Type id 34 on the wire. */
  type: "BaseTx";
}

/** What every user's transaction begins with, in wire order. */
export const baseTxFields = {
  ...txFields,
  outputs: ["outputs", list(transferableOutput)],
  inputs: ["inputs", list(transferableInput)],
  ...memoField,
} as const;

export const baseTx = struct<BaseTx>(baseTxFields, "BaseTx");
