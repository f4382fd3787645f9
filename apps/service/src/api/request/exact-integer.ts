/** Decimal text as a JSON integer that is never rounded. */

/** A number where that is exact, else a bigint, which the response writer prints with all digits. */
export function exactInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
