/** Exports over HTTP: refusals, responses, and a client that follows one to its file. */

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCb58 } from "@primary-network/codec";
import { createDataClient } from "@primary-network/data";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, type NetworkSource, OptionError, type Service } from "../src/index.ts";
import { freshDatabase, type Json, schemaFault, sourceOf } from "./harness.ts";

let net: Localnet;
let service: Service;
let dir: string;
let address: string;
const clock = { now: 0 };

beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3 });
  clock.now = Math.floor(net.now() * 1000) + 0.25; // as a virtual clock may be
  dir = await mkdtemp(join(tmpdir(), "exports-"));
  service = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    networks: { fuji: sourceOf(net) },
    exports: { dir, maxRows: 50, secret: "x".repeat(32) },
    pollMs: 10,
  });
  service.start();
  await service.indexed();
  address = net.accounts.alice.pAddress.slice("P-".length);
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** Responses are checked against the spec. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  of = service,
): Promise<{ status: number; body: Json; headers: Headers }> {
  const response = await of.fetch(
    new Request(`http://service${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    }),
  );
  const result: Json = await response.json();
  if (response.status !== 501) expect(schemaFault(method, path, response.status, result)).toBeUndefined();
  return { status: response.status, body: result, headers: response.headers };
}

const order = (changes: object = {}, options: object = {}) => ({
  type: "TRANSACTION_EXPORT_PRIMARY_NETWORK",
  ...changes,
  options: { addresses: [address], includeChains: ["p-chain"], ...options },
});
const start = (body: unknown, of = service) => call("POST", "/v1/operations/transactions:export", body, of);

const client = (of = service) =>
  createDataClient({
    baseUrl: "http://service",
    fetch: (url, init) => of.fetch(new Request(url, init as RequestInit)),
  });

const foreign = "P-avax1tnuesf6cqwnjw7fxjyk7lhch0vhf0v95wj5jvy";

const refused: [name: string, body: () => unknown, status: number, message: RegExp | string][] = [
  ["no body", () => undefined, 400, "a JSON body is required"],
  ["no type", () => ({ options: {} }), 400, /^type is required/],
  [
    "an unknown type",
    () => order({ type: "TRANSACTION_EXPORT" }),
    400,
    /^type must be one of .*TRANSACTION_EXPORT_EVM/,
  ],
  ["no options", () => ({ type: "TRANSACTION_EXPORT_PRIMARY_NETWORK" }), 400, "options is required"],
  ["no chains", () => order({}, { includeChains: undefined }), 400, "options.includeChains is required"],
  ["an empty list of chains", () => order({}, { includeChains: [] }), 400, /^options.includeChains must/],
  [
    "a malformed chain",
    () => order({}, { includeChains: ["x chain"] }),
    400,
    /^options.includeChains\[0\] must/,
  ],
  ["a list of numbers", () => order({}, { addresses: [1] }), 400, "options.addresses[0] must be string"],
  [
    "a chain of another network",
    () => order({}, { includeChains: ["2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"] }),
    400,
    "options.includeChains: 2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM is not a Primary Network chain of fuji",
  ],
  [
    "no address at all",
    () => order({}, { addresses: undefined }),
    400,
    "options.addresses or options.cChainEvmAddresses is required",
  ],
  [
    "two empty lists",
    () => order({}, { addresses: [], cChainEvmAddresses: [] }),
    400,
    "options.addresses or options.cChainEvmAddresses is required",
  ],
  [
    "a malformed address",
    () => order({}, { addresses: ["P-local1qqqq"] }),
    400,
    /^options.addresses: "P-local1qqqq" must be an address/,
  ],
  [
    "an EVM address among the others",
    () => order({}, { addresses: [`0x${"1".repeat(40)}`] }),
    400,
    /^options.addresses: /,
  ],
  [
    "an address of another network",
    () => order({}, { addresses: [foreign] }),
    400,
    /^options.addresses: .*is of network "avax", not "local"$/,
  ],
  [
    "addresses of two networks",
    () => order({}, { addresses: [address, foreign] }),
    400,
    /is of network "avax", not "local"$/,
  ],
  [
    "too many addresses",
    () => order({}, { addresses: Array(65).fill(address) }),
    400,
    "options.addresses must hold at most 64 items",
  ],
  [
    "a short EVM address",
    () => order({}, { cChainEvmAddresses: ["0x12"] }),
    400,
    'options.cChainEvmAddresses: "0x12" is not an EVM address: 0x and 40 hexadecimal digits',
  ],
  [
    "too many EVM addresses",
    () => order({}, { cChainEvmAddresses: Array(65).fill(`0x${"1".repeat(40)}`) }),
    400,
    "options.cChainEvmAddresses must hold at most 64 items",
  ],
  [
    "a day that is none",
    () => order({ firstDate: "2026-02-30" }),
    400,
    'firstDate must be a day as YYYY-MM-DD, not "2026-02-30"',
  ],
  [
    "a day before the first",
    () => order({ firstDate: "2026-02-02", endDate: "2026-02-01" }),
    400,
    "firstDate 2026-02-02 must not be after endDate 2026-02-01",
  ],
  [
    "a day under both names",
    () => order({ firstDate: "2026-02-02", startDate: "2026-02-01" }),
    400,
    "firstDate and startDate exclude each other: startDate is the older name of firstDate",
  ],
  ["a number for a day", () => order({ firstDate: 20260101 }), 400, "firstDate must be string"],
  [
    "an EVM chain that is not served",
    () => ({
      type: "TRANSACTION_EXPORT_EVM",
      options: { addresses: [`0x${"1".repeat(40)}`], includeChains: ["43113"] },
    }),
    404,
    "chainId 43113 is not an EVM chain of this service; it serves none",
  ],
];
test.each(refused)("%s is refused", async (_, body, status, message) => {
  const response = await start(body());
  expect(response).toMatchObject({
    status,
    body: { message: typeof message === "string" ? message : expect.stringMatching(message) },
  });
});

test("an operation's id must be a known UUID", async () => {
  for (const id of [
    "1",
    "x".repeat(36),
    "aa22054a-cb7c-4a4e-9b83-59f2ede7413",
    "aa22054acb7c4a4e9b8359f2ede74138",
    "%27%3B--",
  ]) {
    const { status, body } = await call("GET", `/v1/operations/${id}`);
    expect([status, body.message]).toEqual([
      400,
      `operationId must be a UUID, not "${decodeURIComponent(id)}"`,
    ]);
  }
  const unknown = "aa22054a-cb7c-4a4e-9b83-59f2ede74138";
  expect(await call("GET", `/v1/operations/${unknown}`)).toMatchObject({
    status: 404,
    body: { message: `there is no operation ${unknown}` },
  });
});

test("a client starts an export, waits for its end, and can download the file for an hour", async () => {
  const data = client();
  const seen: string[] = [];
  const job = await data.operations.exportTransactions(
    // The types know the documented chains; any prefix of an address will do.
    {
      ...order(
        {},
        { addresses: [`X-${address}`, `C-${address}`, address], cChainEvmAddresses: [`0x${"1".repeat(40)}`] },
      ),
      type: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
      firstDate: undefined,
    } as never,
  );
  expect(job).toEqual({
    operationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    operationType: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
    operationStatus: "RUNNING",
    createdAtTimestamp: Math.floor(clock.now / 1000),
    updatedAtTimestamp: Math.floor(clock.now / 1000),
  });
  const done = await data.operations.wait(job.operationId, {
    intervalMs: 10,
    onProgress: ({ operationStatus }) => seen.push(operationStatus),
  });
  expect(seen.at(-1)).toBe(done.operationStatus);
  expect(done).toMatchObject({
    operationId: job.operationId,
    operationStatus: "COMPLETED_WITH_WARNING",
    message: expect.stringMatching(
      /^The export was cut off after \d+ rows; continue from \d{4}-\d\d-\d\d\.$/,
    ),
    metadata: { code: "WarnTruncatedExport", nextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  const url = done.metadata?.downloadUrl ?? "";
  const get = (target: string, method = "GET") => service.fetch(new Request(target, { method }));
  const response = await get(url);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="transactions-${job.operationId}.csv"`,
    "content-length": String(text.length),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("date,chain,txHash,txType,fundTransferType,addresses,assetId,amount");
  expect(lines.length).toBeGreaterThan(10);
  const last = lines.at(-2)?.slice(0, 10) ?? "";
  expect(last < (done.metadata?.nextDate ?? "")).toBe(true);

  const head = await get(url, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    String(text.length),
    "",
  ]);
  expect((await get(url, "POST")).status).toBe(405);
  expect((await get(url.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")))).status).toBe(403);
  expect((await get(url.split("?")[0] ?? "")).status).toBe(403);
  expect((await get("http://service/downloads/../exports")).status).toBe(404);
  expect((await get("http://service/downloads/%2e%2e%2fsigning-key.csv")).status).toBe(404);

  const before = clock.now;
  clock.now += 3_600_000;
  const late = await get(url);
  expect([late.status, (await late.json()).message]).toEqual([
    403,
    "the link has expired after an hour; ask for the operation again to get a new one",
  ]);
  const fresh = (await data.operations.get({ operationId: job.operationId })).metadata?.downloadUrl ?? "";
  expect(await (await get(fresh)).text()).toBe(text);
  clock.now = before;
});

test("exports that continue from each other's nextDate are together complete, with whole days", async () => {
  const data = client();
  const read = async (changes: object) => {
    const includeChains = ["p-chain", "x-chain", "c-chain"];
    const job = await data.operations.exportTransactions(order(changes, { includeChains }) as never);
    const done = await data.operations.wait(job.operationId, { intervalMs: 10 });
    const text = await (await service.fetch(new Request(done.metadata?.downloadUrl ?? ""))).text();
    return { ...done, rows: text.split("\r\n").slice(1, -1) };
  };
  const parts: string[][] = [];
  let firstDate: string | undefined;
  for (let exports = 0; exports < 40; exports++) {
    const { rows, operationStatus, metadata } = await read({ ...(firstDate && { firstDate }) });
    parts.push(rows);
    for (const row of rows) expect(firstDate === undefined || row.slice(0, 10) >= firstDate).toBe(true);
    firstDate = metadata?.nextDate;
    expect(operationStatus).toBe(firstDate ? "COMPLETED_WITH_WARNING" : "COMPLETED");
    if (firstDate === undefined) break;
  }
  expect(parts.length).toBeGreaterThan(2);
  const whole = parts.flat();
  expect(new Set(whole).size).toBe(whole.length);
  for (const chain of ["p-chain", "x-chain", "c-chain"])
    expect(whole.some((row) => row.includes(`,fuji,${chain},`))).toBe(true);

  // One day, under the new names and the old: the rows of that day.
  const day = whole[Math.floor(whole.length / 2)]?.slice(0, 10) ?? "";
  const want = whole.filter((row) => row.startsWith(day));
  expect((await read({ firstDate: day, lastDate: day })).rows).toEqual(want);
  expect((await read({ startDate: day, endDate: day })).rows).toEqual(want);
  expect((await read({ firstDate: "2100-01-01" })).rows).toEqual([]);
});

test("a chain that is not indexed returns 501, an unavailable one 503, independent of other chains", async () => {
  const { xChain: _, cChain: __, ...withoutX } = sourceOf(net);
  /** Fails every request of one chain. */
  const deaf = (chain: "P" | "X" | "C") => {
    const source = sourceOf(net);
    const fetch: typeof source.fetch = async (url, init) => {
      if (String(url).endsWith(`/ext/index/${chain}/block`)) throw new TypeError("fetch failed");
      return source.fetch?.(url, init) ?? Response.error();
    };
    return { ...source, fetch };
  };
  const down = "the node of fuji cannot be reached";
  const given: [source: NetworkSource, asks: [chains: string[], status: number, message?: string][]][] = [
    [
      withoutX,
      [
        [["p-chain"], 200],
        [["p-chain", "x-chain"], 501, "the X-Chain is not indexed by this deployment"],
        [[encodeCb58(net.xChainId)], 501, "the X-Chain is not indexed by this deployment"],
        [["p-chain", "c-chain"], 501, "the C-Chain is not indexed by this deployment"],
        [[encodeCb58(net.cChainId)], 501, "the C-Chain is not indexed by this deployment"],
      ],
    ],
    [
      deaf("X"),
      [
        [["p-chain"], 200],
        [["x-chain"], 503, down],
        [["p-chain", "x-chain"], 503, down],
      ],
    ],
    [
      deaf("C"),
      [
        [["p-chain", "x-chain"], 200],
        [["c-chain"], 503, down],
      ],
    ],
    [
      deaf("P"),
      [
        [["x-chain", "c-chain"], 200],
        [["p-chain"], 503, down],
      ],
    ],
  ];
  for (const [source, asks] of given) {
    let failed = () => {};
    const fault = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const own = await createService({
      ...(await freshDatabase()),
      clock: () => clock.now,
      networks: { fuji: source },
      exports: { dir },
      pollMs: 10,
      logger: { info() {}, warn: () => failed(), error() {} },
    });
    try {
      own.start();
      if (source !== withoutX) await fault;
      for (const [includeChains, status, message] of asks) {
        const ask = () => start(order({}, { includeChains }), own);
        let response = await ask();
        // Until the chain that works is indexed it returns 503 too.
        for (let looks = 0; looks < 5_000 && status === 200 && response.status === 503; looks++) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          response = await ask();
        }
        expect([includeChains, response.status]).toEqual([includeChains, status]);
        if (message !== undefined) {
          expect(response.body.message).toBe(message);
          continue;
        }
        const done = await client(own).operations.wait(response.body.operationId, { intervalMs: 10 });
        expect(done.operationStatus).toMatch(/^COMPLETED/);
      }
    } finally {
      await own.close();
    }
  }
});

test("without a folder a service on PostgreSQL returns 501; one with a database in memory exports files", async () => {
  const database = await freshDatabase();
  const own = await createService({ ...database, clock: () => clock.now, networks: { fuji: sourceOf(net) } });
  try {
    own.start();
    await own.indexed();
    const response = await start(order(), own);
    if (database.databaseUrl) {
      expect([response.status, response.body.message]).toEqual([
        501,
        "exports need the option exports.dir, which is not set on this service",
      ]);
      return;
    }
    const done = await client(own).operations.wait(response.body.operationId, { intervalMs: 10 });
    const file = await own.fetch(new Request(done.metadata?.downloadUrl ?? ""));
    expect([done.operationStatus, file.status]).toEqual(["COMPLETED", 200]);
    expect((await file.text()).length).toBe(Number(file.headers.get("content-length")));
  } finally {
    await own.close();
  }
});

test("files are private, and the generated secret is kept", async () => {
  const files = await readdir(dir);
  expect(files.some((name) => name.endsWith(".csv"))).toBe(true);
  for (const name of files.filter((each) => each.endsWith(".csv")))
    expect((await stat(join(dir, name))).mode & 0o077).toBe(0);
  const { folderKey } = await import("../src/jobs/node/signing-key.ts");
  const folder = join(dir, "keys");
  const unexpected = (path: string) => expect.fail(path);
  const keys = await Promise.all(Array.from({ length: 5 }, () => folderKey(folder, unexpected)));
  expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
  expect(await folderKey(folder, unexpected)).toEqual(keys[0]);
  expect(await readdir(folder)).toEqual(["signing-key"]);
  expect((await readFile(join(folder, "signing-key"))).length).toBe(32);
  expect((await stat(join(folder, "signing-key"))).mode & 0o077).toBe(0);
});

test.each([
  ["is empty", 0],
  ["is cut", 31],
  ["was not written to disk", 32],
])(
  "a secret that %s is replaced with a warning, by one that all processes share and keep",
  async (_, zeros) => {
    const { folderKey } = await import("../src/jobs/node/signing-key.ts");
    const folder = await mkdtemp(join(dir, "damaged-"));
    const path = join(folder, "signing-key");
    await writeFile(path, new Uint8Array(zeros));
    const damaged: string[] = [];
    const read = () => folderKey(folder, (file) => damaged.push(file));
    const keys = await Promise.all([read(), read(), read()]);
    expect(damaged).toEqual([path, path, path]);
    expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
    expect(keys[0]?.length).toBe(32);
    expect(await read()).toEqual(keys[0]);
    expect((await readdir(folder)).toSorted()).toEqual(["signing-key", "signing-key-2"]);
    const warned: object[] = [];
    const logger = { info: () => {}, error: () => {}, warn: (fields: object) => warned.push(fields) };
    const own = await createService({ networks: { fuji: sourceOf(net) }, exports: { dir: folder }, logger });
    await own.close();
    expect(warned).toContainEqual({ path });
  },
);

test("invalid options are named in the error", async () => {
  const given: [exports: object, message: string][] = [
    [{ running: 0 }, "service: exports.running must be an integer from 1 to 64, not 0"],
    [{ maxQueued: 1.5 }, "service: exports.maxQueued must be an integer from 1 to 1000, not 1.5"],
    [{ maxRows: 0 }, "service: exports.maxRows must be an integer from 1 to 100000000, not 0"],
    [{ secret: "short" }, "service: exports.secret must have at least 32 characters"],
    [{ baseUrl: "ftp://x" }, 'service: exports.baseUrl must be an http or https URL, not "ftp://x"'],
  ];
  for (const [exports, message] of given) {
    await expect(createService({ networks: { fuji: sourceOf(net) }, exports })).rejects.toThrow(
      new OptionError(message),
    );
  }
});
