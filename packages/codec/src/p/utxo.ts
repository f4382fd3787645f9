/** Unspent outputs of the P-Chain: bytes and values. */

import { struct } from "../wire/layout.ts";
import { type Output, output } from "../wire/output.ts";
import { type UtxoFields, utxoFields } from "../wire/utxo.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** An unspent output, with its origin. */
export interface Utxo extends UtxoFields {
  /** Amount and owners. */
  output: Output;
}

/** Fields of a UTXO, which are also the first fields of a genesis UTXO. */
export const pUtxoFields = { ...utxoFields, output: ["output", output] } as const;

const utxo = struct<Utxo>(pUtxoFields);

/**
 * Decodes a UTXO.
 *
 * @param bytes - UTXO with its codec version, as `platform.getUTXOs` returns it.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * decodeUtxo(decodeHex(hex)).output; // { type: "TransferOutput", amount: 500000000000n, … }
 */
export function decodeUtxo(bytes: Uint8Array): Utxo {
  return decodeVersioned(utxo, bytes);
}

/**
 * Encodes a UTXO, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeUtxo(utxo)); // what platform.getUTXOs would return
 */
export function encodeUtxo(value: Utxo): Uint8Array {
  return encodeVersioned(utxo, value);
}
