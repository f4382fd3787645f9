import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

const ok = { status: 200, statusText: "OK", ok: true };
const failure = '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no","data":null}}';

test.each<[kind: Call["kind"], response: typeof ok, body: string, want: Verdict]>([
  ["http", ok, "{}", { text: "200 OK in 7 ms", isGood: true }],
  ["http", { ...ok, statusText: "" }, "{}", { text: "200 in 7 ms", isGood: true }],
  ["http", ok, "", { text: "200 OK in 7 ms, without a body", isGood: true }],
  [
    "http",
    { status: 404, statusText: "Not Found", ok: false },
    "{}",
    { text: "404 Not Found in 7 ms", isGood: false },
  ],
  // An HTTP response may have a field of that name.
  ["http", ok, failure, { text: "200 OK in 7 ms", isGood: true }],
  ["rpc", ok, '{"jsonrpc":"2.0","id":1,"result":{}}', { text: "200 OK in 7 ms", isGood: true }],
  ["rpc", ok, failure, { text: "200 OK with error -32000 in 7 ms", isGood: false }],
  ["rpc", ok, "null", { text: "200 OK in 7 ms", isGood: true }],
  ["rpc", ok, "<html>", { text: "200 OK in 7 ms", isGood: true }],
])("%s %o %s", (kind, response, body, want) => {
  expect(verdictOf(kind, response, body, 7)).toEqual(want);
});
