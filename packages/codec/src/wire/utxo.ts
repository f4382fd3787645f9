/** Parts of unspent outputs that all chains share: origin, asset and ids. */

import { sha256 } from "../primitives.ts";
import { utxoIdFields } from "./input.ts";
import { id, u32 } from "./primitive.ts";
import { Writer } from "./writer.ts";

/** Origin and asset of an unspent output. */
export interface UtxoFields {
  /** Id of the transaction that created it, 32 bytes. */
  txId: Uint8Array;
  /** Position among the outputs of that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
}

export const utxoFields = { ...utxoIdFields, assetId: ["assetID", id] } as const;

/** Reused buffer of the hashed bytes, because an indexer computes millions of ids. */
const named = new Writer(40);
const U32_SIZE = 4;

/**
 * Returns the id of a UTXO: SHA-256 of the output index as a uint64, then the transaction id.
 *
 * @param txId - 32 bytes.
 * @param outputIndex - Position among the outputs of that transaction (uint32).
 * @throws CodecError if a value is out of range.
 * @example
 * const id = utxoId(utxo.txId, utxo.outputIndex);
 */
export function utxoId(txId: Uint8Array, outputIndex: number): Uint8Array {
  named.length = U32_SIZE; // zeros stay in front
  u32.write(named, outputIndex);
  id.write(named, txId);
  return sha256(named.finish());
}
