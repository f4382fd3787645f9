/**
 * Reads the values of rows for both drivers, from PostgreSQL's text form: bytes become
 * hex at once.
 */

const BYTEA = 17;
const INT8 = 20;
const JSON_TEXT = 114;
const BYTEA_ARRAY = 1001;
const JSONB = 3802;

const asIs = (text: string): string => text;
/**
 * Reads bytes, such as `\x0102`. A template would keep a text of two parts, which everything that reads its
 * characters one by one (the writer of an id, a comparison) takes three times as long for; joined parts are
 * one.
 */
const hex = (text: string): string => ["0x", text.slice(2)].join("");

/** Reads a list of bytes, such as `{"\\x0102","\\x03"}`; no list of bytes holds null. */
const hexList = (text: string): string[] =>
  text === "{}"
    ? []
    : text
        .slice(1, -1)
        .split(",")
        .map((one) => ["0x", one.slice(4, -1)].join(""));

/** The parsers of bytes, by the type's oid: all statements read bytes so. */
export const byteParsers: { readonly [oid: number]: (text: string) => unknown } = {
  [BYTEA]: hex,
  [BYTEA_ARRAY]: hexList,
};

/** By the type's oid; every other type is read as the driver reads it. */
export const rowParsers: { readonly [oid: number]: (text: string) => unknown } = {
  ...byteParsers,
  [INT8]: Number, // heights and times stay far below 2^53; amounts are numeric, which comes as text
  [JSON_TEXT]: asIs,
  [JSONB]: asIs,
};
