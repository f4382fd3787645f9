/** Keys, limits and refusals, as callers, operators and logs see them. */

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataClient } from "@primary-network/data";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createService,
  DataDirInUseError,
  openApiKeys,
  publicRates,
  type Service,
  type ServiceOptions,
} from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { freshDatabase, schemaFault, sourceOf } from "./harness.ts";

const T0 = Date.UTC(2030, 0, 1);
const SUBNETS = "/v1/networks/fuji/subnets"; // 20 units
const EXPORT = {
  method: "POST",
  body: JSON.stringify({
    type: "TRANSACTION_EXPORT_EVM",
    options: { addresses: [`0x${"1".repeat(40)}`], includeChains: ["43113"] },
  }),
};
const small = { perMinute: 200, perDay: 100_000 };

let net: Localnet;
let folder: string;
let location: { databaseUrl: string } | { dataDir: string };
let service: Service;
const clock = { now: T0 };
const log: string[] = [];
const note = (fields: object, message: string) => void log.push(JSON.stringify({ ...fields, message }));
const options = (): ServiceOptions => ({
  ...location,
  networks: { fuji: sourceOf(net) },
  clock: () => clock.now,
  logger: { info: note, warn: note, error: note },
  anonymous: ["data"],
  limits: { ...publicRates, anonymous: small, metrics: small },
  hosts: ["service"],
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-access-"));
  const { databaseUrl } = await freshDatabase();
  location = databaseUrl === undefined ? { dataDir: join(folder, "database") } : { databaseUrl };
  net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  service = await createService(options());
  service.start();
  await service.indexed();
});
afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  clock.now += 2 * 86_400_000; // nothing that a test spends is felt by the next
  log.length = 0;
});

let caller = 0;
/** Asks as a caller whom nobody else is, unless an address is given. */
async function ask(path: string, init: RequestInit & { key?: string; address?: string } = {}) {
  const { key, address = `192.0.2.${++caller}`, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (key !== undefined) headers.set("x-service-api-key", key);
  const request = new Request(`http://service${path}`, { ...rest, headers });
  const response = await service.fetch(request, { address });
  const text = await response.text();
  const body = text === "" ? undefined : JSON.parse(text);
  if (text !== "" && [200, 401, 403, 429].includes(response.status)) {
    expect(schemaFault(request.method, path, response.status, body)).toBeUndefined();
  }
  return { status: response.status, body, headers: response.headers };
}

describe("keys", () => {
  test("grant access to their privileges only, and stop working when they are revoked", async () => {
    const reader = await service.keys.add({ name: "reader", tier: "growth", privileges: ["data"] });
    const full = await service.keys.add({ name: "full" });
    expect(full.key).toMatchObject({ tier: "free", privileges: ["data", "operations", "reindex"] });
    const got = await ask(SUBNETS, { key: reader.secret });
    expect(got.status).toBe(200);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      "ratelimit-policy": "14000;w=60, 11200000;w=86400",
      "ratelimit-limit": "14000",
      "ratelimit-remaining": "13980",
    });
    expect(got.headers.get("retry-after")).toBeNull();
    const forbidden = await ask("/v1/operations/transactions:export", { ...EXPORT, key: reader.secret });
    expect([forbidden.status, forbidden.body]).toEqual([
      403,
      {
        message: `the API key ${reader.key.id} does not allow exportTransactions: it lacks the privilege operations`,
        statusCode: 403,
        error: "Forbidden",
      },
    ]);
    const reindex = `/v1/chains/43113/nfts/collections/0x${"1".repeat(40)}/tokens/7:reindex`;
    expect((await ask(reindex, { method: "POST", key: reader.secret })).status).toBe(403);
    const admitted = await ask("/v1/operations/transactions:export", { ...EXPORT, key: full.secret });
    expect([401, 403]).not.toContain(admitted.status);
    const anonymous = await ask("/v1/operations/transactions:export", EXPORT);
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get("www-authenticate")).toContain("x-service-api-key");
    expect(anonymous.headers.get("cache-control")).toBe("no-store");

    expect((await service.keys.revoke(reader.key.id))?.revokedAt).toBe(clock.now);
    clock.now += 5;
    expect((await service.keys.revoke(reader.key.id))?.revokedAt).toBe(clock.now - 5);
    expect(await service.keys.revoke("key_none")).toBeUndefined();
    expect((await ask(SUBNETS, { key: reader.secret })).body).toEqual({
      message: `the API key ${reader.key.id} has been revoked`,
      statusCode: 401,
      error: "Unauthorized",
    });
  });

  test("survive a restart, and are stored only as hashes", async () => {
    const { key, secret } = await service.keys.add({ name: "kept" });
    await service.close();
    const opened = await openApiKeys(location);
    expect((await opened.keys.list()).find(({ id }) => id === key.id)).toEqual(key);
    await opened.close();
    const db = await openDatabase(location);
    const { rows } = await sql`select * from api_key`.execute(db);
    await db.destroy();
    const dump = JSON.stringify(rows);
    expect(dump).toContain(key.id);
    for (const part of [secret, secret.slice(3)]) expect(dump).not.toContain(part);
    if ("dataDir" in location) {
      const files = await readdir(location.dataDir, { recursive: true, withFileTypes: true });
      let bytes = 0;
      for (const file of files.filter((entry) => entry.isFile())) {
        const content = await readFile(join(file.parentPath, file.name));
        bytes += content.length;
        expect(content.includes(secret.slice(3))).toBe(false);
      }
      expect(bytes).toBeGreaterThan(1_000_000);
    }
    service = await createService(options());
    service.start();
    await service.indexed();
    expect((await ask(SUBNETS, { key: secret })).status).toBe(200);
  });

  test("can be changed beside a running service if the database allows more than one process", async () => {
    if ("dataDir" in location) {
      await expect(openApiKeys(location)).rejects.toThrow(DataDirInUseError);
      return;
    }
    const { key, secret } = await service.keys.add({ name: "ended from outside" });
    expect((await ask(SUBNETS, { key: secret })).status).toBe(200);
    const opened = await openApiKeys(location);
    await opened.keys.revoke(key.id);
    await opened.close();
    expect((await ask(SUBNETS, { key: secret })).status).toBe(401);
  });

  test("appear in no log and no response, valid or not", async () => {
    const { key, secret } = await service.keys.add({ name: "quiet", privileges: ["data"] });
    const stranger = `pn_${"ab".repeat(32)}`;
    const responses = [
      await ask(SUBNETS, { key: secret }),
      await ask(`${SUBNETS}?pageSize=0`, { key: secret }),
      await ask("/v1/operations/transactions:export", { ...EXPORT, key: secret }),
      await ask("/v1/nothing", { key: secret }),
      await ask(SUBNETS, { key: stranger }),
      await ask(SUBNETS, { headers: { "x-service-compat": "true", "x-glacier-api-key": secret } }),
      await ask(SUBNETS, { headers: { "x-service-compat": "true", "x-glacier-api-key": stranger } }),
      await ask(SUBNETS, {
        headers: { "x-service-compat": "true", "x-glacier-api-key": stranger },
        key: secret,
      }),
      await ask("/v1/avg_tps/43114", { key: stranger }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([
      200,
      400,
      403,
      404,
      401,
      200,
      401,
      400,
      expect.any(Number),
    ]);
    expect(log.filter((line) => line.includes('"message":"request"'))).toHaveLength(responses.length);
    const output =
      log.join("\n") + JSON.stringify(responses.map(({ body, headers }) => [body, [...headers]]));
    for (const part of [secret, secret.slice(3), stranger]) expect(output).not.toContain(part);
    const [line] = log;
    expect(JSON.parse(line ?? "")).toEqual({
      requestId: responses[0]?.headers.get("x-request-id"),
      operation: "listSubnets",
      method: "GET",
      key: key.id,
      status: 200,
      durationMs: expect.any(Number),
      message: "request",
    });
  });

  test("requested addresses appear in no log", async () => {
    const address = `0x${"7".repeat(40)}`;
    await ask(`/v1/chains/43113/addresses/${address}/transactions:listErc20`);
    await ask(`/v1/networks/fuji/utxos?addresses=${address}`);
    expect(log.length).toBeGreaterThanOrEqual(2);
    expect(log.join()).not.toContain(address);
  });
});

test("health needs no key, and no key is looked at", async () => {
  const before = await service.keys.add({ name: "without data", privileges: ["operations"] });
  for (const key of [undefined, "pn_unknown", before.secret])
    for (const path of ["/v1/health-check", "/v1/live-check", "/v2/health-check", "/v2/live-check"])
      expect([path, (await ask(path, key === undefined ? {} : { key })).status]).toEqual([path, 200]);
});

test("the compatibility header is true or false", async () => {
  expect((await ask(SUBNETS, { headers: { "x-service-compat": "true" } })).status).toBe(200);
  const { status, body } = await ask(SUBNETS, { headers: { "x-service-compat": "maybe" } });
  expect([status, body.message]).toEqual([400, "the header x-service-compat must be true or false"]);
});

describe("limits", () => {
  test("of callers without a key apply per address, and each response reports them", async () => {
    const address = "198.51.100.7";
    let etag = "";
    for (let call = 1; call <= 8; call++) {
      const { status, headers } = await ask(SUBNETS, { address });
      etag = headers.get("etag") ?? "";
      expect([status, headers.get("ratelimit-remaining")]).toEqual([200, String(200 - 20 * call)]);
      expect(headers.get("ratelimit-reset")).toBeNull();
    }
    const unmodified = await ask(SUBNETS, { address, headers: { "if-none-match": etag } });
    expect([unmodified.status, unmodified.headers.get("ratelimit-remaining")]).toEqual([304, "20"]);
    const absent = await ask("/v1/nothing", { address });
    expect([absent.status, absent.headers.get("ratelimit-remaining")]).toEqual([404, "19"]);
    const invalid = await ask("/v1/live-check?x=1", { address });
    expect([invalid.status, invalid.headers.get("ratelimit-remaining")]).toEqual([400, "18"]);
    const refused = await ask(SUBNETS, { address });
    expect([refused.status, refused.body.error, refused.body.statusCode]).toEqual([
      429,
      "Too Many Requests",
      429,
    ]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "ratelimit-policy": "200;w=60, 100000;w=86400",
      "ratelimit-limit": "200",
      "ratelimit-remaining": "18",
      "ratelimit-reset": "61",
      "retry-after": "61",
      "cache-control": "no-store",
    });
    expect((await ask(SUBNETS, { address: "198.51.100.8" })).status).toBe(200);
    clock.now += 61_000;
    expect((await ask(SUBNETS, { address })).status).toBe(200);
  });

  test.each([
    { given: "an unknown key", path: SUBNETS, key: "pn_unknown", status: 401 },
    { given: "an unknown path", path: "/v1/nothing", status: 404 },
    { given: "a wrong method", path: SUBNETS, method: "DELETE", status: 405 },
    { given: "a URL that is too long", path: `${SUBNETS}?pageToken=${"x".repeat(9_000)}`, status: 400 },
  ])("count refused requests too: $given", async ({ path, key, method = "GET", status }) => {
    const address = "198.51.100.10";
    const headers = { ...(key !== undefined && { "x-service-api-key": key }) };
    const statusOf = async (at: string, init: RequestInit = {}) =>
      (await service.fetch(new Request(`http://service${at}`, init), { address })).status;
    for (let call = 0; call < 200; call++) expect(await statusOf(path, { method, headers })).toBe(status);
    expect(await statusOf(path, { method, headers })).toBe(429);
    expect(await statusOf(SUBNETS)).toBe(429);
  });

  test("of the metrics interface are separate, ignore keys, and are reported in its own form", async () => {
    const address = "198.51.100.9";
    const { secret } = await service.keys.add({ name: "metrics", tier: "pro" });
    const path = "/v1/avg_tps/43114"; // 100 units
    for (let call = 0; call < 2; call++)
      expect((await ask(path, { address, key: secret })).status).not.toBe(429);
    const { status, body } = await ask(path, { address, key: secret });
    expect([status, body]).toEqual([
      429,
      {
        message: [expect.stringContaining("200 compute units per minute")],
        statusCode: 429,
        error: "Too Many Requests",
      },
    ]);
    expect((await ask(SUBNETS, { address })).status).toBe(200);
  });

  test("are shared by the replicas of one PostgreSQL", async () => {
    if ("dataDir" in location) return; // one process has it all
    const replica = await createService(options());
    const init = { address: "198.51.100.13" };
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      const of = call % 2 === 0 ? service : replica;
      statuses.push((await of.fetch(new Request(`http://service${SUBNETS}`), init)).status);
    }
    await replica.close();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  test("cannot be escaped by headers that claim another address", async () => {
    const address = "198.51.100.10";
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      const headers = { "x-forwarded-for": `10.0.0.${call}`, forwarded: `for=10.0.0.${call}` };
      statuses.push((await ask(SUBNETS, { address, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("let fifty concurrent calls of the typed client succeed through its rate gate", async () => {
    const timers = new Map<object, { at: number; fire: () => void }>();
    let underWay = 0;
    const statuses: number[] = [];
    const data = createDataClient({
      baseUrl: "http://service",
      network: "fuji",
      deadlineMs: 900_000,
      fetch: async (url, init) => {
        underWay++;
        try {
          const response = await service.fetch(new Request(url, init), { address: "198.51.100.11" });
          statuses.push(response.status);
          return response;
        } finally {
          underWay--;
        }
      },
      clock: {
        now: () => clock.now,
        random: () => 0.5,
        setTimer: (fire, ms) => {
          const handle = {};
          timers.set(handle, { at: clock.now + ms, fire });
          return handle;
        },
        clearTimer: (handle) => void timers.delete(handle as object), // made by setTimer
      },
    });
    let done = false;
    const calls = Promise.all(Array.from({ length: 50 }, () => data.subnets.list({ pageSize: 1 }))).finally(
      () => {
        done = true;
      },
    );
    const began = clock.now;
    // Time passes only when nobody computes: then it is the next timer's. However long a busy machine computes, it waits.
    for (const given = performance.now() + 50_000; !done && performance.now() < given; ) {
      await new Promise((resolve) => setImmediate(resolve));
      if (underWay > 0 || done) continue;
      const [next] = [...timers].sort(([, a], [, b]) => a.at - b.at);
      if (!next) continue;
      timers.delete(next[0]);
      clock.now = Math.max(clock.now, next[1].at);
      next[1].fire();
    }
    expect((await calls).map(({ items }) => items.length)).toEqual(Array(50).fill(1));
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses).toContain(429);
    // Ten calls a minute: the fiftieth has to wait for four windows, and need not wait for many more.
    expect((clock.now - began) / 60_000).toBeGreaterThan(4);
    expect((clock.now - began) / 60_000).toBeLessThan(9);
  });
});

describe("browsers and caches", () => {
  test("every response has its content type and its Vary headers", async () => {
    for (const [path, init] of [
      [SUBNETS, {}],
      [SUBNETS, { method: "HEAD" }],
      ["/v1/nothing", {}],
      [SUBNETS, { key: "wrong" }],
    ] as const) {
      const { headers } = await ask(path, init);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("vary")).toContain("x-service-api-key");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      const exposed = headers.get("access-control-expose-headers") ?? "";
      for (const name of [
        "ratelimit-policy",
        "ratelimit-remaining",
        "retry-after",
        "x-request-id",
        "x-indexed-height",
        "x-indexed-time",
      ])
        expect(exposed).toContain(name);
    }
  });

  test("a browser may send the key, and a preflight does not count against limits", async () => {
    const address = "198.51.100.12";
    for (let call = 0; call < 20; call++) {
      const { status, headers } = await ask(SUBNETS, {
        address,
        method: "OPTIONS",
        headers: {
          origin: "https://example.com",
          "access-control-request-method": "GET",
          "access-control-request-headers": "x-service-api-key",
        },
      });
      expect([status, headers.get("access-control-allow-headers")]).toEqual([204, "x-service-api-key"]);
    }
    expect((await ask(SUBNETS, { address })).status).toBe(200);
  });

  test("requests for another host are refused before any other check", async () => {
    const response = await service.fetch(new Request(`http://evil.example:8080${SUBNETS}`));
    expect([response.status, await response.json()]).toEqual([
      421,
      {
        message: "the Host header names no host that is served here",
        statusCode: 421,
        error: "Misdirected Request",
      },
    ]);
    const admin = async (host: string) =>
      (await service.adminFetch(new Request(`http://${host}/healthz`))).status;
    expect(await Promise.all(["evil.example", "localhost:8081", "service"].map(admin))).toEqual([
      421, 200, 200,
    ]);
  });

  test("a body without an announced length is cut at the limit", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(0x20)),
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit; // Node's flag for streams
    expect((await ask("/v1/signatureAggregator/fuji/aggregateSignatures", init)).status).toBe(400);
  });
});

test("a request that takes too long gets 503", async () => {
  const slow = await createService({ networks: { fuji: sourceOf(net) }, requestTimeoutMs: 5 });
  const body = new ReadableStream({}); // never sends and never ends
  const init = { method: "POST", body, duplex: "half" } as RequestInit; // as above
  const response = await slow.fetch(
    new Request("http://service/v1/signatureAggregator/fuji/aggregateSignatures", init),
  );
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  await slow.close();
});

test("keys that could never work are not created", async () => {
  const given: [wrong: object, message: string][] = [
    [{ name: "" }, "keys: name must have 1 to 100 characters, and no control characters"],
    [{ name: "a\nb" }, "keys: name must have 1 to 100 characters, and no control characters"],
    [{ tier: "gold" }, "keys: tier must be one of free, base, growth, pro"],
    [{ privileges: [] }, "keys: privileges must be some of data, operations, reindex"],
    [{ privileges: ["write"] }, "keys: privileges must be some of data, operations, reindex"],
  ];
  const before = (await service.keys.list()).length;
  for (const [wrong, message] of given)
    await expect(service.keys.add({ name: "a", ...wrong })).rejects.toThrow(message);
  expect(await service.keys.list()).toHaveLength(before);
});

test("invalid options are named in the error", async () => {
  const networks = { fuji: sourceOf(net) };
  const given: [wrong: Partial<ServiceOptions>, message: string][] = [
    [{ limits: "some" as never }, 'service: limits must be "public", "off" or a table, not "some"'],
    [
      { limits: { ...publicRates, free: { perMinute: 100, perDay: 1_000 } } },
      "service: limits.free.perMinute must be an integer from 200 to 1000000000, not 100",
    ],
    [
      { limits: { anonymous: small } as never },
      "service: limits.free.perMinute must be an integer from 200 to 1000000000, not undefined",
    ],
    [
      { hosts: ["example.com:80"] },
      'service: hosts must hold names without ports, IPv6 in brackets, not "example.com:80"',
    ],
    [
      { anonymous: ["write" as never] },
      'service: anonymous must hold only data, operations, reindex, usage, not "write"',
    ],
    [{ apiKeyHeader: "x key" }, 'service: apiKeyHeader must be a header\'s name, not "x key"'],
    [{ requestTimeoutMs: 0 }, "service: requestTimeoutMs must be an integer from 1 to 600000, not 0"],
  ];
  for (const [wrong, message] of given)
    await expect(createService({ networks, ...wrong })).rejects.toThrow(message);
});

describe("the use of keys", () => {
  const USAGE = "/v1/apiUsageMetrics";
  const LOGS = "/v1/apiLogs";
  const OTHER = `${SUBNETS}/11111111111111111111111111111111LpoYY`;

  /** Three keys, and some requests with each: two good ones and a bad one, one, none. */
  async function used() {
    const own = await service.keys.add({ name: "own" });
    const other = await service.keys.add({ name: "other" });
    const accounting = await service.keys.add({ name: "accounting", privileges: ["data", "usage"] });
    for (const path of [`${SUBNETS}?pageSize=2`, OTHER, `${SUBNETS}/x`]) {
      await ask(path, { key: own.secret, headers: { "user-agent": "a browser" } });
      clock.now += 1_000;
    }
    await ask("/v1/networks/fuji/blockchains/p-chain/blocks", { key: other.secret });
    await ask(SUBNETS);
    return { own, other, accounting, since: `startTimestamp=${Math.floor(clock.now / 1_000)}` };
  }

  test("is counted by periods and groups, with what it cost", async () => {
    const { own, since } = await used();
    const midnight = Math.floor(clock.now / 86_400_000) * 86_400;
    const counts = (groupBy: string) =>
      ask(`${USAGE}?${since}&groupBy=${groupBy}&responseCode=200`, { key: own.secret });
    const { status, body } = await ask(`${USAGE}?${since}&groupBy=responseCode`, { key: own.secret });
    expect([status, body.aggregateDuration, body.orgId]).toEqual([200, "daily", ""]);
    const [{ timestamp, values }, ...rest] = body.metrics;
    expect([timestamp, rest]).toEqual([midnight, []]);
    const seconds = Math.floor(clock.now / 1_000) + 1 - midnight;
    expect(values).toMatchObject([
      {
        groupedBy: "responseCode",
        groupValue: 200,
        totalRequests: 2,
        requestsPerSecond: 2 / seconds,
        successRatePercent: 100,
        invalidRequests: 0,
        apiCreditsUsed: 40,
        apiCreditsWasted: 0,
      },
      {
        groupValue: 400,
        totalRequests: 1,
        successRatePercent: 0,
        invalidRequests: 1,
        apiCreditsUsed: 20,
        apiCreditsWasted: 20,
      },
    ]);
    const groups = async (groupBy: string) =>
      (await counts(groupBy)).body.metrics[0].values.map(
        (value: { groupValue?: unknown }) => value.groupValue,
      );
    expect(await groups("requestPath")).toEqual(
      expect.arrayContaining([
        "/v1/networks/{network}/subnets",
        "/v1/networks/{network}/subnets/{subnetId}",
        USAGE, // the request before
      ]),
    );
    expect(await groups("apiKeyId")).toEqual([own.key.id]);
    expect(await groups("requestType")).toEqual(["data"]);
    expect(await groups("chainId")).toEqual([undefined]);
    expect((await ask(`${USAGE}?${since}`, { key: own.secret })).body.metrics[0].values).toMatchObject([
      { groupedBy: "None" },
    ]);
    expect((await ask(`${USAGE}?requestType=rpc`, { key: own.secret })).body.metrics).toEqual([]);
  });

  test("is listed newest first, without addresses, parameters or senders", async () => {
    const { own, other, since } = await used();
    const paths: string[] = [];
    let pageToken = "";
    do {
      const { body } = await ask(`${LOGS}?${since}&pageSize=1${pageToken}`, { key: own.secret });
      for (const log of body.logs) {
        paths.push(log.requestPath);
        expect(log).toMatchObject({
          apiKeyId: own.key.id,
          apiKeyAlias: "own",
          requestType: "data",
          metadata: { ipAddress: "", host: "", userAgent: "" },
        });
        expect(log).not.toHaveProperty("chainId");
      }
      pageToken = body.nextPageToken ? `&pageToken=${body.nextPageToken}` : "";
    } while (pageToken !== "");
    expect(paths).toEqual([
      "/v1/networks/{network}/subnets/{subnetId}",
      "/v1/networks/{network}/subnets/{subnetId}",
      "/v1/networks/{network}/subnets",
    ]);
    const { logs } = (await ask(`${LOGS}?${since}&chainId=p-chain`, { key: other.secret })).body;
    expect(logs).toMatchObject([
      {
        requestPath: "/v1/networks/{network}/blockchains/{blockchainId}/blocks",
        chainId: "p-chain",
        responseCode: 200,
      },
    ]);
    expect(logs[0].eventTimestamp).toBe(Math.floor(clock.now / 1_000));
  });

  test("is read by the key itself, or by one with the privilege usage", async () => {
    const { own, other, accounting, since } = await used();
    const keysOf = async (query: string, key: string) =>
      new Set(
        (await ask(`${LOGS}?${since}${query}`, { key })).body.logs.map(
          ({ apiKeyId }: { apiKeyId: string }) => apiKeyId,
        ),
      );
    const ids = [own.key.id, other.key.id];
    expect([...(await keysOf("&responseCode=200", accounting.secret))].sort()).toEqual(ids.sort());
    expect(await keysOf(`&apiKeyId=${other.key.id}`, accounting.secret)).toEqual(new Set([other.key.id]));
    expect(await keysOf(`&apiKeyId=${own.key.id}`, own.secret)).toEqual(new Set([own.key.id]));
    for (const path of [USAGE, LOGS]) {
      expect((await ask(`${path}?apiKeyId=${other.key.id}`, { key: own.secret })).body.message).toBe(
        `the API key ${own.key.id} can read only its own requests: it lacks the privilege usage`,
      );
      expect((await ask(path)).status).toBe(401);
      // The official clients send it, and there are no organisations to tell apart.
      expect((await ask(`${path}?orgId=org-1`, { key: own.secret })).status).toBe(200);
    }
    const foreign = await ask(`${LOGS}?${since}&pageSize=1`, { key: own.secret });
    const stolen = `${LOGS}?${since}&pageSize=1&pageToken=${foreign.body.nextPageToken}`;
    expect((await ask(stolen, { key: other.secret })).status).toBe(400);
  });

  test("is bounded in time and in groups", async () => {
    const { secret } = await service.keys.add({ name: "bounded" });
    const start = Math.floor(clock.now / 1_000) - 3 * 86_400;
    const { status, body } = await ask(`${USAGE}?timeInterval=minute&startTimestamp=${start}`, {
      key: secret,
    });
    expect([status, body.message]).toEqual([
      400,
      "startTimestamp must be at most 2 days before the end where timeInterval is minute",
    ]);
  });

  test("is not recorded where the option says so", async () => {
    await service.close();
    service = await createService({ ...options(), usage: { requests: "off" } });
    service.start();
    const { secret } = await service.keys.add({ name: "unseen" });
    const { status, body } = await ask(LOGS, { key: secret });
    expect([status, body.message]).toEqual([
      501,
      "requests are not recorded: the option usage.requests of this service is off",
    ]);
  });
});
