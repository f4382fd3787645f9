/** cb58: base58 with a checksum, the text form of ids. */
import { ValidationError } from "../errors/validation.ts";
import { decodeBase58, encodeBase58, encodeBase58Into } from "./base58.ts";
import type { Refuse } from "./check-address.ts";
import { CHECKSUM_SIZE, checksumInto } from "./checksum.ts";

/** Maximum characters to decode. Base58 takes quadratic time, and ids are far shorter. */
const MAX_TEXT = 4096;
const MAX_BYTES = 2048 - CHECKSUM_SIZE;

/**
 * Encodes bytes as cb58.
 *
 * @param bytes Bytes to encode, at most 2044. Ids have 32, short ids 20, private keys 32. {@link formatId}
 * requires 32.
 * @throws ValidationError for more bytes.
 * @example
 * ```ts
 * encodeCb58(new Uint8Array(20)); // "111111111111111111116DBWJs"
 * ```
 */
export function encodeCb58(bytes: Uint8Array): string {
  const { length } = bytes;
  if (length > MAX_BYTES) throw new ValidationError("encodeCb58", "bytes", `must be at most ${MAX_BYTES}`);
  const joined = new Uint8Array(length + CHECKSUM_SIZE);
  joined.set(bytes);
  checksumInto(bytes, joined, length);
  return encodeBase58(joined);
}

/** Bytes of an id, and the maximum length of its cb58. */
const [ID_SIZE, ID_TEXT] = [32, 50];

const idWithChecksum = /* @__PURE__ */ new Uint8Array(ID_SIZE + CHECKSUM_SIZE);

/**
 * Writes the cb58 of an id as ASCII into an array of bytes. Use it if you write too many ids to make a string
 * for each.
 *
 * @param id 32 bytes.
 * @param target Array with room for 50 bytes from `at` on.
 * @returns the position after the text in `target`.
 * @throws ValidationError if the id has another size, or the target has less room.
 * @example
 * ```ts
 * const line = new Uint8Array(64);
 * const end = encodeCb58Into(new Uint8Array(32), line, 0); // 37
 * ```
 */
export function encodeCb58Into(id: Uint8Array, target: Uint8Array, at: number): number {
  if (id.length !== ID_SIZE) throw new ValidationError("encodeCb58Into", "id", `must be ${ID_SIZE} bytes`);
  if (target.length < at + ID_TEXT)
    throw new ValidationError("encodeCb58Into", "target", `must have room for ${ID_TEXT} bytes`);
  idWithChecksum.set(id);
  checksumInto(id, idWithChecksum, ID_SIZE);
  return encodeBase58Into(idWithChecksum, target, at);
}

/**
 * Decodes cb58.
 *
 * @param text Text to decode, at most 4096 characters.
 * @param size Required number of bytes, such as 32 for an id. Default: any.
 * @throws ValidationError if a character is foreign, the checksum is invalid, or the size differs.
 * @example
 * ```ts
 * decodeCb58("111111111111111111116DBWJs"); // 20 zero bytes
 * ```
 */
export const decodeCb58 = (text: string, size?: number): Uint8Array =>
  readCb58(String(text), size, (rule) => {
    throw new ValidationError("decodeCb58", "text", rule);
  });

/** Decodes cb58, or refuses it. */
export function readCb58(text: string, size: number | undefined, refuse: Refuse): Uint8Array {
  const form = size === undefined ? "must be cb58" : `must be cb58 of ${size} bytes`;
  // Base58 takes 1.37 characters per byte, so a longer text cannot have that many bytes.
  const most = size === undefined ? MAX_TEXT : (size + CHECKSUM_SIZE) * 1.5;
  const joined = text.length > most ? undefined : decodeBase58(text);
  if (!joined) return refuse(form);
  const length = joined.length - CHECKSUM_SIZE;
  if (size !== undefined && length !== size) refuse(form);
  if (length < 0) refuse("is too short for a checksum");
  const payload = joined.slice(0, length);
  const sum = new Uint8Array(CHECKSUM_SIZE);
  checksumInto(payload, sum, 0);
  if (sum.some((byte, index) => byte !== joined[length + index]))
    refuse("has an invalid checksum: a character is wrong");
  return payload;
}
