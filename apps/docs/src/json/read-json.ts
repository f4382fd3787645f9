/** Reads JSON with every digit of its numbers and the order of its fields. */
import { TOKEN } from "./indented.ts";

/** A number as it is written. */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value of JSON, with exact integers. */
export type Json = string | boolean | null | Digits | readonly Json[] | JsonObject;
export type JsonObject = ReadonlyMap<string, Json>;

export const isObject = (value: Json | undefined): value is JsonObject => value instanceof Map;
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** @throws SyntaxError for text that is not JSON, with the words of the engine */
export function readJson(text: string): Json {
  JSON.parse(text); // so that what follows may rely on the grammar
  const tokens = text.matchAll(TOKEN);
  const next = (): string => tokens.next().value?.[0] ?? "";
  const read = (token: string): Json => {
    if (token === "[") return listOf();
    if (token === "{") return objectOf();
    if (token.startsWith('"')) return JSON.parse(token);
    if (token === "null") return null;
    return token === "true" || token === "false" ? token === "true" : new Digits(token);
  };
  const listOf = () => {
    const items: Json[] = [];
    for (let token = next(); token !== "]"; token = next()) if (token !== ",") items.push(read(token));
    return items;
  };
  const objectOf = () => {
    const fields = new Map<string, Json>();
    for (let token = next(); token !== "}"; token = next()) {
      if (token === ",") continue;
      next(); // the colon
      fields.set(JSON.parse(token), read(next()));
    }
    return fields;
  };
  return read(next());
}
