/** What the node's JSON form is made of. */

/** A JSON value; integers beyond 2^53-1 are bigints, so that nothing is rounded. */
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

/** How addresses are spelled in the JSON form: `P-avax1…` for `{ chain: "P", hrp: "avax" }`. */
export interface AddressStyle {
  /** Chain alias before the dash. */
  readonly chain: string;
  /** Human-readable part of the bech32 text, see `hrpOfNetwork`. */
  readonly hrp: string;
}
