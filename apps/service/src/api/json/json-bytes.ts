/** Written JSON: in the body of a response, or as text. */

import { ByteWriter, JsonBytes, type Wrote } from "./byte-writer.ts";
import type { WriteItem } from "./item-writer.ts";

/** A result whose fields may be written already. */
export type WrittenFields<T> = { readonly [Name in keyof T]: T[Name] | JsonBytes<T[Name]> };

/** A result whose fields, or which as a whole, may be written already. */
export type Body<T> = T | JsonBytes<T> | WrittenFields<T>;

/** One for all pages: each is written at once. */
const shared = new ByteWriter();

/** The JSON that `write` writes, to be returned by a handler in the place of the value. */
export function jsonBytes<T>(write: (out: ByteWriter) => Wrote<T>): JsonBytes<T> {
  try {
    write(shared);
  } catch (error) {
    shared.finish();
    throw error;
  }
  return new JsonBytes(shared.finish());
}

/** The items of a page, written one after the other. */
export const listBytes =
  <Item, Row, Context>(write: WriteItem<Item, Row, Context>) =>
  (rows: readonly Row[], context: Context): JsonBytes<Item[]> =>
    jsonBytes((out) => out.list(rows, (row) => write(out, row, context)));

const decoder = new TextDecoder();

/** The same as text, for streams and messages. */
export const jsonText = (write: (out: ByteWriter) => Wrote<unknown>): string =>
  decoder.decode(jsonBytes(write).bytes);
