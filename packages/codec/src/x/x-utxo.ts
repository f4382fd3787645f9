/** Unspent outputs of the X-Chain: bytes and values; `utxoId` gives their ids. */

import type { Utxo } from "../utxo.ts";
import { utxoFields } from "../utxo.ts";
import { struct } from "../wire/layout.ts";
import { decodeMessage, encodeMessage } from "../wire/message.ts";
import { type XOutput, xOutput } from "./x-output.ts";

/** An X-Chain output that can be spent, with where it came from. */
export interface XUtxo extends Omit<Utxo, "output"> {
  /** What may be done with it, and by whom. */
  output: XOutput;
}

const xUtxo = struct<XUtxo>({ ...utxoFields, output: ["output", xOutput] });

/**
 * Reads a UTXO of the X-Chain; those that were exported to the C-Chain look the same.
 *
 * @param bytes - One UTXO with the codec version in front, as `avm.getUTXOs` and `avax.getUTXOs` return it.
 * @throws CodecError with the offset when they are cut, too long, or of an unknown type.
 * @example
 * const { output } = decodeXUtxo(decodeHex(hex));
 * if (output.type === "NftTransferOutput") console.log(output.groupId);
 */
export function decodeXUtxo(bytes: Uint8Array): XUtxo {
  return decodeMessage(xUtxo, bytes);
}

/**
 * Writes a UTXO of the X-Chain, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeHex(encodeXUtxo(utxo)); // what avm.getUTXOs would return
 */
export function encodeXUtxo(value: XUtxo): Uint8Array {
  return encodeMessage(xUtxo, value);
}
