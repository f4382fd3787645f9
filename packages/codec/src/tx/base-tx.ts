/** The part that all transactions made by users share. */

import type { TransferableInput } from "../input.ts";
import { transferableInput } from "../input.ts";
import type { TransferableOutput } from "../output.ts";
import { transferableOutput } from "../output.ts";
import { list, struct } from "../wire/layout.ts";
import { bytes, id, u32 } from "../wire/primitive.ts";

/** What moves: inputs in, outputs out. */
export interface BaseTxFields {
  /** 1 mainnet, 5 fuji, 12345 local (uint32). */
  networkId: number;
  /** 32-byte chain id; all zero for the P-Chain. */
  blockchainId: Uint8Array;
  /** Sorted by their bytes. */
  outputs: TransferableOutput[];
  /** Sorted by transaction id and output index, none twice. */
  inputs: TransferableInput[];
  /** At most 256 bytes by the network's rules; empty since the Durango upgrade. */
  memo: Uint8Array;
}

/** A plain transfer. */
export interface BaseTx extends BaseTxFields {
  /** Type id 34 on the wire. */
  type: "BaseTx";
}

/** What every user's transaction begins with, in wire order. */
export const baseTxFields = {
  networkId: ["networkID", u32],
  blockchainId: ["blockchainID", id],
  outputs: ["outputs", list(transferableOutput)],
  inputs: ["inputs", list(transferableInput)],
  memo: ["memo", bytes()],
} as const;

export const baseTx = struct<BaseTx>(baseTxFields, "BaseTx");
