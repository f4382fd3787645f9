/** Unspent outputs of the P-Chain: bytes and values. */

import { struct } from "../wire/layout.ts";
import { type Output, output } from "../wire/output.ts";
import { type UtxoFields, utxoFields } from "../wire/utxo.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** An output that can be spent, with where it came from. */
export interface Utxo extends UtxoFields {
  /** The amount and who may spend it. */
  output: Output;
}

/** The fields of a UTXO, which those of the genesis begin with. */
export const pUtxoFields = { ...utxoFields, output: ["output", output] } as const;

const utxo = struct<Utxo>(pUtxoFields);

/**
 * Reads a UTXO.
 *
 * @param bytes - One UTXO with the codec version in front, as `platform.getUTXOs` returns it.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * decodeUtxo(decodeHex(hex)).output; // { type: "TransferOutput", amount: 500000000000n, … }
 */
export function decodeUtxo(bytes: Uint8Array): Utxo {
  return decodeVersioned(utxo, bytes);
}

/**
 * Writes a UTXO, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeUtxo(utxo)); // what platform.getUTXOs would return
 */
export function encodeUtxo(value: Utxo): Uint8Array {
  return encodeVersioned(utxo, value);
}
