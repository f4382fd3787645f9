/** A request before it is sent: in parts that can be changed one by one. */

import fc from "fast-check";
import { drawn, type Pools } from "../../../localnet/test/schema-value.ts";
import type { Operation, Parameter } from "../spec-operations.ts";

export interface Draft {
  readonly operation: Operation;
  readonly method: string;
  /** Percent-encoded, by name. */
  readonly path: { readonly [name: string]: string };
  /** Percent-encoded names and texts, in their order. */
  readonly query: readonly (readonly [name: string, text: string])[];
  /** JSON; undefined for none. */
  readonly body: unknown;
  /** In the body's place. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly [name: string]: string };
  /** Changes the finished path. */
  readonly route?: (path: string) => string;
}

/** Half of a surrogate pair has no UTF-8: what it would be is not UTF-8 either. */
export function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return "%ED%A0%80";
  }
}

/** A parameter's texts as they stand in a URL. */
function textsOf({ explode }: Parameter, value: unknown): string[] {
  if (!Array.isArray(value)) return [encode(String(value))];
  const items = value.map((item) => encode(String(item)));
  return explode === false ? [items.join(",")] : items;
}

/** Requests that the spec allows, without page tokens: those belong to the request that gave them. */
export function goodDraft(operation: Operation, pools: Pools): fc.Arbitrary<Draft> {
  const of = (location: Parameter["in"]) =>
    operation.parameters.filter((parameter) => parameter.in === location);
  const values = (parameters: readonly Parameter[], optional: boolean) =>
    fc.record(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, drawn(schema, name, pools)])),
      optional ? { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) } : {},
    );
  const asked = of("query").filter(({ name }) => name !== "pageToken");
  const body = operation.body ? drawn(operation.body, "body", pools) : fc.constant(undefined);
  return fc.tuple(values(of("path"), false), values(asked, true), body).map(([path, query, json]) => ({
    operation,
    method: operation.method,
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encode(String(value))])),
    query: asked.flatMap((parameter) =>
      query[parameter.name] === undefined
        ? []
        : textsOf(parameter, query[parameter.name]).map((text) => [parameter.name, text] as const),
    ),
    body: json,
    headers: json === undefined ? {} : { "content-type": "application/json" },
  }));
}

export function requestOf(draft: Draft): Request {
  const { operation, method, path, query, body, bytes, headers, route = (text) => text } = draft;
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? "");
  const search = query.map(([name, text]) => `${name}=${text}`).join("&");
  const url = `http://service${route(filled)}${search && `?${search}`}`;
  const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
  const carries = sent !== undefined && !["GET", "HEAD"].includes(method.toUpperCase());
  return new Request(url, { method, headers, ...(carries && { body: sent }) });
}
