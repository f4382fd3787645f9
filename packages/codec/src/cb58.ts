/** cb58: base58 with a checksum, the text form of ids. */

import { base58 } from "@scure/base";
import { encodeBase58, encodeBase58Into } from "./base58.ts";
import { CodecError } from "./codec-error.ts";
import { CHECKSUM_SIZE, checksumInto } from "./primitives.ts";

/** base58 takes quadratic time, so nothing longer is converted; ids stay far below. */
const MAX_TEXT = 4096;
const MAX_BYTES = 2048 - CHECKSUM_SIZE;

/** Joins the bytes and their checksum. */
export function appendChecksum(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length + CHECKSUM_SIZE);
  joined.set(bytes);
  checksumInto(bytes, joined, bytes.length);
  return joined;
}

/** Takes the checksum off the end, or throws CodecError when it does not fit. */
export function stripChecksum(bytes: Uint8Array): Uint8Array {
  const length = bytes.length - CHECKSUM_SIZE;
  if (length < 0)
    throw new CodecError(`${bytes.length} bytes are too few for a ${CHECKSUM_SIZE}-byte checksum`);
  const payload = bytes.slice(0, length);
  const sum = new Uint8Array(CHECKSUM_SIZE);
  checksumInto(payload, sum, 0);
  for (let index = 0; index < CHECKSUM_SIZE; index += 1) {
    if (bytes[length + index] !== sum[index]) throw new CodecError("checksum does not fit the bytes");
  }
  return payload;
}

/**
 * Writes bytes as cb58.
 *
 * @param bytes - Any bytes; ids have 32, short ids 20.
 * @throws CodecError for more than 2044 bytes.
 * @example
 * encodeCb58(new Uint8Array(32)); // "11111111111111111111111111111111LpoYY"
 */
export function encodeCb58(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) {
    throw new CodecError(`${bytes.length} bytes are too many for cb58 (at most ${MAX_BYTES})`);
  }
  return encodeBase58(appendChecksum(bytes));
}

/** Bytes of an id, and the most characters of its cb58. */
const [ID_SIZE, ID_TEXT] = [32, 50];

const idWithChecksum = new Uint8Array(ID_SIZE + CHECKSUM_SIZE);

/**
 * Writes the cb58 of an id as ASCII into an array of bytes: for whoever writes so many that a text for each is too slow.
 *
 * @param id - 32 bytes.
 * @param target - Has room for 50 bytes from `at` on.
 * @returns Where the text ends in `target`.
 * @throws CodecError when the id has another size, or the target has less room.
 * @example
 * const line = new Uint8Array(64);
 * const end = encodeCb58Into(new Uint8Array(32), line, 0); // 37
 */
export function encodeCb58Into(id: Uint8Array, target: Uint8Array, at: number): number {
  if (id.length !== ID_SIZE) throw new CodecError(`an id has ${ID_SIZE} bytes, not ${id.length}`);
  if (target.length < at + ID_TEXT) throw new CodecError(`the cb58 of an id needs room for ${ID_TEXT} bytes`);
  idWithChecksum.set(id);
  checksumInto(id, idWithChecksum, ID_SIZE);
  return encodeBase58Into(idWithChecksum, target, at);
}

/**
 * Reads cb58.
 *
 * @param text - cb58 text, at most 4096 characters.
 * @param length - The number of bytes that must come out, such as 32 for an id; any when left out.
 * @throws CodecError when a character is foreign, the checksum does not fit, or the length differs.
 * @example
 * decodeCb58("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5", 32); // id of the C-Chain on mainnet
 */
export function decodeCb58(text: string, length?: number): Uint8Array {
  if (typeof text !== "string") throw new CodecError("cb58 is not a string");
  if (text.length > MAX_TEXT)
    throw new CodecError(`cb58 of ${text.length} characters is too long (at most ${MAX_TEXT})`);
  const foreign = text.search(/[^1-9A-HJ-NP-Za-km-z]/);
  if (foreign >= 0) throw new CodecError(`"${text[foreign]}" is not a base58 character`, foreign);
  const bytes = stripChecksum(base58.decode(text));
  if (length !== undefined && bytes.length !== length) {
    throw new CodecError(`cb58 holds ${bytes.length} bytes, ${length} are wanted`);
  }
  return bytes;
}
