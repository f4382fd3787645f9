/** Every operation has exactly one resource method, and each sends exactly what the spec says. */
import { Stream } from "@primary-network/core/client";
import { describe, expect, expectTypeOf, it } from "vitest";
import { Examples } from "../../../tools/shared/examples.ts";
import { offlineParams, requestOf } from "../../../tools/shared/offline-call.ts";
import { operationsOf } from "../../../tools/shared/typed-calls.ts";
import { operations } from "./gen/operations.ts";
import { createHttpClient } from "./http.ts";
import {
  type BlockchainId,
  type CChainBalances,
  type CChainExportTransaction,
  type CChainImportTransaction,
  createDataClient,
  type DataClient,
  type DataClientOptions,
  deployments,
  type PChainBalances,
  type PChainTransaction,
  type PChainUtxo,
  type PrimaryNetworkTransaction,
  parseAvax,
  type Utxo,
  ValidationError,
  type XChainBalances,
  type XChainLinearTransaction,
  type XChainNonLinearTransaction,
  type XOrCChainUtxo,
} from "./index.ts";
import { createDataClientWith, validators } from "./resources.ts";

const ADDRESS = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

// Two addresses of the keys that the genesis of fuji names.
const A = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";
const B = "fuji1xpmx0ljrpvqexrvrj26fnggvr0ax9wm32gaxmx";
const ON_MAINNET = "avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c";

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
}

/** A client whose requests are written down and given an empty page. */
function recorder(options: Partial<DataClientOptions> = {}) {
  const sent: Sent[] = [];
  const data = createDataClient({
    baseUrl: "http://service.test/base",
    network: "fuji",
    fetch: async (url, { method, body }) => {
      sent.push({ method, url, body });
      return new Response("{}");
    },
    ...options,
  });
  return { data, sent };
}

const dataOperations = operationsOf("data");

/** Sends a stream's request, whose response is no stream here. */
const opened = (stream: Stream<unknown>) =>
  stream[Symbol.asyncIterator]()
    .next()
    .catch(() => {});

describe("resource methods", () => {
  it("are exactly as many as the operations", () => {
    const { use: _, ...resources } = recorder().data;
    const methods = Object.values(resources).flatMap((resource) => Object.values(resource));
    expect(methods).toHaveLength(Object.keys(operations).length + 1); // wait() is built on getOperation
  });

  it.each(dataOperations)("$id sends the request of the spec", async (operation) => {
    const { data, sent } = recorder();
    const params = offlineParams(operation);
    const called = new Examples({ data }).call(operation.id, params);
    await (called instanceof Stream ? opened(called) : called);
    const [first] = sent; // a stream tries again
    const line = `${first?.method} ${first?.url.replace("http://service.test/base", "")}${first?.body ? ` ${first.body}` : ""}`;
    expect(line).toBe(requestOf(operation, params, "fuji"));
  });
});

describe("rules that are checked without a server", () => {
  // What TypeScript would refuse already is given as a JavaScript user could.
  const js = (value: object) => value as never;
  const REFUSED: [name: string, call: (data: DataClient) => PromiseLike<unknown>, want: RegExp][] = [
    [
      "neither message nor justification",
      (d) => d.signatures.aggregate({}),
      /message, justification.*at least one/,
    ],
    [
      "quorum and buffer over 100",
      (d) => d.signatures.aggregate({ message: "00", quorumPercentage: 80, quorumPercentageBuffer: 21 }),
      /quorumPercentage, quorumPercentageBuffer.*at most 100/,
    ],
    ["neither addresses nor nodeIds", (d) => d.rewards.listPending({}), /addresses, nodeIds.*at least one/],
    ["an empty list counts as none", (d) => d.rewards.listPending({ addresses: [] }), /addresses, nodeIds/],
    ["page size 0", (d) => d.validators.list({ pageSize: 0 }), /pageSize.*at least 1/],
    ["page size 101", (d) => d.validators.list({ pageSize: 101 }), /pageSize.*at most 100/],
    ["page size 10001 of subnets", (d) => d.subnets.list({ pageSize: 10001 }), /pageSize.*at most 10000/],
    ["fee below 2", (d) => d.validators.list({ minFeePercentage: 1.9 }), /minFeePercentage.*at least 2/],
    [
      "time remaining beyond 2^31-1",
      (d) => d.validators.list({ maxTimeRemaining: 2147483648 }),
      /maxTimeRemaining.*at most 2147483647/,
    ],
    [
      "capacity beyond the supply",
      (d) => d.validators.list({ maxDelegationCapacity: "720000000000000001" }),
      /maxDelegationCapacity.*at most 720000000000000000/,
    ],
    [
      "negative timestamp",
      (d) => d.transactions.list({ blockchainId: "p-chain", startTimestamp: -1 }),
      /startTimestamp.*at least 0/,
    ],
    ["a missing path parameter", (d) => d.evm.getTransaction(js({ chainId: "43114" })), /txHash.*required/],
    ["an empty path parameter", (d) => d.operations.get({ operationId: "" }), /operationId.*empty/],
    ["an unknown name", (d) => d.validators.list(js({ pagesize: 10 })), /pagesize.*known/],
    ["a wrong type", (d) => d.validators.list(js({ pageSize: "10" })), /pageSize.*integer/],
    [
      "an address with a wrong character",
      (d) => d.utxos.list({ blockchainId: "p-chain", addresses: [A, B.replace("xpm", "xpn")] }),
      /addresses\[1\] has an invalid checksum/,
    ],
    [
      "an address of another network",
      (d) => d.rewards.list({ network: "mainnet", addresses: A }),
      /addresses belongs to fuji, where addresses of mainnet begin with "avax1"/,
    ],
    [
      "an address of another network than the client's, in a body",
      (d) =>
        d.utxos.listOfMany({
          blockchainId: "p-chain",
          addresses: [A, `P-${ON_MAINNET}`],
        }),
      /addresses\[1\] belongs to mainnet/,
    ],
  ];

  it.each(REFUSED)("%s is refused before anything is sent", async (_name, call, want) => {
    const { data, sent } = recorder();
    const error = await Promise.resolve(call(data)).catch((reason: unknown) => reason);
    expect(error instanceof ValidationError).toBe(true);
    expect(String(error)).toMatch(want);
    expect(sent).toEqual([]);
  });

  it("requires a network from the client or the call", async () => {
    const { data, sent } = recorder({ network: undefined });
    await expect(data.subnets.list()).rejects.toThrow(/network.*required/);
    await data.subnets.list({ network: "mainnet" });
    expect(sent).toHaveLength(1);
  });

  const BAD_OPTIONS: [given: object, want: RegExp][] = [
    [{}, /baseUrl.*required/],
    [{ baseUrl: "service.test" }, /baseUrl/],
    [{ baseUrl: "ftp://service.test" }, /baseUrl/],
    [{ baseUrl: "http://service.test?x=1" }, /baseUrl/],
    [{ baseUrl: "http://user:pw@service.test" }, /baseUrl/],
    [{ baseUrl: "http://service.test", timeout: 5 }, /timeout.*known/],
    [{ baseUrl: "http://service.test", deadlineMs: 0 }, /deadlineMs.*at least 1/],
    [{ baseUrl: "http://service.test", apiKey: "" }, /apiKey/],
  ];
  it.each(BAD_OPTIONS)("options %j are refused", (given, want) => {
    expect(() => createDataClient(given as DataClientOptions)).toThrow(want);
  });
});

describe("operations.wait", () => {
  /** A service whose job passes through the given states, on a clock that jumps to the next timer. */
  function job(states: readonly string[]) {
    let now = 0;
    const asked: number[] = [];
    const data = createDataClient({
      baseUrl: "http://service.test",
      clock: {
        now: () => now,
        random: () => 0,
        setTimer: (fire, ms) => {
          // Deadline timers of single calls are far away and never due; sleeps of the wait are at most 10 s.
          return ms > 10_000
            ? undefined
            : setImmediate(() => {
                now += ms;
                fire();
              });
        },
        clearTimer: (handle) => clearImmediate(handle as ReturnType<typeof setImmediate>),
      },
      attemptTimeoutMs: 60_000,
      fetch: async () => {
        const operationStatus = states[Math.min(asked.push(now), states.length) - 1];
        return Response.json({
          operationId: "1",
          operationType: "TRANSACTION_EXPORT_EVM",
          operationStatus,
          createdAtTimestamp: 0,
          updatedAtTimestamp: 0,
        });
      },
    });
    return { data, asked };
  }

  it("polls at growing intervals until the job is final, whatever the states in between are called", async () => {
    const { data, asked } = job(["RUNNING", "PAUSED_BY_MOON_PHASE", "RUNNING", "COMPLETED_WITH_WARNING"]);
    const seen: string[] = [];
    const done = await data.operations.wait("1", {
      onProgress: (record) => seen.push(record.operationStatus),
    });
    expect(done.operationStatus).toBe("COMPLETED_WITH_WARNING");
    expect(seen).toEqual(["RUNNING", "PAUSED_BY_MOON_PHASE", "RUNNING", "COMPLETED_WITH_WARNING"]);
    expect(asked).toEqual([0, 1000, 2500, 4750]);
  });

  it("returns the record of a failed job with its message", async () => {
    const { data } = job(["FAILED"]);
    expect((await data.operations.wait("1")).operationStatus).toBe("FAILED");
  });

  it("ends at its deadline", async () => {
    const { data, asked } = job(["RUNNING"]);
    await expect(data.operations.wait("1", { withinMs: 5_000 })).rejects.toMatchObject({
      name: "DeadlineError",
    });
    expect(asked.length).toBeLessThan(6);
  });

  it("ends when the signal aborts between two polls", async () => {
    const { data } = job(["RUNNING"]);
    const controller = new AbortController();
    const waiting = data.operations.wait("1", {
      signal: controller.signal,
      onProgress: () => controller.abort("enough"),
    });
    await expect(waiting).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });
});

describe("decimals", () => {
  it.each<[what: string, call: (data: DataClient) => PromiseLike<unknown>, sent: string]>([
    [
      "a number",
      (d) => d.evm.getTransaction({ chainId: 43114, txHash: "0x1" }),
      "/v1/chains/43114/transactions/0x1",
    ],
    [
      "a bigint, with all its digits",
      (d) => d.nfts.reindex({ chainId: 43114n, address: ADDRESS, tokenId: 2n ** 256n - 1n }),
      `/v1/chains/43114/nfts/collections/${ADDRESS}/tokens/${2n ** 256n - 1n}:reindex`,
    ],
    [
      "a bigint of the query",
      (d) => d.validators.list({ minDelegationCapacity: parseAvax(25) }),
      "/v1/networks/fuji/validators?minDelegationCapacity=25000000000",
    ],
    ["a text", (d) => d.evm.getTransaction({ chainId: "C", txHash: "0x1" }), "/v1/chains/C/transactions/0x1"],
  ])("may be given as %s", async (_, call, path) => {
    const { data, sent } = recorder();
    await call(data);
    expect(sent.map(({ url }) => url)).toEqual([`http://service.test/base${path}`]);
  });
});

describe("the rest of the surface", () => {
  it("lists a page, its items and its extra fields", async () => {
    const { data } = recorder({
      fetch: async () =>
        Response.json({
          nextPageToken: "t",
          utxos: [{ utxoId: "1" }],
          chainInfo: { chainName: "p-chain", network: "fuji" },
        }),
    });
    const page = await data.utxos.list({ blockchainId: "p-chain", addresses: [A] });
    expect(page.items).toEqual([{ utxoId: "1" }]);
    expect(page.nextPageToken).toBe("t");
    expect(page.chainInfo.network).toBe("fuji");
  });

  it("says which response a result and a page were read from", async () => {
    const headers = { "x-request-id": "r-1", "x-indexed-height": "evm-43114=7", etag: '"a"' };
    const { data } = recorder({ fetch: async () => Response.json({ blocks: [{}] }, { headers }) });
    const want = { status: 200, requestId: "r-1", indexedHeight: { "evm-43114": 7 }, etag: '"a"' };
    const { data: block, response } = await data.evm
      .getBlock({ chainId: "43114", blockId: "7" })
      .withResponse();
    expect(block).toEqual({ blocks: [{}] });
    expect(response).toMatchObject(want);
    const page = await data.evm.listBlocks({ chainId: "43114" });
    expect(page.response).toMatchObject(want);
    expect(Object.keys(page)).not.toContain("response");
  });

  it("makes a client of one resource", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return Response.json({ validators: [] });
    };
    const one = createDataClientWith({ baseUrl: "http://data.test", network: "fuji", fetch }, { validators });
    expect(Object.keys(one)).toEqual(["validators", "use"]);
    expect((await one.validators.list()).items).toEqual([]);
    expect(urls).toEqual(["http://data.test/v1/networks/fuji/validators"]);
  });

  it("provides a raw client over the same pipeline, in which statuses are responses", async () => {
    const http = createHttpClient({
      baseUrl: "http://data.test",
      fetch: async () =>
        Response.json({ message: "no such chain", statusCode: 404, error: "Not Found" }, { status: 404 }),
    });
    const {
      data: body,
      error,
      response,
    } = await http.GET("/v1/chains/{chainId}/transactions/{txHash}", {
      params: { path: { chainId: "1", txHash: "0x1" } },
    });
    expect(body).toBeUndefined();
    expect(error).toMatchObject({ message: "no such chain" });
    expect(response.status).toBe(404);
  });

  it("names the public deployment's key header", async () => {
    const headers: Record<string, string>[] = [];
    const data = createDataClient({
      ...deployments.avalanche,
      apiKey: "secret-key",
      network: "mainnet",
      fetch: async (_url, init) => {
        headers.push(init.headers);
        return new Response("{}");
      },
    });
    await data.subnets.list();
    expect(headers[0]).toMatchObject({ "x-glacier-api-key": "secret-key" });
    expect(headers[0]).not.toHaveProperty("x-service-api-key");
  });

  it("reaches the local network", async () => {
    const urls: string[] = [];
    const data = createDataClient({
      ...deployments.local,
      fetch: async (url) => {
        urls.push(String(url));
        return new Response("{}");
      },
    });
    await data.subnets.list();
    expect(urls).toEqual(["http://127.0.0.1:8080/v1/networks/fuji/subnets"]);
  });

  it("narrows validators by their status", async () => {
    const { data } = recorder();
    for await (const validator of data.validators.list()) {
      if (validator.validationStatus === "active")
        expectTypeOf(validator.uptimePerformance).toEqualTypeOf<number>();
      if (validator.validationStatus === "removed")
        expectTypeOf(validator.removeTxHash).toEqualTypeOf<string>();
    }
  });

  it("narrows items by the chain that is asked for, and leaves them open where it is not known", () => {
    const { data } = recorder();
    type ItemOf<Listing> = Listing extends AsyncIterable<infer Item> ? Item : never;
    const itemsOf = <const Id extends BlockchainId>(blockchainId: Id) => ({
      utxos: data.utxos.list({ blockchainId, addresses: [A] }),
      transactions: data.transactions.list({ blockchainId }),
    });
    const [p, x, c] = [itemsOf("p-chain"), itemsOf("x-chain"), itemsOf("c-chain")];
    expectTypeOf<ItemOf<typeof p.utxos>>().toEqualTypeOf<PChainUtxo>();
    expectTypeOf<ItemOf<typeof x.utxos>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<typeof c.utxos>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<typeof p.transactions>>().toEqualTypeOf<PChainTransaction>();
    expectTypeOf<ItemOf<typeof x.transactions>>().toEqualTypeOf<
      XChainLinearTransaction | XChainNonLinearTransaction
    >();
    expectTypeOf<ItemOf<typeof c.transactions>>().toEqualTypeOf<
      CChainImportTransaction | CChainExportTransaction
    >();
    const byId = itemsOf("11111111111111111111111111111111LpoYY");
    expectTypeOf<ItemOf<typeof byId.utxos>>().toEqualTypeOf<PChainUtxo>();
    const later = itemsOf("p-chain" as string);
    expectTypeOf<ItemOf<typeof later.utxos>>().toEqualTypeOf<Utxo>();
    expectTypeOf<ItemOf<typeof later.transactions>>().toEqualTypeOf<PrimaryNetworkTransaction>();
    const either = itemsOf("p-chain" as "p-chain" | "c-chain");
    expectTypeOf<ItemOf<typeof either.utxos>>().toEqualTypeOf<Utxo>();
    const found = data.transactions.get({ blockchainId: "p-chain", txHash: "1" });
    expectTypeOf(found).resolves.toEqualTypeOf<PChainTransaction>();
    const query = <const Id extends BlockchainId>(blockchainId: Id) =>
      data.utxos.listOfMany({ blockchainId, addresses: [A] });
    expectTypeOf<ItemOf<ReturnType<typeof query<"p-chain">>>>().toEqualTypeOf<PChainUtxo>();
    expectTypeOf<ItemOf<ReturnType<typeof query<"c-chain">>>>().toEqualTypeOf<XOrCChainUtxo>();
    expectTypeOf<ItemOf<ReturnType<typeof query<string>>>>().toEqualTypeOf<Utxo>();
    const ofAsset = data.assets.listTransactions({ blockchainId: "x-chain", assetId: "1" });
    expectTypeOf<ItemOf<typeof ofAsset>>().toEqualTypeOf<
      XChainLinearTransaction | XChainNonLinearTransaction
    >();
  });

  it("narrows balances by the chain that is asked for", () => {
    const { data } = recorder();
    const of = async <const Id extends BlockchainId>(blockchainId: Id) =>
      (await data.balances.get({ blockchainId, addresses: [A] })).balances;
    type Of<Id extends BlockchainId> = Awaited<ReturnType<typeof of<Id>>>;
    expectTypeOf<Of<"p-chain">>().toEqualTypeOf<PChainBalances>();
    expectTypeOf<Of<"11111111111111111111111111111111LpoYY">>().toEqualTypeOf<PChainBalances>();
    expectTypeOf<Of<"x-chain">>().toEqualTypeOf<XChainBalances>();
    expectTypeOf<Of<"yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp">>().toEqualTypeOf<CChainBalances>();
    type AnyChain = PChainBalances | XChainBalances | CChainBalances;
    expectTypeOf<Of<string>>().toEqualTypeOf<AnyChain>();
    expectTypeOf<Of<"p-chain" | "x-chain">>().toExtend<AnyChain>();
  });
});
