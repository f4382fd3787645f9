/** Building blocks of the node's JSON form. */

/** A JSON value. Integers beyond 2^53-1 are bigints, so that nothing is rounded (see `stringifyJson`). */
export type JsonValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A JSON object. */
export type JsonObject = { [key: string]: JsonValue };

/**
 * JSON form by the node's age. `current` puts the base fields beside the others, and adds `id` to
 * transactions and blocks. `preBanff` nests the base fields under `inputs`, without ids.
 */
export type JsonForm = "current" | "preBanff";

/** Spelling of values in JSON. */
export interface JsonStyle {
  /** Chain alias before the dash of an address. */
  readonly chain: "P" | "X";
  /** Human-readable part of an address. */
  readonly hrp: string;
  readonly form: JsonForm;
}

/**
 * Prints JSON text. Bigints become plain integers, as the node prints them.
 *
 * @example
 * stringifyJson({ amount: 18446744073709551615n }); // '{"amount":18446744073709551615}'
 */
export function stringifyJson(value: JsonValue): string {
  if (typeof value === "bigint") return value.toString();
  try {
    return JSON.stringify(value); // many times as fast, and refuses bigints wherever they are
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  if (Array.isArray(value)) return `[${value.map(stringifyJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([key, member]) => `${JSON.stringify(key)}:${stringifyJson(member)}`,
    );
    return `{${members.join(",")}}`;
  }
  return JSON.stringify(value);
}
