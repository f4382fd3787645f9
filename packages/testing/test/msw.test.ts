/** The handlers under the real clients: every operation, overrides, pages, failures, and the words of refusals. */
import {
  BadRequestError,
  ConnectionError,
  RateLimitError,
  RpcError,
  ServerError,
} from "@primary-network/core";
import dataSpec from "@primary-network/data/openapi.json" with { type: "json" };
import type { OperationTypes as DataTypes } from "@primary-network/data/spec";
import metricsSpec from "@primary-network/metrics/openapi.json" with { type: "json" };
import pchainSpec from "@primary-network/pchain-rpc/openrpc.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test, vi } from "vitest";
import { HttpError } from "../../../apps/service/src/api/request/http-error.ts";
import { readParameters } from "../../../apps/service/src/http/parameters.ts";
import { createRouter } from "../../../apps/service/src/http/router.ts";
import { specOperations } from "../../../apps/service/src/http/spec.ts";
import { Examples } from "../../../tools/shared/examples.ts";
import { offlineParams } from "../../../tools/shared/offline-call.ts";
import { operationsOf } from "../../../tools/shared/typed-calls.ts";
import { createClients } from "../src/clients.ts";
import { entryOf } from "../src/msw/examples.ts";
import { type HttpId, httpOperations, type RpcId, rpcOperations } from "../src/msw/ids.ts";
import { fail, handlers, methods, operations } from "../src/msw/index.ts";

const SERVICE = "http://mocked-service.test/base";
const NODE = "http://mocked-node.test";
const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";
const OWNER = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";

const server = setupServer(...handlers({ baseUrl: SERVICE, nodeUrl: NODE }));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Bodies of responses as they came, the last one at the end. */
const bodies: string[] = [];
const fetch: typeof globalThis.fetch = async (input, init) => {
  const response = await globalThis.fetch(input, init);
  bodies.push(await response.clone().text());
  return response;
};
let now = 0;
/** Waits between attempts end at once, by moving the time. */
const clock = {
  now: () => now,
  setTimer(fire: () => void, ms: number) {
    if (ms >= 5_000) return;
    void Promise.resolve().then(() => {
      now += ms;
      fire();
    });
  },
  clearTimer: () => {},
  random: () => 0.5,
};
const { data, metrics, pchain } = createClients({ service: SERVICE, node: NODE, fetch, clock });

const chainId = "43114";
const blockchainId = "p-chain";
const examples = new Examples({ data, metrics, pchain });
const httpOperationsCalled = [...operationsOf("data"), ...operationsOf("metrics")].filter(
  ({ stream }) => !stream,
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(dataSpec, "data").addSchema(metricsSpec, "metrics").addSchema(pchainSpec, "pchain");
const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** What is wrong with the body of an operation's response; undefined when nothing is. */
function faultOf(id: HttpId, body: string): string | undefined {
  const { method, path } = httpOperations[id];
  const [name, spec] = path in metricsSpec.paths ? ["metrics", metricsSpec] : ["data", dataSpec];
  const paths: { [path: string]: { [method: string]: { responses?: { 200?: object } } } } = spec.paths;
  const response = paths[path]?.[method.toLowerCase()]?.responses?.["200"] ?? {};
  const at = "$ref" in response ? String(response.$ref) : undefined;
  const home = at ?? `#/paths/${pointer(path)}/${method.toLowerCase()}/responses/200`;
  if (body === "") return "content" in response ? "there is no body" : undefined;
  const validate = ajv.compile({ $ref: `${name}${home}/content/application~1json/schema` });
  return validate(JSON.parse(body)) ? undefined : ajv.errorsText(validate.errors);
}

const httpIds = httpOperationsCalled.map(({ id }) => id) as HttpId[]; // the specs have no others
const rpcIds = Object.keys(rpcOperations) as RpcId[]; // as above

describe("without overrides", () => {
  test.each(httpOperationsCalled)("$id gives a value that is valid by the spec", async (operation) => {
    const id = operation.id as HttpId; // as above
    await examples.call(id, offlineParams(operation));
    expect(faultOf(id, bodies.at(-1) ?? "")).toBeUndefined();
    expect(bodies.at(-1)).toMatch(id === "reindexNft" ? /^$/ : /^\{.+\}$/s);
  });

  test.each(["x-chain", "c-chain"] as const)("the items of %s have its form", async (chain) => {
    await data.transactions.list({ blockchainId: chain });
    expect(faultOf("listTransactions", bodies.at(-1) ?? "")).toBeUndefined();
    expect(JSON.parse(bodies.at(-1) ?? "").chainInfo.chainName).toBe(chain);
    await data.utxos.list({ blockchainId: chain, addresses: [OWNER] });
    expect(JSON.parse(bodies.at(-1) ?? "").utxos[0].outputIndex).toBe("0"); // a number on the P-Chain
  });

  test.each(rpcIds)("%s gives a value that is valid by the spec", async (id) => {
    const { rpc } = rpcOperations[id];
    const at = pchainSpec.methods.findIndex(({ name }) => name === rpc);
    const example = pchainSpec.methods[at]?.examples[0];
    const params = Object.fromEntries(
      (example?.params ?? []).map(({ name, value }) => [name, value] as const),
    );
    const name = rpc.split(".")[1] ?? "";
    const owner: object = rpc.startsWith("index.") ? pchain.index : pchain;
    const result: unknown = await Reflect.get(owner, name)(params);
    const validate = ajv.compile({ $ref: `pchain#/methods/${at}/result/schema` });
    expect(validate(result), ajv.errorsText(validate.errors)).toBe(true);
    expect(result).toEqual(example?.result.value);
  });

  test("the indexes of the other chains are served too", async () => {
    expect(await pchain.indexOf("X", "vtx").getIndex({ id: "2q" })).toHaveProperty("index");
  });

  test("ids of the three specs differ, and each spec has all of its operations", () => {
    expect(new Set([...httpIds, ...rpcIds]).size).toBe(httpIds.length + rpcIds.length);
    for (const id of [...httpIds, ...rpcIds]) expect(entryOf(id)).toHaveProperty("params");
  });

  test("other paths and methods are left to the test", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {}); // by MSW, of each
    const init = { method: "POST", headers: { "content-type": "application/json" } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getNothing" });
    await expect(fetch(`${NODE}/ext/bc/P`, { ...init, body })).rejects.toThrow();
    await expect(fetch(`${NODE}/ext/bc/P`, { ...init, body: "{" })).rejects.toThrow();
    await expect(fetch(`${SERVICE}/v1/nothing`)).rejects.toThrow();
    await expect(fetch("http://other.test/v1/chains")).rejects.toThrow();
    expect(said).toHaveBeenCalledTimes(4);
    said.mockRestore();
  });
});

describe("overrides", () => {
  const subnet = { ...(entryOf("listSubnets").examples.default as { subnets: [Subnet] }).subnets[0] }; // of the spec
  type Subnet = DataTypes["listSubnets"]["item"];
  const listing = (count: number): Subnet[] =>
    Array.from({ length: count }, (_, index) => ({ ...subnet, subnetId: `s${index}` }));

  test("receive the parameters in the spec's types, and respond", async () => {
    server.use(
      operations.listUtxos(({ params, example, fail: failed }) => {
        expectTypeOf(params.minUtxoAmount).toEqualTypeOf<number | bigint | undefined>();
        expect(params).toMatchObject({ blockchainId, minUtxoAmount: 9007199254740993n, pageSize: 10 });
        return params.includeSpent ? failed(404) : { ...example, utxos: [] };
      }),
      operations.listPendingRewards(({ params, page }) => {
        expectTypeOf(params.addresses).toEqualTypeOf<readonly string[] | undefined>();
        expect(params.addresses).toEqual([OWNER, OWNER]);
        return page([]);
      }),
      methods.getBalance(({ params, example }) => ({ ...example, balance: String(params.addresses.length) })),
      methods.getHeight(() => ({ height: "18446744073709551615" })),
    );
    const query = { blockchainId, addresses: [OWNER], minUtxoAmount: 9007199254740993n };
    expect((await data.utxos.list(query)).items).toEqual([]);
    await expect(data.utxos.list({ ...query, includeSpent: true })).rejects.toThrow("404");
    expect((await data.rewards.listPending({ addresses: `P-${OWNER},${OWNER}` })).items).toEqual([]);
    expect((await pchain.getBalance({ addresses: ["P-a", "P-b"] })).balance).toBe("2");
    expect(await pchain.getHeight()).toEqual({ height: "18446744073709551615" });
  });

  test("of a wrong shape do not type-check", () => {
    const made = [
      // @ts-expect-error a list is no height
      methods.getHeight(() => []),
      // @ts-expect-error subnets have ids, not numbers
      operations.listSubnets(({ page }) => page([{ ...subnet, subnetId: 5 }])),
      // @ts-expect-error the field is called validators
      operations.listValidators(() => ({ validator: [] })),
      // @ts-expect-error a single response has no pages
      operations.getTransaction(({ page }) => page([])),
    ];
    expect(made).toHaveLength(4);
    // @ts-expect-error no operation has this name
    expect(() => fail("listNothing", 500)).toThrow("listNothing is not an operation of the specs");
  });

  test("of one request are followed by the handler below", async () => {
    server.use(
      operations.listSubnets(({ page }) => page([]), { once: true }),
      methods.getHeight(() => ({ height: "7" }), { once: true }),
    );
    const counts = [await data.subnets.list(), await data.subnets.list()].map(({ items }) => items.length);
    expect(counts).toEqual([0, 1]);
    // Another method at the same path does not use it up.
    await pchain.getTimestamp();
    expect([await pchain.getHeight(), await pchain.getHeight()]).toEqual([
      { height: "7" },
      example("getHeight"),
    ]);
  });

  const example = (id: RpcId) => Object.values(entryOf(id).examples)[0];

  test("of one address leave the others alone", async () => {
    server.use(operations.listSubnets(({ page }) => page([]), { baseUrl: "http://elsewhere.test" }));
    expect((await data.subnets.list()).items).toHaveLength(1);
    expect(() => operations.listSubnets(({ page }) => page([]), { baseUrl: "service" })).toThrow(/baseUrl/);
  });

  test("may take their time, for ever if told to", async () => {
    server.use(operations.listSubnets(({ page }) => page([]), { delayMs: "infinite" }));
    const abort = new AbortController();
    const listed = data.subnets.list({}, { signal: abort.signal }).toArray({ limit: 1 });
    abort.abort();
    await expect(listed).rejects.toThrow(/abort/i);
  });

  test("the pages of a listing join to the whole of it, for any size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 100 }),
        async (count, pageSize) => {
          const all = listing(count);
          server.use(operations.listSubnets(({ page }) => page(all)));
          const sizes: number[] = [];
          const read: unknown[] = [];
          for await (const { items } of data.subnets.list({ pageSize }).pages()) {
            sizes.push(items.length);
            read.push(...items);
          }
          expect(read).toEqual(all);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(pageSize);
          expect(sizes).toHaveLength(Math.max(1, Math.ceil(count / pageSize)));
        },
      ),
      { numRuns: 25 },
    );
  });

  test("a page size and fields beside the items can be named where the operation has none", async () => {
    const points = [3, 2, 1].map((value) => ({ timestamp: value, value }));
    server.use(operations.listAverageTps(({ page }) => page(points, { pageSize: 2, extra: { lastRun: 5 } })));
    const first = await metrics.averageTps.list({ chainId });
    expect([first.items.length, first.lastRun, first.status]).toEqual([2, 5, 200]);
    expect(await metrics.averageTps.list({ chainId }).toArray({ limit: 9 })).toEqual(points);
  });

  test("a token is of one query of one operation", async () => {
    server.use(operations.listSubnets(({ page }) => page(listing(3))));
    const { nextPageToken: pageToken = "" } = await data.subnets.list({ pageSize: 1 });
    const wrong = [
      data.subnets.list({ network: "mainnet", pageToken }),
      data.delegators.list({ pageToken }),
      data.subnets.list({ pageToken: "nonsense" }),
    ];
    const messages = (await Promise.allSettled(wrong)).map((outcome) => String(Object(outcome).reason));
    expect(messages[0]).toContain("pageToken belongs to another query");
    expect(messages[1]).toContain("pageToken belongs to another operation");
    expect(messages[2]).toContain("pageToken was not issued by this service");
  });
});

describe("failures", () => {
  const quick = { retries: 0 };

  test("have the interface's form and its headers", async () => {
    server.use(
      fail("listSubnets", 429, { retryAfter: 2 }),
      fail("listAverageTps", 503, { message: "later" }),
    );
    const limited: unknown = await data.subnets.list({}, quick).then(undefined, (error: unknown) => error);
    expect(limited instanceof RateLimitError && limited.retryAfterMs).toBe(2000);
    expect(JSON.parse(bodies.at(-1) ?? "")).toEqual({
      message: "Too Many Requests",
      error: "Too Many Requests",
      statusCode: 429,
    });
    await expect(metrics.averageTps.list({ chainId }, quick)).rejects.toBeInstanceOf(ServerError);
    await expect(metrics.averageTps.list({ chainId }, quick)).rejects.toThrow("later");
    expect(JSON.parse(bodies.at(-1) ?? "").message).toEqual(["later"]);
  });

  test("of a method are errors of JSON-RPC, or of what stands before the node", async () => {
    server.use(fail("getHeight", -32000, { message: "not found", data: { height: 1 } }));
    await expect(pchain.getHeight()).rejects.toBeInstanceOf(RpcError);
    await expect(pchain.getHeight()).rejects.toMatchObject({ code: -32000, data: { height: 1 } });
    server.use(fail("getHeight", 502), fail("getTimestamp", "connection"));
    await expect(pchain.getHeight(quick)).rejects.toBeInstanceOf(ServerError);
    await expect(pchain.getTimestamp(quick)).rejects.toBeInstanceOf(ConnectionError);
  });

  test("once are retried by the client", async () => {
    server.use(fail("listSubnets", 503, { once: true }), fail("listSubnets", "connection", { once: true }));
    const { items } = await data.subnets.list();
    expect(items).toHaveLength(1);
  });

  test.each([
    ["listSubnets", 200],
    ["listSubnets", -32000],
    ["getHeight", 200],
    ["getHeight", 0.5],
    ["getHeight", 600],
  ] as const)("%s cannot fail with %d", (id, failure) => {
    expect(() => fail(id, failure)).toThrow(RangeError);
  });
});

describe("requests are refused as the service refuses them", () => {
  const { route } = createRouter(specOperations);
  /** Status and message of the service's own validation. */
  async function verdictOfService(method: string, path: string, body?: string): Promise<string> {
    const request = new Request(SERVICE + path, { method, ...(body !== undefined && { body }) });
    try {
      await readParameters(route(method, new URL(`http://x${path}`).pathname), request);
      return "accepted";
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return `${error.status} ${error.message}`;
    }
  }

  test.each([
    ["GET", "/v1/networks/fuji/validators?pageSize=0"],
    ["GET", "/v1/networks/fuji/validators?pageSize=101"],
    ["GET", "/v1/networks/fuji/validators?pageSize=ten"],
    ["GET", "/v1/networks/fuji/validators?pageSize=1.5"],
    ["GET", "/v1/networks/fuji/validators?pageSize=1&pageSize=2"],
    ["GET", "/v1/networks/moon/validators"],
    ["GET", "/v1/networks/fuji/validators?validationStatus=gone"],
    ["GET", "/v1/networks/fuji/validators?sortBy="],
    ["GET", "/v1/networks/fuji/validators?colour=red"],
    ["GET", "/v1/networks/fuji/validators?minTimeRemaining=1&validationStatus=active"],
    ["GET", "/v1/networks/fuji/validators?minDelegationCapacity=-1"],
    ["GET", "/v1/chains?feature=nothing"],
    ["GET", "/v1/chains?colour=red"],
    ["GET", "/v1/networks/fuji/blockchains/p-chain/utxos?includeSpent=maybe"],
    ["GET", "/v1/networks/fuji/blockchains/p-chain/utxos?minUtxoAmount=18446744073709551615&addresses=a"],
    ["GET", "/v1/networks/fuji/rewards:listPending"],
    ["GET", `/v1/networks/fuji/rewards:listPending?addresses=${Array(65).fill("a").join(",")}`],
    ["GET", "/v1/chains/43114/addresses/0x00/transactions:listErc20"],
    ["GET", "/v1/chains/mainnet/transactions/0x00"],
    ["GET", "/v1/avg_tps/x"],
    ["GET", "/v1/avg_tps/43114?pageSize=5"],
    ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", "{}"],
    ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", "{"],
    ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", "[]"],
    ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", '{"message":"0xzz"}'],
    ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", '{"message":5}'],
    [
      "POST",
      "/v1/signatureAggregator/fuji/aggregateSignatures",
      '{"message":"0x00","quorumPercentage":90,"quorumPercentageBuffer":20}',
    ],
    ["POST", `/v1/chains/43114/nfts/collections/${ADDRESS}/tokens/1:reindex`],
    ["POST", `/v1/chains/43114/nfts/collections/${ADDRESS}/tokens/x:reindex`],
  ])("%s %s %s", async (method, path, body?: string) => {
    const headers = { "content-type": "application/json" };
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await globalThis.fetch(SERVICE + path, init);
    const text = await response.text();
    const message = response.ok ? "" : [JSON.parse(text).message].flat()[0];
    const verdict = response.ok ? "accepted" : `${response.status} ${message}`;
    expect(verdict).toBe(await verdictOfService(method, path, body));
  });

  test("the error of a client says so too", async () => {
    // @ts-expect-error no such network
    const sent = data.validators.list({ network: "moon" });
    await expect(sent).rejects.toBeInstanceOf(BadRequestError);
    await expect(sent).rejects.toThrow("network must be one of");
  });
});
