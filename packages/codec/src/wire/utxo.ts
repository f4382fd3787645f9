/** Unspent outputs as far as they are the same on every chain: their origin, their asset and their ids. */

import { sha256 } from "../primitives.ts";
import { utxoIdFields } from "./input.ts";
import { id, u32 } from "./primitive.ts";
import { Writer } from "./writer.ts";

/** The origin and the asset of an unspent output. */
export interface UtxoFields {
  /** 32-byte id of the transaction that made it. */
  txId: Uint8Array;
  /** Position among the outputs of that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
}

export const utxoFields = { ...utxoIdFields, assetId: ["assetID", id] } as const;

/** The bytes whose hash names a UTXO; the same for all, since an indexer names millions. */
const named = new Writer(40);
const U32_SIZE = 4;

/**
 * The id of a UTXO: SHA-256 of the output index as a uint64, then the transaction id.
 *
 * @param txId - 32 bytes.
 * @param outputIndex - Position among the outputs of that transaction (uint32).
 * @throws CodecError when one of them is not that.
 * @example
 * const id = utxoId(utxo.txId, utxo.outputIndex);
 */
export function utxoId(txId: Uint8Array, outputIndex: number): Uint8Array {
  named.length = U32_SIZE; // zeros stay in front
  u32.write(named, outputIndex);
  id.write(named, txId);
  return sha256(named.finish());
}
