/** Unspent outputs of the X-Chain: bytes and values. `utxoId` returns their ids. */

import { struct } from "../wire/layout.ts";
import { type UtxoFields, utxoFields } from "../wire/utxo.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";
import { anyOutput, type Output } from "./output.ts";

/** An unspent output of the X-Chain, with its origin. */
export interface Utxo extends UtxoFields {
  /** Owners and rights of the output. */
  output: Output;
}

const utxo = struct<Utxo>({ ...utxoFields, output: ["output", anyOutput] });

/**
 * Decodes a UTXO of the X-Chain. UTXOs that were exported to the C-Chain have the same form.
 *
 * @param bytes - UTXO with its codec version, as `avm.getUTXOs` and `avax.getUTXOs` return it.
 * @throws CodecError with the offset if the bytes are cut off, too long, or of an unknown type.
 * @example
 * const { output } = decodeUtxo(decodeHex(hex));
 * if (output.type === "NftTransferOutput") console.log(output.groupId);
 */
export function decodeUtxo(bytes: Uint8Array): Utxo {
  return decodeVersioned(utxo, bytes);
}

/**
 * Encodes a UTXO of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeUtxo(utxo)); // what avm.getUTXOs would return
 */
export function encodeUtxo(value: Utxo): Uint8Array {
  return encodeVersioned(utxo, value);
}
