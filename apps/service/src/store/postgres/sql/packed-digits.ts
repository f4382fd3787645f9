/** Reads numbers and bytes from the digits of packed values, which are hex with 0x. */

import { numberIn } from "../../../domain/hex-bytes.ts";

const U32 = 2 ** 32;
/** Digits of four bytes, and of eight. */
const [DIGITS_32, DIGITS_64] = [8, 16];

/** One text, not one of two parts: row-values.ts. */
export const hexAt = (digits: string, from: number, to: number): string =>
  ["0x", digits.slice(from, to)].join("");

/** The number of four bytes. */
export const numberAt = (digits: string, at: number): number => numberIn(digits, at, DIGITS_32);

/** The number of eight bytes, below 2^53. */
export const longNumberAt = (digits: string, at: number): number =>
  numberAt(digits, at) * U32 + numberAt(digits, at + DIGITS_32);

/** The decimal of eight bytes. */
export function amountAt(digits: string, at: number): string {
  // Of more than 2^53 there is not much: 9 million AVAX.
  if (numberAt(digits, at) >= 2 ** 21) return String(BigInt(`0x${digits.slice(at, at + DIGITS_64)}`));
  return String(longNumberAt(digits, at));
}
