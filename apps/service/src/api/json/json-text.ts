/** Written JSON inside the body of a response: `http/` puts it into the response's text as it is. */

import { type Written, writeList } from "./written.ts";

/** The JSON of a `T`, to be returned by a handler in the place of the value. */
export class JsonText<out T> {
  readonly json: Written<T>;

  constructor(json: Written<T>) {
    this.json = json;
  }
}

/** The items of a page, each written as text. */
export const listText =
  <Item, Row, Context>(write: (row: Row, context: Context) => Written<Item>) =>
  (rows: readonly Row[], context: Context): JsonText<Item[]> =>
    new JsonText(writeList(rows.map((row) => write(row, context))));

/** The same as bytes. */
export class JsonBytes<out T> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  declare readonly of: T;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

type WrittenJson<T> = JsonText<T> | JsonBytes<T>;

/** A result whose fields may be written already. */
export type WrittenFields<T> = { readonly [Name in keyof T]: T[Name] | WrittenJson<T[Name]> };

/** A result whose fields, or which as a whole, may be written already. */
export type Body<T> = T | WrittenJson<T> | WrittenFields<T>;
