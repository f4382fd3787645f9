/** JSON-RPC responses of every kind. */
import { describe, expect, it } from "vitest";
import { TestClock } from "../test/clock.ts";
import { type Scripted, scriptFetch } from "../test/script.ts";
import type { RpcOperation } from "./operation.ts";
import { createRpcTransport } from "./rpc.ts";

const getBlock: RpcOperation = {
  id: "getBlockByHeight",
  rpc: "platform.getBlockByHeight",
  path: "/ext/bc/P",
  retry: "safe",
  params: { height: { type: "integer", required: true, min: 0 }, encoding: { type: "string" } },
};

function node(...responses: Scripted[]) {
  const clock = new TestClock();
  const { fetch, sent } = scriptFetch(...responses);
  const transport = createRpcTransport({ baseUrl: "http://node.test/", clock, fetch, retries: 1 });
  return { sent, run: (params: object = { height: 1 }) => clock.run(transport.call(getBlock, params)) };
}

it("sends JSON-RPC 2.0 with a new id each time and without absent parameters", async () => {
  const { run, sent } = node(
    { body: { jsonrpc: "2.0", id: 1, result: {} } },
    { body: { jsonrpc: "2.0", id: 2, result: 1 } },
  );
  await run({ height: 18446744073709551615n, encoding: undefined });
  await run();
  expect(sent[0]).toMatchObject({ url: "http://node.test/ext/bc/P", method: "POST" });
  expect(sent.map(({ body }) => body)).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":"platform.getBlockByHeight","params":{"height":18446744073709551615}}',
    '{"jsonrpc":"2.0","id":2,"method":"platform.getBlockByHeight","params":{"height":1}}',
  ]);
});

it("checks parameters before sending", async () => {
  const { run, sent } = node();
  expect((await run({})).error).toMatchObject({ name: "ValidationError", field: "height" });
  expect((await run({ height: -1 })).error).toMatchObject({
    name: "ValidationError",
    rule: "must be at least 0",
  });
  expect(sent).toHaveLength(0);
});

const response = (body: object, status = 200): Scripted => ({ status, body: { jsonrpc: "2.0", ...body } });
const error = { code: -32000, message: "not found", data: null };

describe("responses", () => {
  it.each<{ given: string; response: Scripted; want: object; requests?: number }>([
    { given: "a result", response: response({ id: 1, result: { a: 1 } }), want: { value: { a: 1 } } },
    { given: "a result that is null", response: response({ id: 1, result: null }), want: { value: null } },
    {
      given: "a result beside a null error",
      response: response({ id: 1, result: 5, error: null }),
      want: { value: 5 },
    },
    {
      given: "an exact integer",
      response: { text: '{"id":1,"result":9007199254740993}' },
      want: { value: 9007199254740993n },
    },
    {
      given: "an error under 200",
      response: response({ id: 1, error }),
      want: {
        error: {
          name: "RpcError",
          code: -32000,
          data: null,
          retryable: false,
          reason: "not found (code -32000)",
        },
      },
    },
    {
      given: "an error without an id",
      response: response({ id: null, error }),
      want: { error: { name: "RpcError" } },
    },
    {
      given: "an error under 404",
      response: response({ id: 1, error }, 404),
      want: { error: { name: "RpcError", code: -32000 } },
    },
    {
      given: "an error under 503",
      response: response({ id: 1, error }, 503),
      want: { error: { name: "ServiceUnavailableError", reason: "503 not found" } },
      requests: 2,
    },
    {
      given: "another's id",
      response: response({ id: 7, result: 1 }),
      want: { error: { name: "DecodeError", message: expect.stringContaining("this request's id") } },
      requests: 2,
    },
    {
      given: "an error for another's id",
      response: response({ id: 7, error }),
      want: { error: { name: "DecodeError" } },
      requests: 2,
    },
    {
      given: "no id",
      response: response({ result: 1 }),
      want: { error: { name: "DecodeError" } },
      requests: 2,
    },
    {
      given: "neither result nor error",
      response: response({ id: 1 }),
      want: { error: { name: "DecodeError", message: expect.stringContaining("neither") } },
      requests: 2,
    },
    {
      given: "a list",
      response: { body: [response({ id: 1, result: 1 })] },
      want: { error: { name: "DecodeError" } },
      requests: 2,
    },
    { given: "nothing", response: { text: "" }, want: { error: { name: "DecodeError" } }, requests: 2 },
    {
      given: "HTML",
      response: { text: "<p>", headers: { "content-type": "text/html" } },
      want: { error: { name: "DecodeError", message: expect.stringContaining("text/html") } },
      requests: 2,
    },
    {
      given: "HTML under 404",
      response: { status: 404, text: "<p>no</p>" },
      want: { error: { name: "NotFoundError" } },
    },
  ])("$given", async ({ response, want, requests = 1 }) => {
    const { run, sent } = node(response);
    expect(await run()).toMatchObject(want);
    expect(sent).toHaveLength(requests);
  });
});
