/** Converts amounts between whole units and an asset's smallest unit, without losing a digit. */
import { ValidationError } from "./errors/validation.ts";

/**
 * An integer: a decimal string as the services send it, a bigint, or a number that is exact (at most 2^53 -
 * 1).
 */
export type Amount = string | bigint | number;

/**
 * Decimal places of AVAX on the P- and X-Chain, and in atomic outputs of the C-Chain. EVM amounts have 18.
 */
const AVAX_DECIMALS = 9;

/**
 * Formats an amount in the smallest unit as whole units, exactly and without trailing zeros.
 *
 * @param amount Integer. May be negative.
 * @param decimals Decimal places of a whole unit, 0 to 255: an asset's `denomination` or a token's
 * `decimals`.
 * @throws ValidationError for other values.
 * @example
 * ```ts
 * formatUnits("1234500", 6); // "1.2345"
 * ```
 */
export function formatUnits(amount: Amount, decimals: number): string {
  const units = integer("formatUnits", amount);
  checkDecimals("formatUnits", decimals);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}

/**
 * Parses an amount in whole units into the smallest unit.
 *
 * @param text Decimal such as "1.5", without exponent or grouping. A bigint or an exact integer counts whole
 * units.
 * @param decimals Decimal places of a whole unit, 0 to 255.
 * @throws ValidationError for other values, and for more digits than the smallest unit has.
 * @example
 * ```ts
 * parseUnits("1.2345", 6); // 1234500n
 * ```
 */
export function parseUnits(text: Amount, decimals: number): bigint {
  checkDecimals("parseUnits", decimals);
  if (typeof text !== "string") return integer("parseUnits", text) * 10n ** BigInt(decimals);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new ValidationError("parseUnits", "text", "must be a decimal number");
  const [, sign, whole, fraction = ""] = match;
  const places = fraction.replace(/0+$/, "");
  if (places.length > decimals) {
    throw new ValidationError("parseUnits", "text", `must have at most ${decimals} decimal places`);
  }
  const units = BigInt(`${whole}${places.padEnd(decimals, "0")}`);
  return sign ? -units : units;
}

/**
 * Formats nAVAX as AVAX.
 *
 * @throws ValidationError if the amount is not an integer.
 * @example
 * ```ts
 * formatAvax("2000500000000"); // "2000.5"
 * ```
 */
export const formatAvax = (nAvax: Amount): string => formatUnits(nAvax, AVAX_DECIMALS);

/**
 * Parses AVAX into nAVAX.
 *
 * @throws ValidationError if the text is not a decimal number with at most 9 decimal places.
 * @example
 * ```ts
 * parseAvax("0.1"); // 100000000n
 * ```
 */
export const parseAvax = (avax: Amount): bigint => parseUnits(avax, AVAX_DECIMALS);

function integer(operation: string, value: Amount): bigint {
  const isExact =
    typeof value === "string"
      ? /^-?\d+$/.test(value)
      : typeof value === "bigint" || Number.isSafeInteger(value);
  if (!isExact) {
    throw new ValidationError(operation, "amount", "must be an integer (a bigint or a string beyond 2^53)");
  }
  return BigInt(value);
}

function checkDecimals(operation: string, decimals: number): void {
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= 255) return;
  throw new ValidationError(operation, "decimals", "must be an integer of 0 to 255");
}
