/** The node's hex encoding: 0x, the bytes, and usually a checksum. */

import { CHECKSUM_SIZE, checksumInto } from "@primary-network/core/ids";
import { CodecError } from "./codec-error.ts";
import { bytesToHex, hexToBytes } from "./primitives.ts";

/** Reused buffer of a checksum. */
const checksum = new Uint8Array(CHECKSUM_SIZE);

/** Appends the checksum to the bytes. */
function appendChecksum(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length + CHECKSUM_SIZE);
  joined.set(bytes);
  checksumInto(bytes, joined, bytes.length);
  return joined;
}

/** Removes the checksum from the end. Throws CodecError if it is invalid. */
function stripChecksum(bytes: Uint8Array): Uint8Array {
  const length = bytes.length - CHECKSUM_SIZE;
  if (length < 0)
    throw new CodecError(`${bytes.length} bytes are too few for a ${CHECKSUM_SIZE}-byte checksum`);
  const payload = bytes.slice(0, length);
  checksumInto(payload, checksum, 0);
  for (let index = 0; index < CHECKSUM_SIZE; index += 1) {
    if (bytes[length + index] !== checksum[index]) throw new CodecError("the checksum is invalid");
  }
  return payload;
}

/** Options of hex. */
export interface HexOptions {
  /** True for the node's encodings `hex` and `hexc` (the default), false for `hexnc`. */
  readonly checksum?: boolean;
}

/**
 * Encodes bytes as the node's `hex`.
 *
 * @example
 * encodeHex(Uint8Array.of(1)); // "0x017785459a"
 * encodeHex(Uint8Array.of(1), { checksum: false }); // "0x01"
 */
export function encodeHex(bytes: Uint8Array, options: HexOptions = {}): string {
  return `0x${bytesToHex(options.checksum === false ? bytes : appendChecksum(bytes))}`;
}

/** Returns the ASCII of a digit of each byte. */
const codesOf = (digit: 0 | 1): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0").charCodeAt(digit));
const [HIGH, LOW] = [codesOf(0), codesOf(1)];

function digitsInto(bytes: Uint8Array, target: Uint8Array, at: number): number {
  const { length } = bytes;
  let end = at;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index] as number; // within the bytes
    target[end] = HIGH[byte] as number;
    target[end + 1] = LOW[byte] as number;
    end += 2;
  }
  return end;
}

/**
 * Writes the digits of the node's `hex` as ASCII into an array of bytes, with checksum and without the
 * leading `0x`. Use it if you write too many to make a string for each.
 *
 * @param target - Array with room from `at` on for two bytes per byte, and eight for the checksum.
 * @returns Position after the digits in `target`.
 * @throws CodecError if the target has less room.
 * @example
 * const line = new Uint8Array(64);
 * const end = encodeHexInto(Uint8Array.of(1), line, 0); // 10: "017785459a"
 */
export function encodeHexInto(bytes: Uint8Array, target: Uint8Array, at: number): number {
  checksumInto(bytes, checksum, 0);
  const size = 2 * (bytes.length + CHECKSUM_SIZE);
  if (target.length < at + size) throw new CodecError(`the hex needs room for ${size} bytes`);
  return digitsInto(checksum, target, digitsInto(bytes, target, at));
}

/**
 * Decodes the node's hex, with or without the leading `0x`.
 *
 * @throws CodecError if a character is foreign, a digit is missing, or the checksum is invalid.
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
