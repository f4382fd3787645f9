/** The envelope's every way to fail, by raw requests. */
import { stringifyJson } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { post as send, sharedNode } from "../../test/ask.ts";
import { parseGoJson } from "./go-json.ts";

const { localnet } = await sharedNode({ weeks: 2, validators: 4, delegators: 0 });

const post = (body: string, contentType?: string, path?: string) => send(localnet, body, path, contentType);
const call = (method: string, params?: unknown) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...(params === undefined ? {} : { params }) });
const failed = (code: number, message: string, data: unknown = null) => ({
  jsonrpc: "2.0",
  error: { code, message, data },
  id: 1,
});

const UNMARSHAL =
  "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls";
const ZERO = "11111111111111111111111111111111LpoYY";

test.each([
  {
    body: '{"jsonrpc":"1.0","id":1,"method":"platform.getHeight"}',
    want: failed(-32600, "jsonrpc must be 2.0", {
      jsonrpc: "1.0",
      method: "platform.getHeight",
      params: null,
      id: 1,
    }),
  },
  {
    body: '{"id":1,"method":"platform.getHeight","params":{"a":1}}',
    want: failed(-32600, "jsonrpc must be 2.0", {
      jsonrpc: "",
      method: "platform.getHeight",
      params: { a: 1 },
      id: 1,
    }),
  },
  {
    body: '{"jsonrpc":"2.0","id":1,"method":7}',
    want: failed(
      -32700,
      "json: cannot unmarshal number into Go struct field serverRequest.method of type string",
      { jsonrpc: "2.0", method: "", params: null, id: 1 },
    ),
  },
  { body: call("getHeight"), want: failed(-32000, 'rpc: service/method request ill-formed: "getHeight"') },
  {
    body: call("platform.get.height"),
    want: failed(-32000, 'rpc: service/method request ill-formed: "platform.Get.height"'),
  },
  { body: call("foo.bar"), want: failed(-32000, 'rpc: can\'t find service "foo.Bar"') },
  { body: call("platform.foo"), want: failed(-32000, 'rpc: can\'t find method "platform.Foo"') },
  { body: call("platform.toString"), want: failed(-32000, 'rpc: can\'t find method "platform.ToString"') },
  { body: call("platform.GetBlock"), want: failed(-32000, "method must start with a non-uppercase letter") },
  { body: call("platform.getBlock", "text"), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getBlock", [["text"]]), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getBlock", { blockID: 5 }), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getBlock", { blockID: "abc" }), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getBlock", { blockID: ZERO, encoding: "cb58" }), want: failed(-32000, UNMARSHAL) },
  {
    body: call("platform.getBlock", { blockID: ZERO }),
    want: failed(-32000, `couldn't get block with id ${ZERO}: not found`),
  },
  { body: call("platform.getBlock"), want: failed(-32000, `couldn't get block with id ${ZERO}: not found`) },
  { body: call("platform.getBlockByHeight", { height: -1 }), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getBlockByHeight", { height: 1.5 }), want: failed(-32000, UNMARSHAL) },
  {
    body: call("platform.getBlockByHeight", { height: "18446744073709551616" }),
    want: failed(-32000, UNMARSHAL),
  },
  {
    body: call("platform.getBlockByHeight", { height: "18446744073709551615" }),
    want: failed(-32000, "couldn't get block at height 18446744073709551615: not found"),
  },
  {
    body: call("platform.getBlockchainStatus", {}),
    want: failed(-32000, "argument 'blockchainID' not given"),
  },
  {
    body: call("platform.getBlockchainStatus", { blockchainID: "0x" }),
    want: failed(
      -32000,
      `problem parsing blockchainID "0x": base58 decoding error: invalid base58 digit ('0')`,
    ),
  },
  {
    body: call("platform.getBlockchainStatus", { blockchainID: "zz" }),
    want: failed(-32000, 'problem parsing blockchainID "zz": input string is smaller than the checksum size'),
  },
  {
    body: call("platform.getBlockchainStatus", { blockchainID: `${ZERO}1` }),
    want: failed(-32000, `problem parsing blockchainID "${ZERO}1": invalid input checksum`),
  },
  {
    body: call("platform.getBlockchainStatus", { blockchainID: "111111111111111111116DBWJs" }),
    want: failed(
      -32000,
      'problem parsing blockchainID "111111111111111111116DBWJs": invalid hash length: expected 32 bytes but got 20',
    ),
  },
  {
    body: call("platform.getBalance", { addresses: ["nothing"] }),
    want: failed(-32000, `couldn't parse address "nothing": no separator found in address`),
  },
  { body: call("platform.getUTXOs", { addresses: [] }), want: failed(-32000, "no addresses provided") },
  { body: call("platform.getCurrentValidators", { nodeIDs: ["NodeID-x"] }), want: failed(-32000, UNMARSHAL) },
  { body: call("platform.getTx", { txID: ZERO }), want: failed(-32000, "couldn't get tx: not found") },
])("the body $body", async ({ body, want }) => {
  const response = await post(body);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await response.json()).toEqual(want);
});

test("an address of another chain or network is refused, naming the expected one", async () => {
  const { xAddress, pAddress } = localnet.accounts.alice;
  const fault = async (address: string) =>
    (await (await post(call("platform.getBalance", { addresses: [address] }))).json()).error.message;
  expect(await fault(xAddress)).toMatch(
    new RegExp(
      `^couldn't parse address "${xAddress}": mismatched chainIDs: expected "${ZERO}" but got "[0-9A-Za-z]+"$`,
    ),
  );
  expect(await fault("P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c")).toContain(
    'expected hrp "local" but got "avax"',
  );
  expect(await fault(`Q${pAddress.slice(1)}`)).toContain("there is no ID with alias: Q");
});

test.each([
  { name: "no id", body: '{"jsonrpc":"2.0","method":"platform.getHeight"}' },
  { name: "id null", body: '{"jsonrpc":"2.0","id":null,"method":"platform.getHeight"}' },
  { name: "null", body: "null" },
  { name: "an empty object", body: "{}" },
])("a request with $name gets no response", async ({ body }) => {
  const response = await post(body);
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test.each([
  { params: undefined, name: "absent" },
  { params: null, name: "null" },
  { params: {}, name: "an object" },
  { params: [], name: "an empty array" },
  { params: [{}], name: "an array of one object" },
])("params may be $name", async ({ params }) => {
  const want = { jsonrpc: "2.0", result: { height: String(localnet.blocks.length - 1) }, id: 1 };
  expect(await (await post(call("platform.getHeight", params))).json()).toEqual(want);
});

test.each([{ id: 7 }, { id: "text" }, { id: { nested: [1] } }])(
  "the id $id is returned unchanged",
  async ({ id }) => {
    const response = await post(JSON.stringify({ jsonrpc: "2.0", id, method: "platform.getHeight" }));
    expect((await response.json()).id).toEqual(id);
  },
);

test("argument names match in any letter case", async () => {
  const response = await post(call("platform.getBlockByHeight", { HEIGHT: 0, Encoding: "JSON" }));
  expect((await response.json()).result).toMatchObject({ block: { height: 0 }, encoding: "json" });
});

test.each([
  { method: "GET", want: [405, "rpc: POST method required, received GET"] },
  { method: "PUT", want: [405, "rpc: POST method required, received PUT"] },
])("$method is refused", async ({ method, want }) => {
  const response = await localnet.fetch(new Request("http://node/ext/bc/P", { method }));
  expect([response.status, await response.text()]).toEqual(want);
});

test.each([
  { contentType: "text/plain", want: [415, "rpc: unrecognized Content-Type: text/plain"] },
  { contentType: "text/html; charset=utf-8", want: [415, "rpc: unrecognized Content-Type: text/html"] },
  { contentType: "", want: [415, "rpc: unrecognized Content-Type: "] },
])("content type $contentType is refused", async ({ contentType, want }) => {
  const response = await post(call("platform.getHeight"), contentType);
  expect([response.status, await response.text()]).toEqual(want);
});

test("a content type may carry a charset", async () => {
  expect((await post(call("platform.getHeight"), "application/json; charset=UTF-8")).status).toBe(200);
});

test("other paths return 404; the health check reports the height of the chain", async () => {
  expect((await post(call("platform.getHeight"), "application/json", "/ext/bc/Q")).status).toBe(404);
  const health = await (await localnet.fetch(new Request("http://node/ext/health"))).json();
  expect(health).toMatchObject({
    healthy: true,
    checks: {
      P: { message: { engine: { consensus: { lastAcceptedHeight: localnet.blocks.length - 1 } } } },
    },
  });
});

test("JSON nested deeper than the decoder's limit is refused", async () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const ask = async (id: string, params: string) =>
    (await post(`{"jsonrpc":"1.0","id":${id},"method":"platform.getHeight","params":${params}}`)).text();
  expect(await ask(nested(900), "{}")).toContain("jsonrpc must be 2.0");
  for (const depth of [1_100, 5_000, 100_000]) {
    for (const response of [await ask(nested(depth), "{}"), await ask("1", nested(depth))])
      expect(response, String(depth)).toContain('"message":"exceeded max depth"');
  }
});

test.each([
  { body: "", message: "EOF" },
  { body: " \n", message: "EOF" },
  { body: "nothing", message: "invalid character 'o' in literal null (expecting 'u')" },
  { body: '{"jsonrpc":"2.0"', message: "unexpected EOF" },
  { body: "[7", message: "unexpected EOF" },
  { body: "x", message: "invalid character 'x' looking for beginning of value" },
  { body: "{1:2}", message: "invalid character '1' looking for beginning of object key string" },
  { body: '{"a" 1}', message: "invalid character '1' after object key" },
  { body: '{"a":1 "b"}', message: `invalid character '"' after object key:value pair` },
  { body: "[1 2]", message: "invalid character '2' after array element" },
  { body: "-x", message: "invalid character 'x' in numeric literal" },
  { body: "1.x", message: "invalid character 'x' after decimal point in numeric literal" },
  { body: "1e+x", message: "invalid character 'x' in exponent of numeric literal" },
  { body: '"\\x"', message: "invalid character 'x' in string escape code" },
  { body: '"\\u00x0"', message: "invalid character 'x' in \\u hexadecimal character escape" },
  { body: '"a\nb"', message: "invalid character '\\n' in string literal" },
  { body: "7", message: "json: cannot unmarshal number into Go value of type json2.serverRequest" },
  { body: "[]", message: "json: cannot unmarshal array into Go value of type json2.serverRequest" },
])("$body is refused as a request: $message", async ({ body, message }) => {
  const data = { jsonrpc: "", method: "", params: null, id: null };
  const response = await post(body);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-content-type-options")).toBeNull();
  expect(await response.json()).toEqual({ jsonrpc: "2.0", error: { code: -32700, message, data }, id: null });
});

test("text after the first JSON value is ignored, and an id keeps every digit", async () => {
  const response = await post(
    '{"jsonrpc":"2.0","id":12345678901234567890,"method":"platform.getHeight"} nothing',
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toContain('"id":12345678901234567890}');
});

test("any JSON text parses as with JSON.parse", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(stringifyJson(parseGoJson(text))).toBe(text);
    }),
  );
});
