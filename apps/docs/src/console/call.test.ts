import { expect, test } from "vitest";
import { indented } from "../json/indented.ts";
import { type Call, FieldError, outgoing } from "./call.ts";

const list: Call = { kind: "http", method: "GET", path: "/v1/networks/{network}/validators/{nodeId}" };
const rpc: Call = { kind: "rpc", method: "platform.getTx", path: "/ext/bc/P" };
const base = "http://127.0.0.1:8080";
const json = { "content-type": "application/json" };

test.each<[call: Call, fields: Record<string, string>, want: object]>([
  [
    list,
    {
      base,
      "path:network": "fuji",
      "path:nodeId": "NodeID-a/b",
      "query:pageSize": "2",
      "query:pageToken": "",
    },
    { url: `${base}/v1/networks/fuji/validators/NodeID-a%2Fb?pageSize=2`, method: "GET", headers: {} },
  ],
  [
    list,
    { base: `${base}//`, key: "secret", "path:network": "a", "path:nodeId": "b", "query:ids": "x,y z" },
    {
      url: `${base}/v1/networks/a/validators/b?ids=x,y%20z`,
      method: "GET",
      headers: { "x-service-api-key": "secret" },
    },
  ],
  [
    { kind: "http", method: "POST", path: "/v1/x" },
    { base, body: '{"height": 18446744073709551615}' },
    { url: `${base}/v1/x`, method: "POST", headers: json, body: '{"height": 18446744073709551615}' },
  ],
  [
    rpc,
    { base, params: '{"height":18446744073709551615}' },
    {
      url: `${base}/ext/bc/P`,
      method: "POST",
      headers: json,
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getTx","params":{"height":18446744073709551615}}',
    },
  ],
  [
    rpc,
    { base, params: "" },
    {
      url: `${base}/ext/bc/P`,
      method: "POST",
      headers: json,
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getTx","params":{}}',
    },
  ],
])("%o with %o", (call, fields, want) => {
  expect(outgoing(call, new Map(Object.entries(fields)))).toEqual(want);
});

test.each<[call: Call, fields: Record<string, string>, message: RegExp]>([
  [list, { base, "path:network": "fuji" }, /^nodeId: is required/],
  [list, { base: "ftp://x", "path:network": "a", "path:nodeId": "b" }, /^base: must be a URL/],
  [list, { base: "", "path:network": "a", "path:nodeId": "b" }, /^base: must be a URL/],
  [rpc, { base, params: "{x" }, /^params: must be JSON \(/],
  [{ kind: "http", method: "POST", path: "/v1/x" }, { base, body: "" }, /^body: must be JSON \(/],
])("%o refuses %o", (call, fields, message) => {
  expect(() => outgoing(call, new Map(Object.entries(fields)))).toThrow(FieldError);
  expect(() => outgoing(call, new Map(Object.entries(fields)))).toThrow(message);
});

test.each<[given: string, want: string]>([
  ['{"a":18446744073709551615,"b":[]}', '{\n  "a": 18446744073709551615,\n  "b": []\n}'],
  ['[1e400, -0.10, {"x":{}}]', '[\n  1e400,\n  -0.10,\n  {\n    "x": {}\n  }\n]'],
  ['{"t":"a,b:{\\"}"}', '{\n  "t": "a,b:{\\"}"\n}'],
  ["null", "null"],
])("%s is formatted", (given, want) => {
  expect(indented(given)).toBe(want);
});
