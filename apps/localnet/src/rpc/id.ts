/** Decodes 32-byte ids from cb58, with the node's error messages. */
import { decodeCb58, ValidationError } from "@primary-network/codec";

/** A digit outside the base58 alphabet, which leaves out 0, O, I and l. */
const NOT_A_DIGIT = /[^1-9A-HJ-NP-Za-km-z]/u;

/**
 * The 32 bytes of a cb58 id.
 *
 * @throws Error with the node's message
 * @example decodeId("11111111111111111111111111111111LpoYY")
 */
export function decodeId(text: string): Uint8Array {
  if (text === "") throw new Error("base58 decoding error: zero length string");
  const digit = NOT_A_DIGIT.exec(text);
  if (digit !== null) {
    const known = digit[0] <= "\u007f";
    const reason = known ? `invalid base58 digit ('${digit[0]}')` : "high-bit set on invalid digit";
    throw new Error(`base58 decoding error: ${reason}`);
  }
  let bytes: Uint8Array;
  try {
    bytes = decodeCb58(text);
  } catch (error) {
    const short = error instanceof ValidationError && error.rule.startsWith("is too short");
    throw new Error(short ? "input string is smaller than the checksum size" : "invalid input checksum");
  }
  if (bytes.length !== 32) throw new Error(`invalid hash length: expected 32 bytes but got ${bytes.length}`);
  return bytes;
}
