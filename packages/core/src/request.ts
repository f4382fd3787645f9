/** Makes the request of an operation: checks its parameters, places them, and has the URL built. */
import { ValidationError } from "./errors/validation.ts";
import { printJson } from "./exact.ts";
import type { Operation, Param } from "./operation.ts";
import type { Settings } from "./options.ts";
import type { Message } from "./pipeline/call.ts";
import { isAbsent, validate } from "./validate.ts";

type Values = Record<string, unknown>;

/** Parts of a URL. */
export interface UrlParts {
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Values by name, not yet encoded. */
  readonly params: {
    /** Values of the path template's `{names}`. */
    readonly path: Values;
    /** Values of the query. */
    readonly query: Values;
  };
  /** Prints the query. */
  readonly querySerializer: (query: Values) => string;
}

/** Builds the URL of a path template such as `/v1/things/{id}`. */
export type CreateUrl = (path: string, parts: UrlParts) => string;

/**
 * Makes the message of an operation.
 *
 * @throws ValidationError naming the parameter that breaks a rule of the spec.
 */
export function createMessage(
  { baseUrl, defaults, prepare }: Settings,
  createUrl: CreateUrl,
  { id, method, path, params, rules }: Operation,
  given: object,
): Message {
  const values: Values = { ...given };
  for (const name in params) if (params[name]?.fallback) values[name] ??= defaults[name];
  prepare?.(id, values, params);
  validate(id, values, params, rules);
  const parts: { path: Values; query: Values; body?: Values } = { path: {}, query: {} };
  for (const name in params) {
    const { in: part = "query", type } = params[name] as Param; // name comes from the same object
    parts[part] ??= {}; // an operation with a body sends one, however empty
    const value = values[name];
    if (!isAbsent(value)) parts[part][name] = type === "numeric" ? String(value) : value;
  }
  const querySerializer = (query: Values) => printQuery(query, params);
  try {
    const url = createUrl(path, { baseUrl, params: parts, querySerializer });
    return { method, url, body: parts.body && printJson(parts.body) };
  } catch (error) {
    throw new ValidationError(id, "params", `cannot be sent: ${(error as Error).message}`); // e.g. a cycle
  }
}

/**
 * Prints a query: lists marked `csv` joined by commas, other lists as repeated names, all values
 * percent-encoded.
 */
export function printQuery(query: Readonly<Values>, params: { readonly [name: string]: Param }): string {
  const pairs: string[] = [];
  for (const name in query) {
    const value = query[name];
    if (isAbsent(value)) continue;
    const isJoined = params[name]?.csv;
    const parts: unknown[] = Array.isArray(value) ? value : isJoined ? String(value).split(",") : [value];
    const texts = parts.map((part) => encodeURIComponent(String(part)));
    for (const text of isJoined ? [texts.join(",")] : texts)
      pairs.push(`${encodeURIComponent(name)}=${text}`);
  }
  return pairs.join("&");
}
