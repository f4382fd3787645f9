/** Splits flat parameters into path, query and body, and prints the query. */
import type { Operation, Param } from "./operation.ts";
import { isAbsent } from "./validate.ts";

type Values = Record<string, unknown>;

/** Parameters by the place where they travel; `body` is undefined where the operation has none. */
export interface Split {
  readonly path: Values;
  readonly query: Values;
  readonly body: Values | undefined;
}

/** Puts each value in its place. Absent values (undefined, null, empty lists) are left out. */
export function splitParams(operation: Operation, values: Readonly<Values>): Split {
  const split: { path: Values; query: Values; body: Values | undefined } = {
    path: {},
    query: {},
    body: undefined,
  };
  for (const name in operation.params) {
    const place = operation.params[name]?.in ?? "query";
    if (place === "body") split.body ??= {};
    if (!isAbsent(values[name])) (split[place] as Values)[name] = values[name]; // body was made above
  }
  return split;
}

/** Prints a query: lists marked `csv` joined by commas, other lists as repeated names, every value percent-encoded. */
export function printQuery(query: Readonly<Values>, params: { readonly [name: string]: Param }): string {
  const pairs: string[] = [];
  for (const name in query) {
    const value = query[name];
    if (isAbsent(value)) continue;
    const isJoined = params[name]?.csv;
    const parts: unknown[] = Array.isArray(value) ? value : isJoined ? String(value).split(",") : [value];
    const texts = parts.map((part) => encodeURIComponent(String(part)));
    const key = encodeURIComponent(name);
    if (isJoined) pairs.push(`${key}=${texts.join(",")}`);
    else for (const text of texts) pairs.push(`${key}=${text}`);
  }
  return pairs.join("&");
}
