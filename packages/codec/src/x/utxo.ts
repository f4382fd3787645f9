/** Unspent outputs of the X-Chain: bytes and values; `utxoId` gives their ids. */

import { struct } from "../wire/layout.ts";
import { type UtxoFields, utxoFields } from "../wire/utxo.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { anyOutput, type Output } from "./output.ts";

/** An X-Chain output that can be spent, with where it came from. */
export interface Utxo extends UtxoFields {
  /** What may be done with it, and by whom. */
  output: Output;
}

const utxo = struct<Utxo>({ ...utxoFields, output: ["output", anyOutput] });

/**
 * Reads a UTXO of the X-Chain; those that were exported to the C-Chain look the same.
 *
 * @param bytes - One UTXO with the codec version in front, as `avm.getUTXOs` and `avax.getUTXOs` return it.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { output } = decodeUtxo(decodeHex(hex));
 * if (output.type === "NftTransferOutput") console.log(output.groupId);
 */
export function decodeUtxo(bytes: Uint8Array): Utxo {
  return decodeVersioned(utxo, bytes);
}

/**
 * Writes a UTXO of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeUtxo(utxo)); // what avm.getUTXOs would return
 */
export function encodeUtxo(value: Utxo): Uint8Array {
  return encodeVersioned(utxo, value);
}
