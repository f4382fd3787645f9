/** What is refused, how, and what a browser gets. */

import data from "@primary-network/data/openapi.json" with { type: "json" };
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { specOperations } from "../src/http/spec.ts";
import { createService, type NetworkSource } from "../src/index.ts";
import { freshDatabase, type Harness, openHarness, sourceOf } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ validators: 8, delegators: 20, weeks: 2 });
});
afterAll(() => harness.close());

const P = "networks/fuji/blockchains/p-chain";
const V = "networks/fuji/validators";

describe("refusals name the field and the rule", () => {
  const table: [path: string, status: number, message: string | RegExp][] = [
    ["nothing", 404, "there is nothing at /v1/nothing"],
    ["networks/fuji/nothing", 404, "there is nothing at /v1/networks/fuji/nothing"],
    ["networks/mainnet/subnets", 404, "this service does not serve network mainnet; it serves fuji, testnet"],
    ["networks/moon/subnets", 400, "network must be one of mainnet, fuji, testnet"],
    [`${V}?pageSize=0`, 400, "pageSize must be >= 1"],
    [`${V}?pageSize=101`, 400, "pageSize must be <= 100"],
    [`${V}?pageSize=ten`, 400, 'pageSize must be an integer, not "ten"'],
    [`${V}?pageSize=1.5`, 400, "pageSize must be integer"],
    [`${V}?pageSize=1&pageSize=2`, 400, "pageSize must be given once, not 2 times"],
    ["networks/fuji/subnets?pageSize=10001", 400, "pageSize must be <= 10000"],
    [`${V}?limit=1`, 400, /^limit is not a parameter of this operation; it takes pageToken, pageSize/],
    [
      `${V}?sortBy=name`,
      400,
      "sortBy must be one of blockIndex, delegationCapacity, timeRemaining, delegationFee, uptimePerformance",
    ],
    [`${V}?sortOrder=up`, 400, "sortOrder must be one of asc, desc"],
    [
      `${V}?validationStatus=gone`,
      400,
      "validationStatus must be one of completed, active, pending, removed",
    ],
    [`${V}?minFeePercentage=1`, 400, "minFeePercentage must be >= 2"],
    [`${V}?maxFeePercentage=101`, 400, "maxFeePercentage must be <= 100"],
    [`${V}?minUptimePerformance=-1`, 400, "minUptimePerformance must be >= 0"],
    [`${V}?maxTimeRemaining=2147483648`, 400, "maxTimeRemaining must be <= 2147483647"],
    [`${V}?minDelegationCapacity=-1`, 400, 'minDelegationCapacity must match pattern "^[0-9]+$"'],
    [
      `${V}?minDelegationCapacity=720000000000000001`,
      400,
      "minDelegationCapacity must be <= 720000000000000000",
    ],
    [`${V}?nodeIds=`, 400, "nodeIds[0] must not be empty"],
    [`${V}?sortBy=delegationFee`, 400, "sortBy delegationFee is available only on mainnet"],
    [`${V}?subnetId=abc`, 400, /^subnetId "abc": /],
    [`${V}/NodeID-123`, 400, /^nodeId "NodeID-123": /],
    [`${V}/xyz`, 400, /^nodeId must match pattern/],
    [`${V}?pageToken=x`, 400, "pageToken was not issued by this service"],
    [
      "networks/fuji/delegators?delegationStatus=removed",
      400,
      "delegationStatus must be one of completed, active, pending",
    ],
    [
      `${P}/transactions?txTypes=BaseTx`,
      400,
      "txTypes can be used only together with addresses (or l1ValidationId)",
    ],
    [
      `${P}/transactions?startTimestamp=1&endTimestamp=2`,
      400,
      "startTimestamp, endTimestamp can be used only together with addresses (or l1ValidationId)",
    ],
    [`${P}/transactions:listStaking?txTypes=BaseTx`, 400, "txTypes can be used only together with addresses"],
    [`${P}/transactions?txTypes=FooTx`, 400, /^txTypes\[0\] must be one of AddValidatorTx, .*, OperationTx$/],
    [`${P}/transactions?startTimestamp=-1`, 400, "startTimestamp must be >= 0"],
    [`${P}/transactions?txTypes=x`, 400, /^txTypes\[0\] must be one of /],
    [
      `${P}/utxos?addresses=local1abc`,
      400,
      'addresses: "local1abc" must be an address such as "avax1…" or "P-avax1…"',
    ],
    [
      `${P}/utxos?addresses=P-avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c`,
      400,
      /is of network "avax", not "local"$/,
    ],
    [`${P}/utxos?addresses=${Array(65).fill("a").join()}`, 400, "addresses must hold at most 64 items"],
    [`${P}/utxos?includeSpent=yes`, 400, 'includeSpent must be true or false, not "yes"'],
    [`${P}/utxos?minUtxoAmount=-1`, 400, "minUtxoAmount must be >= 0"],
    ["networks/fuji/blockchains/y-chain/utxos", 400, /^blockchainId must match pattern/],
    [
      "networks/fuji/blockchains/2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM/utxos",
      404,
      /is not a chain of fuji; its chains are p-chain/,
    ],
    [
      "networks/fuji/blockchains/x-chain/transactions?l1ValidationId=a",
      400,
      "l1ValidationId can be used only on the P-Chain",
    ],
    [
      "networks/fuji/blockchains/x-chain/transactions?txTypes=BaseTx",
      400,
      /^txTypes can be used only together/,
    ],
    ["networks/fuji/blockchains/x-chain/utxos?assetId=", 400, "assetId must not be empty"],
    ["networks/fuji/blockchains/x-chain/utxos?assetId=AVAX", 400, /^assetId "AVAX": /],
    [
      "networks/fuji/blockchains/x-chain/utxos?assetId=0x12",
      400,
      'assetId "0x12": must hold 32 bytes, not 1',
    ],
    [
      "networks/fuji/blockchains/x-chain/utxos?assetId=FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5a",
      400,
      /^assetId ".*checksum/,
    ],
    ["networks/fuji/blockchains/x-chain/transactions:listStaking", 400, /^blockchainId must/],
    [
      "networks/fuji/blockchains/c-chain/transactions?l1ValidationId=a",
      400,
      "l1ValidationId can be used only on the P-Chain",
    ],
    [
      `networks/fuji/addresses:listChainIds?addresses=0x${"1".repeat(40)}`,
      400,
      /^addresses: "0x1{40}" must be an address/,
    ],
    ["networks/fuji/rewards:listPending", 400, "addresses or nodeIds is required"],
    ["networks/fuji/%FF/x", 404, "there is nothing at /v1/networks/fuji/%FF/x"],
    ["chains/%FF/transactions/0x12", 400, "chainId is not percent-encoded UTF-8"],
    [`${V}?nodeIds=${"a".repeat(9_000)}`, 400, "the URL must be at most 8192 characters"],
  ];
  test.each(table)("%s", async (path, status, message) => {
    const response = await harness.service.fetch(new Request(`http://service/v1/${path}`));
    const body = await response.json();
    expect([response.status, body.statusCode]).toEqual([status, status]);
    if (typeof message === "string") expect(body.message).toBe(message);
    else expect(body.message).toMatch(message);
    expect(Object.keys(body).sort()).toEqual(["error", "message", "statusCode"]);
  });
});

test("every address with a checksum error is named, and prefixes do not matter", async () => {
  const { rewardAddresses } = (await harness.get("networks/fuji/delegators?pageSize=1")).body.delegators[0];
  const [address] = rewardAddresses;
  const responses = await Promise.all(
    [address, `P-${address}`, `X-${address}`, `${address},P-${address}`].map((given) =>
      harness.get(`${P}/utxos?addresses=${given}`),
    ),
  );
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    expect(body.utxos).toEqual(responses[0]?.body.utxos);
    expect(body.utxos.length).toBeGreaterThan(0);
  }
});

test("a minimum amount is any number: exact beyond 2^53, a fraction bounds like the next integer", async () => {
  const [{ amount }] = (await harness.get(`${P}/utxos?sortBy=amount&pageSize=1`)).body.utxos;
  expect(BigInt(amount)).toBeGreaterThan(2n ** 53n); // the largest comes first
  const least = BigInt((await harness.all(`${P}/utxos?sortBy=amount&sortOrder=asc`, "utxos", 100))[0].amount);
  const counts = async (bound: string) => {
    const { status, body } = await harness.get(
      `${P}/utxos?pageSize=100&sortBy=amount&minUtxoAmount=${bound}`,
    );
    expect(status, body.message).toBe(200);
    return body.utxos.map((utxo: { amount: string }) => BigInt(utxo.amount));
  };
  expect((await counts(amount)).length).toBeGreaterThan(0);
  expect(await counts(String(BigInt(amount) + 1n))).toEqual([]);
  expect(await counts("18446744073709551615")).toEqual([]);
  expect(await counts("1e30")).toEqual([]);
  expect(await counts("1e300")).toEqual([]);
  const smallest = async (bound: string) =>
    (await harness.get(`${P}/utxos?pageSize=1&sortBy=amount&sortOrder=asc&minUtxoAmount=${bound}`)).body
      .utxos[0].amount;
  expect(BigInt(await smallest(`${least - 1n}.5`))).toBe(least);
  expect(BigInt(await smallest(`${least}.5`))).toBeGreaterThan(least);
  expect(BigInt(await smallest("0"))).toBe(least);
});

test("times of any size are accepted as bounds", async () => {
  const { addresses } = (await harness.get(`${P}/utxos?pageSize=1`)).body.utxos[0];
  const count = async (times: string) => {
    const { status, body } = await harness.get(`${P}/transactions?addresses=${addresses[0]}&${times}`);
    expect(status, body.message).toBe(200);
    return body.transactions.length;
  };
  const all = await count("startTimestamp=0");
  expect(all).toBeGreaterThan(0);
  for (const huge of ["9007199254740993", "9223372036854775808", "9".repeat(400), "1e300"]) {
    expect([await count(`startTimestamp=${huge}`), await count(`endTimestamp=${huge}`)], huge).toEqual([
      0,
      all,
    ]);
  }
});

test("bodies are checked before anything else", async () => {
  const post = async (body: string) => {
    const path = "http://service/v1/signatureAggregator/fuji/aggregateSignatures";
    const response = await harness.service.fetch(new Request(path, { method: "POST", body }));
    return [response.status, (await response.json()).message];
  };
  expect(await post("{")).toEqual([400, "the body is not JSON"]);
  expect(await post("{}")).toEqual([400, "message or justification is required"]);
  expect(await post('{"message":"0x00","quorumPercentage":101}')).toEqual([
    400,
    "quorumPercentage must be <= 100",
  ]);
  expect(await post('{"message":"0x00","quorumPercentage":60,"quorumPercentageBuffer":50}')).toEqual([
    400,
    "quorumPercentage + quorumPercentageBuffer must be at most 100",
  ]);
  const [status] = await post(JSON.stringify({ message: "0".repeat(1_100_000) }));
  expect(status).toBe(400);
});

test.each([
  { path: "/openapi.json", document: data },
  { path: "/v2/openapi.json", document: metrics },
])("$path is the document of the interface, for calls to where it came from", async ({ path, document }) => {
  const ask = (init: RequestInit = {}) => harness.service.fetch(new Request(`http://service${path}`, init));
  const response = await ask();
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
  const { servers, ...rest } = await response.json();
  const { servers: _, ...documented } = document;
  expect(servers).toEqual([{ url: "/", description: expect.any(String) }]);
  expect(rest).toEqual(documented);
  const etag = response.headers.get("etag") ?? "";
  const unmodified = await ask({ headers: { "if-none-match": etag } });
  expect([unmodified.status, await unmodified.text()]).toEqual([304, ""]);
  const head = await ask({ method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  const refused = await ask({ method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
});

test("the metrics interface returns messages in a list", async () => {
  const response = await harness.service.fetch(new Request("http://service/v1/avg_tps/43114?x=1"));
  expect(await response.json()).toEqual({
    message: ["x is not a parameter of this operation; it takes pageToken"],
    statusCode: 400,
    error: "Bad Request",
  });
});

test("a path of version 2 that is the data interface's has its form of message, whatever is refused", async () => {
  const path = "/v2/chains/43112/addresses/0x6de03f503f4e1cc3e7f7b080f643419d66b50357/transactions";
  const response = await harness.service.fetch(new Request(`http://service${path}`, { method: "POST" }));
  expect(await response.json()).toEqual({
    message: `POST is not allowed at ${path}, only GET`,
    statusCode: 405,
    error: "Method Not Allowed",
  });
});

test("a known path with another method is 405, HEAD is GET without a body, OPTIONS allows browsers", async () => {
  const send = (method: string) =>
    harness.service.fetch(
      new Request(`http://service/v1/${V}`, {
        method,
        headers: { origin: "https://example.com", "access-control-request-method": "GET" },
      }),
    );
  const refused = await send("DELETE");
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
  const head = await send("HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const options = await send("OPTIONS");
  expect(options.status).toBe(204);
  expect(options.headers.get("access-control-allow-origin")).toBe("*");
  const got = await send("GET");
  expect(got.headers.get("access-control-allow-origin")).toBe("*");
});

describe("page tokens", () => {
  const first = async (path: string) => (await harness.get(path)).body.nextPageToken as string;

  test("can be used again and with another page size", async () => {
    const token = await first(`${V}?pageSize=2`);
    const again = await Promise.all([1, 2].map(() => harness.get(`${V}?pageSize=2&pageToken=${token}`)));
    expect(again[0]?.body.validators).toEqual(again[1]?.body.validators);
    const more = await harness.get(`${V}?pageSize=3&pageToken=${token}`);
    expect(more.body.validators.slice(0, 2)).toEqual(again[0]?.body.validators);
  });

  test("belong to their query and operation", async () => {
    const token = await first(`${V}?pageSize=2&sortOrder=asc`);
    expect(await harness.get(`${V}?pageSize=2&sortOrder=desc&pageToken=${token}`)).toMatchObject({
      status: 400,
      body: {
        message: "pageToken belongs to another query: sortOrder must be as in the request that gave it",
      },
    });
    expect(await harness.get(`networks/fuji/delegators?pageToken=${token}`)).toMatchObject({
      status: 400,
      body: { message: "pageToken belongs to another operation" },
    });
  });

  test("expire after 24 hours", async () => {
    const token = await first(`${V}?pageSize=2`);
    const before = harness.clock.now;
    harness.clock.now = before + 24 * 3_600_000;
    expect((await harness.get(`${V}?pageSize=2&pageToken=${token}`)).status).toBe(200);
    harness.clock.now = before + 24 * 3_600_000 + 600_000;
    expect(await harness.get(`${V}?pageSize=2&pageToken=${token}`)).toMatchObject({
      status: 400,
      body: { message: "pageToken has expired after 24 hours; start again from the first page" },
    });
    harness.clock.now = before;
  });
});

test("health and metrics are served", async () => {
  const admin = async (path: string) => harness.service.adminFetch(new Request(`http://admin${path}`));
  const health = await admin("/healthz");
  expect([health.status, (await health.json()).status]).toEqual([200, "ok"]);
  const ready = async () => (await (await admin("/readyz")).json()).chains[0];
  expect((await admin("/readyz")).status).toBe(200);
  const polledAt = Math.floor(harness.clock.now / 1000);
  expect(await ready()).toMatchObject({ chain: "p-chain", ready: true, polledAt, secondsBehind: 0 });
  const metricsText = await (await admin("/metrics")).text();
  expect(metricsText).toMatch(/^primary_network_indexed_height\{network="fuji",chain="p-chain"\} \d+$/m);
  expect(metricsText).toMatch(
    /^primary_network_request_duration_seconds_count\{operation="listValidators",status="200"\} \d+$/m,
  );
});

test("callers cannot make new labels of metrics", async () => {
  const { fetch, adminFetch } = harness.service;
  const known = new Set(["none", "download", "document", ...specOperations.map(({ id }) => id)]);
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[A-Z]{3,9}$/).filter((method) => !["CONNECT", "TRACE", "TRACK"].includes(method)),
      fc.webPath(),
      fc.dictionary(fc.stringMatching(/^x-[a-z]{1,8}$/), fc.stringMatching(/^[a-z0-9]{0,20}$/)),
      async (method, path, headers) => {
        await fetch(new Request(`http://service${path}`, { method, headers }));
      },
    ),
    { numRuns: 50 },
  );
  const text = await (await adminFetch(new Request("http://admin/metrics"))).text();
  for (const [, operation] of text.matchAll(/operation="([^"]*)"/g)) expect(known).toContain(operation);
  const statuses = [...text.matchAll(/status="([^"]*)"/g)].map(([, status]) => status);
  expect(statuses.filter((status) => !/^[2-5]\d\d$/.test(status ?? ""))).toEqual([]);
});

test("without any data requests get 503 when the node cannot be reached and 502 when its response is invalid", async () => {
  const given: [fetch: () => Promise<Response>, status: number][] = [
    [() => Promise.reject(new TypeError("connection refused")), 503],
    [async () => new Response("<html>", { status: 200 }), 502],
  ];
  for (const [fetch, status] of given) {
    let warn = () => {};
    const warned = new Promise<void>((resolve) => {
      warn = resolve;
    });
    const service = await createService({
      ...(await freshDatabase()),
      networks: { fuji: { ...sourceOf(harness.net), fetch: async () => fetch() } },
      // The X-Chain fails for itself, perhaps before the P-Chain, which is what is asked for below.
      logger: {
        info: () => {},
        warn: (_, message) => message.includes("P-Chain") && warn(),
        error: () => {},
      },
    });
    service.start();
    await warned;
    const response = await service.fetch(new Request("http://service/v1/networks/fuji/subnets"));
    expect(response.status).toBe(status);
    await service.close();
  }
});

test("closing does not wait for a node that hangs", async () => {
  let asked = () => {};
  const waiting = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const signals: AbortSignal[] = [];
  const hang: NetworkSource["fetch"] = (_url, init) =>
    new Promise((_resolve, reject) => {
      asked();
      if (init?.signal) signals.push(init.signal);
      init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  const service = await createService({
    ...(await freshDatabase()),
    networks: { fuji: { ...sourceOf(harness.net), fetch: hang } },
  });
  service.start();
  await waiting;
  // Every request is given up as closing begins, and not when its own deadline of 30 s is over.
  const closing = service.close();
  expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
  expect(signals.length).toBeGreaterThan(0);
  await closing;
});
