/** Values in PostgreSQL's text forms. */

/** A field of a fact; bytes are hex with 0x. */
export type Value = string | number | boolean | null | readonly (string | number)[];

/** Bytes, given in hex with 0x. */
export const byteLiteral = (hex: string): string => `\\x${hex.slice(2)}`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** @param type of the column; its bytes are given in hex with 0x */
const element = (value: Value, type: string): string => {
  if (typeof value === "string") return quoted(type === "bytea" ? byteLiteral(value) : value);
  if (value === null) return "NULL";
  // Arrays of one column differ in length, which PostgreSQL's arrays of arrays may not: each travels as text.
  return typeof value === "object" ? quoted(arrayLiteral(value, type.slice(0, -"[]".length))) : String(value);
};

/** Values in the text form of a PostgreSQL array. */
export function arrayLiteral(values: readonly Value[], type: string): string {
  return `{${values.map((value) => element(value, type)).join(",")}}`;
}
