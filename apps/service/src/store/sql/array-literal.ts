/** Values in PostgreSQL's text forms. */

/** A field of a fact; bytes are hex with 0x. */
export type Value = string | number | boolean | null | readonly (string | number)[];

/** Bytes, given in hex with 0x. */
export const byteLiteral = (hex: string): string => `\\x${hex.slice(2)}`;

const SPECIAL = /["\\]/;
const quoted = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : `"${text}"`;

/** As `quoted` writes it: only its own backslash is escaped. */
const quotedBytes = (hex: string): string =>
  SPECIAL.test(hex) ? quoted(byteLiteral(hex)) : `"\\\\x${hex.slice(2)}"`;

/** @param type of the column; its bytes are given in hex with 0x */
const element = (value: Value, type: string): string => {
  if (typeof value === "string") return type === "bytea" ? quotedBytes(value) : quoted(value);
  if (value === null) return "NULL";
  // Arrays of one column differ in length, which PostgreSQL's arrays of arrays may not: each travels as text.
  return typeof value === "object" ? quoted(arrayLiteral(value, type.slice(0, -"[]".length))) : String(value);
};

/** Values in the text form of a PostgreSQL array. */
export function arrayLiteral(values: readonly Value[], type: string): string {
  return `{${values.map((value) => element(value, type)).join(",")}}`;
}
