/** Decimal text as a JSON integer that is never rounded. */

/** A number where it is exact, else a bigint, which the response writer prints in full. */
export function exactInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
