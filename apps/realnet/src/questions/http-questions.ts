/** What is asked without being a call: methods, content types, hosts, origins, bodies that are no request. */
import type { Question } from "./question.ts";

const JSON_TYPE = "application/json";
const HEIGHT = '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight","params":{}}';
const CHAIN_ID = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';

function question(
  name: string,
  path: string,
  headers: Question["headers"],
  body?: string,
  method = "POST",
): Question {
  return { name: `${path} ${name}`, method, path, headers, ...(body !== undefined && { body }) };
}

/** The endpoints that speak the node's own JSON-RPC, and the EVM's; with a call that each supports. */
const ENDPOINTS: readonly (readonly [path: string, body: string])[] = [
  ["/ext/bc/P", HEIGHT],
  ["/ext/bc/X", '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}'],
  ["/ext/bc/C/rpc", CHAIN_ID],
  [
    "/ext/bc/C/avax",
    '{"jsonrpc":"2.0","id":1,"method":"avax.getAtomicTxStatus","params":{"txID":"{unknownId}"}}',
  ],
  ["/ext/info", '{"jsonrpc":"2.0","id":1,"method":"info.getNetworkID","params":{}}'],
  [
    "/ext/index/P/block",
    '{"jsonrpc":"2.0","id":1,"method":"index.isAccepted","params":{"id":"{unknownId}"}}',
  ],
  ["/ext/health", '{"jsonrpc":"2.0","id":1,"method":"health.liveness","params":{}}'],
];

const everywhere = ENDPOINTS.flatMap(([path, body]) => [
  question("as text/plain", path, { "content-type": "text/plain" }, body),
  question("as text/plain with charset", path, { "content-type": "text/plain;charset=UTF-8" }, body),
  question("without content type", path, {}, body),
  question("as a form", path, { "content-type": "application/x-www-form-urlencoded" }, body),
  question("with charset", path, { "content-type": "application/json; charset=utf-8" }, body),
  question("with charset UTF-8", path, { "content-type": "application/json;charset=UTF-8" }, body),
  question("content type in upper case", path, { "content-type": "APPLICATION/JSON" }, body),
  question("by PUT", path, { "content-type": JSON_TYPE }, body, "PUT"),
  question("by DELETE", path, {}, undefined, "DELETE"),
  question("by GET", path, {}, undefined, "GET"),
  question("by HEAD", path, {}, undefined, "HEAD"),
  question("by OPTIONS", path, {}, undefined, "OPTIONS"),
  question(
    "preflight",
    path,
    {
      origin: "http://wallet.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
    undefined,
    "OPTIONS",
  ),
  question(
    "preflight for a header of its own",
    path,
    {
      origin: "http://wallet.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-own",
    },
    undefined,
    "OPTIONS",
  ),
  question("from an origin", path, { origin: "http://wallet.example", "content-type": JSON_TYPE }, body),
  question("asked as another host", path, { host: "node.example", "content-type": JSON_TYPE }, body),
  question("asked as localhost", path, { host: "localhost", "content-type": JSON_TYPE }, body),
  question("asked as 127.0.0.1", path, { host: "127.0.0.1:1", "content-type": JSON_TYPE }, body),
]);

const bodies = ["/ext/bc/P", "/ext/info", "/ext/bc/X", "/ext/bc/C/avax"].flatMap((path) => {
  const call = ENDPOINTS.find(([endpoint]) => endpoint === path)?.[1] ?? HEIGHT;
  const method = /"method":"([^"]+)"/.exec(call)?.[1] ?? "";
  const send = (name: string, body: string) => question(name, path, { "content-type": JSON_TYPE }, body);
  return [
    send("empty body", ""),
    send("not JSON", "nothing"),
    send("cut body", '{"jsonrpc":"2.0"'),
    send("null", "null"),
    send("number", "7"),
    send("empty object", "{}"),
    send("batch", `[${call}]`),
    send("batch of none", "[]"),
    send("version 1.0", call.replace('"2.0"', '"1.0"')),
    send("without version", call.replace('"jsonrpc":"2.0",', "")),
    send("version as number", call.replace('"2.0"', "2")),
    send("without id", call.replace('"id":1,', "")),
    send("id null", call.replace('"id":1', '"id":null')),
    send("id as text", call.replace('"id":1', '"id":"one"')),
    send("id as object", call.replace('"id":1', '"id":{"a":1}')),
    send("large id", call.replace('"id":1', '"id":12345678901234567890')),
    send("method as number", call.replace(`"${method}"`, "7")),
    send("without method", call.replace(`"method":"${method}",`, "")),
    send("empty method", call.replace(method, "")),
    send("method without service", call.replace(method, "getHeight")),
    send("method with two dots", call.replace(method, `${method}.more`)),
    send("unknown service", call.replace(method, "nothing.getHeight")),
    send("service in upper case", call.replace(method, method.toUpperCase())),
    send("params as text", `{"jsonrpc":"2.0","id":1,"method":"${method}","params":"nothing"}`),
    send("params as number", `{"jsonrpc":"2.0","id":1,"method":"${method}","params":7}`),
    send("params as an empty list", `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[]}`),
    send("members in upper case", call.replace('"method"', '"METHOD"').replace('"id"', '"ID"')),
    send("more after the body", `${call} nothing`),
  ];
});

const paths = [
  ["GET", "/"],
  ["POST", "/"],
  ["GET", "/ext"],
  ["POST", "/ext/bc"],
  ["POST", "/ext/bc/nothing"],
  ["POST", "/ext/bc/{xChainId}"],
  ["POST", "/ext/bc/{cChainId}/rpc"],
  ["POST", "/ext/P"],
  ["POST", "/ext/bc/p"],
  ["POST", "/ext/bc/P/"],
  ["POST", "/ext/bc/C"],
  ["GET", "/ext/bc/C/ws"],
  ["POST", "/ext/bc/C/ws"],
  ["POST", "/ext/index/D/block"],
  ["POST", "/ext/index/P"],
  ["GET", "/ext/bc/X/events"],
  ["POST", "/ext/bc/X/wallet"],
  ["GET", "/ext/nothing"],
  ["POST", "/ext/vm"],
] as const;

export const httpQuestions: readonly Question[] = [
  ...everywhere,
  ...bodies,
  ...paths.map(([method, path]) => ({
    name: `${method} ${path}`,
    method,
    path,
    headers: method === "POST" ? { "content-type": JSON_TYPE } : {},
    ...(method === "POST" && { body: path.endsWith("/rpc") ? CHAIN_ID : HEIGHT }),
  })),
];
