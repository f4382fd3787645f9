/**
 * JSON that is written straight from the values of rows: neither row objects, nor item objects, nor a pass that turns these
 * into text. Its types say what the text describes, so that an item is checked against the spec's type as an object would be.
 */

import { type JsonValue, stringifyJson } from "@primary-network/codec";

declare const described: unique symbol;

/** The JSON text of a value of type `T`. */
export type Written<T> = string & { readonly [described]: T };

/** A text as JSON whose author knows that it is that of a `T`. */
const written = <T>(json: string): Written<T> => json as Written<T>; // the type exists for the compiler only

/** What JSON must escape: `JSON.stringify` also escapes halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

/** Any text; one that needs no escapes is only enclosed in quotes. */
export const writeText = <T extends string>(text: T): Written<T> =>
  written(ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

/** A text without a character that JSON escapes: an id, hex, a decimal integer, a word of this program. */
export const quote = <T extends string>(text: T): Written<T> => written(`"${text}"`);

/** A finite number. */
export const writeNumber = (value: number): Written<number> => written(String(value));

/** A decimal integer of any size, as a JSON number with all digits. */
export const writeInteger = (decimal: string): Written<number | bigint> => written(decimal);

export const writeBoolean = (value: boolean): Written<boolean> => written(value ? "true" : "false");

/** A list of values that are written already. */
export const writeList = <T>(items: readonly Written<T>[]): Written<T[]> => written(`[${items.join(",")}]`);

/** Any other value, in the slow way: for rare and irregular parts. Bigints become integers. */
export const writeJson = <T>(value: T): Written<T> => written(stringifyJson(value as JsonValue)); // interfaces of the spec have no index signature

/** What the writer of a field may return in the place of its value. */
export type Optional<Item, Name extends keyof Item> =
  Record<never, never> extends Pick<Item, Name> ? undefined : never;

/** How each field of an item is written from a row; undefined leaves out a field that is optional. */
export type Fields<Item, Row, Context> = {
  readonly [Name in keyof Item]-?: (
    row: Row,
    context: Context,
  ) => Written<Exclude<Item[Name], undefined>> | Optional<Item, Name>;
};

/**
 * Makes the writer of an item: all fields of its type, in the order in which they are given.
 *
 * @example
 * const writeAsset = objectWriter<AssetAmount, Row, IdTexts>({ assetId: (row, ids) => ids.id(row.assetId), … });
 */
export function objectWriter<Item extends object, Row, Context>(
  fields: Fields<Item, Row, Context>,
): (row: Row, context: Context) => Written<Item> {
  // `Fields` is an object of functions of one form, which keyof hides from Object.entries.
  const entries = Object.entries(fields) as [string, (row: Row, context: Context) => string | undefined][];
  const keys = entries.map(([name]) => `${JSON.stringify(name)}:`);
  const writers = entries.map(([, write]) => write);
  return (row, context) => {
    let text = "";
    for (let at = 0; at < writers.length; at++) {
      const value = writers[at]?.(row, context);
      if (value !== undefined) text += (text === "" ? "{" : ",") + keys[at] + value;
    }
    return written(text === "" ? "{}" : `${text}}`);
  };
}
