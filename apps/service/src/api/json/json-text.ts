/** Written JSON inside the body of a response: `http/` puts it into the response's text as it is. */

import type { Written } from "./written.ts";

/** The JSON of a `T`, to be returned by a handler in the place of the value. */
export class JsonText<out T> {
  readonly json: Written<T>;

  constructor(json: Written<T>) {
    this.json = json;
  }
}

/** A result whose fields, or which as a whole, may be written already. */
export type Body<T> = T | JsonText<T> | { readonly [Name in keyof T]: T[Name] | JsonText<T[Name]> };
