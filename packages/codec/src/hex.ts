/** The node's hex encoding: 0x, the bytes, and usually a checksum. */

import { appendChecksum, stripChecksum } from "./cb58.ts";
import { CodecError } from "./codec-error.ts";
import { bytesToHex, hexToBytes } from "./primitives.ts";

/** Whether a checksum follows the bytes. */
export interface HexOptions {
  /** The node's encodings `hex` and `hexc` have a checksum (the default), `hexnc` has none. */
  readonly checksum?: boolean;
}

/**
 * Writes bytes as the node does in its `hex` encoding.
 *
 * @example
 * encodeHex(Uint8Array.of(1)); // "0x017785459a"
 * encodeHex(Uint8Array.of(1), { checksum: false }); // "0x01"
 */
export function encodeHex(bytes: Uint8Array, options: HexOptions = {}): string {
  return `0x${bytesToHex(options.checksum === false ? bytes : appendChecksum(bytes))}`;
}

/**
 * Reads the node's hex, with or without the leading `0x`.
 *
 * @throws CodecError when a character is foreign, a digit is missing, or the checksum does not fit.
 * @example
 * decodeHex("0x017785459a"); // Uint8Array [1]
 */
export function decodeHex(text: string, options: HexOptions = {}): Uint8Array {
  if (typeof text !== "string") throw new CodecError("hex is not a string");
  const prefix = text.startsWith("0x") ? 2 : 0;
  const digits = text.slice(prefix);
  const bytes = digits.length % 2 === 0 ? hexToBytes(digits) : undefined;
  if (!bytes) {
    const foreign = digits.search(/[^0-9a-fA-F]/);
    if (foreign >= 0) throw new CodecError(`"${digits[foreign]}" is not a hex digit`, prefix + foreign);
    throw new CodecError("hex has an odd number of digits", text.length);
  }
  return options.checksum === false ? bytes : stripChecksum(bytes);
}
