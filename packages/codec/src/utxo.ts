/** Unspent outputs: bytes, values and ids. */

import { utxoIdFields } from "./input.ts";
import { type Output, output } from "./output.ts";
import { sha256 } from "./primitives.ts";
import { struct } from "./wire/layout.ts";
import { decodeMessage, encodeMessage } from "./wire/message.ts";
import { id, u32 } from "./wire/primitive.ts";
import { Writer } from "./wire/writer.ts";

/** An output that can be spent, with where it came from. */
export interface Utxo {
  /** 32-byte id of the transaction that made it. */
  txId: Uint8Array;
  /** Position among the outputs of that transaction (uint32). */
  outputIndex: number;
  /** 32-byte asset id. */
  assetId: Uint8Array;
  /** The amount and who may spend it. */
  output: Output;
}

export const utxoFields = {
  ...utxoIdFields,
  assetId: ["assetID", id],
  output: ["output", output],
} as const;

const utxo = struct<Utxo>(utxoFields);

/**
 * Reads a UTXO.
 *
 * @param bytes - One UTXO with the codec version in front, as `platform.getUTXOs` returns it.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * decodeUtxo(decodeHex(hex)).output; // { type: "TransferOutput", amount: 500000000000n, … }
 */
export function decodeUtxo(bytes: Uint8Array): Utxo {
  return decodeMessage(utxo, bytes);
}

/**
 * Writes a UTXO, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeUtxo(utxo)); // what platform.getUTXOs would return
 */
export function encodeUtxo(value: Utxo): Uint8Array {
  return encodeMessage(utxo, value);
}

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
