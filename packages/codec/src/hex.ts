/** The node's hex encoding: 0x, the bytes, and usually a checksum. */

import { appendChecksum, checksumOf, stripChecksum } from "./cb58.ts";
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

/** The ASCII of both digits of each byte. */
const PAIRS = Uint16Array.from({ length: 256 }, (_, byte) => {
  const digits = byte.toString(16).padStart(2, "0");
  return (digits.charCodeAt(0) << 8) | digits.charCodeAt(1);
});

function pairsInto(bytes: Uint8Array, target: DataView, at: number): number {
  const { length } = bytes;
  for (let index = 0; index < length; index += 1)
    target.setUint16(at + 2 * index, PAIRS[bytes[index] as number] as number); // within both
  return at + 2 * length;
}

/**
 * Writes the digits of the node's `hex` encoding, with checksum and without the leading `0x`, as ASCII into an array of bytes: for whoever
 * writes so many that a text for each is too slow.
 *
 * @param target - Has room for two bytes for each byte, and eight for the checksum, from `at` on.
 * @returns Where they end in `target`.
 * @throws CodecError when the target has less room.
 * @example
 * const line = new Uint8Array(64);
 * const end = encodeHexInto(Uint8Array.of(1), line, 0); // 10: "017785459a"
 */
export function encodeHexInto(bytes: Uint8Array, target: Uint8Array, at: number): number {
  const checksum = checksumOf(bytes);
  const size = 2 * (bytes.length + checksum.length);
  if (target.length < at + size) throw new CodecError(`the hex needs room for ${size} bytes`);
  const view = new DataView(target.buffer, target.byteOffset, target.length);
  return pairsInto(checksum, view, pairsInto(bytes, view, at));
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
