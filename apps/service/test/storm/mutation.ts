/** What goes wrong with a request on its way: each mutation changes one thing of a draft. */

import fc from "fast-check";
import { hostileJson, hostileText } from "../../../localnet/test/schema-value.ts";
import { type Draft, encode } from "./draft.ts";

export type Mutation = (draft: Draft) => Draft;

/** The element that a random number stands for. */
const pick = <T>(items: readonly T[], choice: number): T | undefined =>
  items[choice % Math.max(items.length, 1)];

/** Encodings that no client of good will sends. */
const brokenEncodings = [
  "%",
  "%zz",
  "%FF",
  "%C0%AF",
  "%ED%A0%80",
  "%00",
  "%2500",
  "%2F",
  "%3F",
  "%23",
  "%0d%0a",
  "+",
];

const urlText = fc.oneof(hostileText.map(encode), fc.constantFrom(...brokenEncodings));

/** Names of the operation's query parameters, and of none. */
function queryName({ operation }: Draft, choice: number): string {
  const names = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  return pick(names, choice) ?? "pageSize";
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes one member somewhere in the body. */
function inBody(
  body: unknown,
  choice: number,
  change: (record: Record<string, unknown>, name: string) => void,
): unknown {
  if (!isRecord(body)) return body;
  const copy = { ...body };
  const names = Object.keys(copy);
  const name = pick(names, choice) ?? "message";
  if (isRecord(copy[name]) && choice % 3 > 0) copy[name] = inBody(copy[name], Math.floor(choice / 3), change);
  else change(copy, name);
  return copy;
}

const text = (body: unknown): string => JSON.stringify(body ?? { message: "0x00" });
const utf8 = (value: string) => new TextEncoder().encode(value);
const utf16 = (value: string) =>
  Uint8Array.from([...value].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]));
const deep = (depth: number, left: string, right: string) => utf8(left.repeat(depth) + right.repeat(depth));

const headerTable: readonly { readonly [name: string]: string }[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-encoding": "gzip" },
  { "content-length": "99999999999" },
  { "content-length": "-1" },
  { "content-length": "x" },
  { "transfer-encoding": "chunked" },
  { accept: "text/html" },
  { origin: "null" },
  { "x-forwarded-for": "'; drop table p_tx; --" },
  { "x-service-api-key": "x" },
  { "x-service-api-key": "" },
  { "x-service-api-key": `pn_${"0".repeat(64)}` },
  { "x-http-method-override": "DELETE" },
  { "if-none-match": "*" },
  { range: "bytes=0-1" },
];

const routes: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace("/v1/", "/v2/"),
  (path) => path.replace("/v1/", "/v1/../v1/"),
  (path) => path.replace("/v1/", "/v1/%2e%2e/v1/"),
  (path) => path.replace(":", "%3A"),
  (path) => `/${path.slice(1).replaceAll("/", "%2F")}`,
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => path.slice(0, -2),
  (path) => `${path}/${"a/".repeat(200)}`,
];

const choice = fc.nat({ max: 1_000 });

/** One of everything that can go wrong. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  // The query: left out, given twice, in another's place, of another type, unknown.
  choice.map(
    (n): Mutation =>
      (draft) => ({ ...draft, query: draft.query.filter((_, index) => index !== n % draft.query.length) }),
  ),
  choice.map(
    (n): Mutation =>
      (draft) => ({
        ...draft,
        query: [...draft.query, ...[pick(draft.query, n)].flatMap((pair) => (pair ? [pair] : []))],
      }),
  ),
  fc.tuple(choice, urlText).map(
    ([n, given]): Mutation =>
      (draft) => ({
        ...draft,
        query: [
          ...draft.query.filter(([name]) => name !== queryName(draft, n)),
          [queryName(draft, n), given],
        ],
      }),
  ),
  fc.tuple(choice, choice).map(
    ([n, m]): Mutation =>
      (draft) => ({
        ...draft,
        query: draft.query.map(([name, given], index) => [
          index === n % draft.query.length ? queryName(draft, m) : name,
          given,
        ]),
      }),
  ),
  fc.tuple(urlText, urlText).map(
    ([name, given]): Mutation =>
      (draft) => ({ ...draft, query: [...draft.query, [name, given]] }),
  ),
  fc.tuple(choice, fc.uuid()).map(
    ([n, token]): Mutation =>
      (draft) => ({
        ...draft,
        query: [...draft.query, ["pageToken", n % 2 === 0 ? token : token.replaceAll("-", "").repeat(4)]],
      }),
  ),
  // The path.
  fc.tuple(choice, urlText).map(
    ([n, given]): Mutation =>
      (draft) => ({
        ...draft,
        path: { ...draft.path, [pick(Object.keys(draft.path), n) ?? "network"]: given },
      }),
  ),
  fc.constantFrom(...routes).map(
    (route): Mutation =>
      (draft) => ({ ...draft, route }),
  ),
  // The method and the headers.
  fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND", "get", "X").map(
    (method): Mutation =>
      (draft) => ({ ...draft, method }),
  ),
  fc.constantFrom(...headerTable).map(
    (headers): Mutation =>
      (draft) => ({ ...draft, headers: { ...draft.headers, ...headers } }),
  ),
  // The body: its members, and its bytes.
  fc.tuple(choice, hostileJson).map(
    ([n, value]): Mutation =>
      (draft) => ({
        ...draft,
        body: inBody(draft.body, n, (record, name) => {
          record[name] = value;
        }),
      }),
  ),
  choice.map(
    (n): Mutation =>
      (draft) => ({
        ...draft,
        body: inBody(draft.body, n, (record, name) => {
          delete record[name];
        }),
      }),
  ),
  fc.tuple(hostileText, hostileJson).map(
    ([name, value]): Mutation =>
      (draft) => ({
        ...draft,
        // Defined, so that `__proto__` is a member like any other.
        body: isRecord(draft.body)
          ? Object.defineProperty({ ...draft.body }, name, { value, enumerable: true })
          : draft.body,
      }),
  ),
  hostileJson.map(
    (body): Mutation =>
      (draft) => ({ ...draft, body }),
  ),
  choice.map(
    (n): Mutation =>
      (draft) => ({ ...draft, bytes: utf8(text(draft.body).slice(0, n % text(draft.body).length)) }),
  ),
  fc.uint8Array({ maxLength: 200 }).map(
    (bytes): Mutation =>
      (draft) => ({ ...draft, bytes: new Uint8Array(bytes) }),
  ),
  fc.constantFrom<Mutation>(
    (draft) => ({ ...draft, bytes: utf16(text(draft.body)) }),
    (draft) => ({ ...draft, bytes: utf8(`\ufeff${text(draft.body)}`) }),
    (draft) => ({ ...draft, bytes: utf8(text(draft.body) + text(draft.body)) }),
    (draft) => ({ ...draft, bytes: deep(50_000, "[", "]") }),
    (draft) => ({ ...draft, bytes: deep(50_000, '{"options":', "}") }),
    (draft) => ({ ...draft, bytes: utf8(`{"message":"${"0".repeat(1_000_000)}"}`) }),
    (draft) => ({ ...draft, bytes: utf8("0".repeat(1_048_577)) }),
    (draft) => ({
      ...draft,
      bytes: utf8(
        `{"type":"TRANSACTION_EXPORT_PRIMARY_NETWORK","options":{"includeChains":[${'"p-chain",'.repeat(50_000)}"p-chain"]}}`,
      ),
    }),
  ),
);
