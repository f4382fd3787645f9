/** The embedded database in a directory: kept over restarts, for one process, never half made. */

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createService, OptionError, type Service } from "../src/index.ts";
import { openReader, readerRefusals } from "../src/reader.ts";
import { unpackTar } from "../src/store/node/unpack-tar.ts";
import { Vacuum } from "../src/store/upkeep/vacuum.ts";
import { harnessOf, sourceOf } from "./harness.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "service-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test("the index survives a restart and is not built again", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  const dataDir = join(root, "kept", "database");
  const open = () =>
    createService({ networks: { fuji: sourceOf(net) }, dataDir, clock: () => net.now() * 1000 });
  const first = await open();
  first.start();
  await first.indexed();
  const want = await harnessOf(net, first).all(
    "networks/fuji/blockchains/p-chain/transactions",
    "transactions",
    100,
  );
  const token = (await harnessOf(net, first).get("networks/fuji/validators?pageSize=1")).body.nextPageToken;
  await expect(open()).rejects.toThrow(/is in use by this process$/);
  await first.close();

  const asked: string[] = [];
  const again = await createService({
    networks: {
      fuji: {
        ...sourceOf(net),
        fetch: async (url, init) => {
          asked.push(String(init?.body));
          return net.fetch(new Request(url, init as RequestInit));
        },
      },
    },
    dataDir,
    clock: () => net.now() * 1000,
  });
  again.start();
  await again.indexed();
  // Only whether the node's index begins with the chain is looked at again.
  expect(asked.filter((body) => body.includes("getContainerRange"))).toEqual([
    expect.stringContaining('"startIndex":0,"numToFetch":1,'),
  ]);
  expect(
    await harnessOf(net, again).all("networks/fuji/blockchains/p-chain/transactions", "transactions", 100),
  ).toEqual(want);
  expect(
    (await harnessOf(net, again).get(`networks/fuji/validators?pageSize=1&pageToken=${token}`)).status,
  ).toBe(200);
  const now = net.now() * 1000;
  const signed = await signedOf(again);
  index = { packed: await again.packData(), now, net, responses: await responsesOf(again), signed };
  await again.close();
});

/** Requests of every kind: one item, lists with a next page, sums, both interfaces, and refusals. */
const PATHS = [
  ...["subnets", "blockchains", "validators?pageSize=2", "delegators", "blocks?pageSize=3"].map(
    (path) => `/v1/networks/fuji/${path}`,
  ),
  ...["transactions?pageSize=5", "assets/none", "balances"].map(
    (path) => `/v1/networks/fuji/blockchains/p-chain/${path}`,
  ),
  "/v1/networks/testnet/blockchains/c-chain/blocks",
  "/v1/networks/fuji/validators?pageSize=1000",
  "/v1/networks/mainnet/subnets",
  "/v1/chains",
  "/v1/chains/43114/blocks",
  "/v1/health-check",
  "/v1/status",
  "/v2/chains",
  "/v1/nothing",
];

/** What differs between two services of one index: the ETag names the program. */
const OWN_HEADERS = new Set(["x-request-id", "etag"]);

/** How fast a chain was indexed just before: what no index says of itself. */
const RATE = /"blocksPerSecond":[\d.]+,/g;

/** Status, headers and text of each response. */
const responsesOf = ({ fetch }: Pick<Service, "fetch">) =>
  Promise.all(
    PATHS.map(async (path) => {
      const response = await fetch(new Request(`http://service${path}`));
      const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
      return [path, response.status, headers, (await response.text()).replace(RATE, "")] as const;
    }),
  );

/** Responses to requests for signatures: of each message about an L1, by its transaction, and of a subnet that is none. */
async function signedOf({ fetch }: Pick<Service, "fetch">) {
  const conversions = await fetch(new Request(`http://service${PATHS_OF_SIGNED.transactions}`));
  const { transactions }: { transactions: { txHash: string; txType: string }[] } = await conversions.json();
  const ofL1s = transactions.filter(({ txType }) => /L1/.test(txType));
  const paths = ofL1s.map(({ txHash }) => `${PATHS_OF_SIGNED.aggregator}/${txHash}`);
  const gets = paths.map((path) => new Request(`http://service${path}`));
  const body = JSON.stringify({ justification: "00".repeat(32) });
  const headers = { "content-type": "application/json" };
  const posts = [
    new Request(`http://service${PATHS_OF_SIGNED.aggregator}`, { method: "POST", headers, body }),
  ];
  return Promise.all(
    [...gets, ...posts].map(async (request) => {
      const response = await fetch(request);
      return [response.status, await response.text()] as const;
    }),
  );
}

const PATHS_OF_SIGNED = {
  aggregator: "/v1/signatureAggregator/fuji/aggregateSignatures",
  transactions: "/v1/networks/fuji/blockchains/p-chain/transactions?pageSize=100",
};

let index: {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly now: number;
  readonly net: Localnet;
  readonly responses: Awaited<ReturnType<typeof responsesOf>>;
  readonly signed: Awaited<ReturnType<typeof signedOf>>;
};

test("a reader of the packed index gives the service's responses, byte for byte", async () => {
  const { packed, now, net, responses } = index;
  const { networkId, hrp, assetId, xChainId, cChainId } = sourceOf(net);
  const reader = await openReader({
    database: await PGlite.create({ loadDataDir: new Blob([packed]) }),
    networks: { fuji: { networkId, hrp, assetId, xChainId, cChainId, evmChains: [] } },
    clock: () => now,
  });
  expect(await responsesOf(reader)).toEqual(responses);
  expect(new Set(responses.map(([, status]) => status))).toEqual(new Set([200, 400, 404]));
  const refused = await reader.fetch(new Request("http://service/v1/webhooks"));
  expect([refused.status, await refused.json()]).toMatchObject([
    501,
    { message: readerRefusals.listWebhooks, statusCode: 501 },
  ]);
  expect(new Set((await signedOf(reader)).map(([status]) => status))).toEqual(new Set([501]));
  await reader.close();
});

test("a reader beside the node has its validators sign, with the service's own result", async () => {
  const { packed, now, net, signed } = index;
  const { networkId, hrp, assetId, xChainId, cChainId } = sourceOf(net);
  const asked: string[] = [];
  const reader = await openReader({
    database: await PGlite.create({ loadDataDir: new Blob([packed]) }),
    networks: { fuji: { networkId, hrp, assetId, xChainId, cChainId, evmChains: [] } },
    nodes: {
      fuji: {
        nodeUrl: "http://node",
        fetch: (input, init) => {
          const request = new Request(input, init);
          asked.push(new URL(request.url).pathname);
          return net.fetch(request);
        },
      },
    },
    clock: () => now,
  });
  expect(asked).toEqual([]);
  expect(await signedOf(reader)).toEqual(signed);
  // The chains that receive messages have epochs.
  const paths = asked.map((path) => path.replace(/bc\/\w+\/proposervm$/, "bc/{chain}/proposervm"));
  expect(new Set(paths)).toEqual(new Set(["/ext/bc/P", "/ext/bc/{chain}/proposervm", "/ext/warp"]));
  // Signed messages, and those that get none: of ended validations, and where too many validators are offline.
  expect(signed.map(([status]) => status)).toContain(200);
  await reader.close();
});

test("a directory with other content is refused and not changed", async () => {
  const dataDir = join(root, "photos");
  await mkdir(dataDir);
  await writeFile(join(dataDir, "photo"), "");
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  await expect(createService({ networks: { fuji: sourceOf(net) }, dataDir })).rejects.toThrow(
    `dataDir ${dataDir} exists and holds no database`,
  );
  expect(await readdir(dataDir)).toEqual(["photo"]);
});

test("invalid options are named in the error", async () => {
  const chain = {
    evmChainId: 1,
    blockchainId: "11111111111111111111111111111111LpoYY",
    name: "Chain",
    rpcUrl: "http://node",
    token: { name: "Token", symbol: "TKN", decimals: 18 },
  };
  type Given = [options: Parameters<typeof createService>[0], message: string];
  const given: Given[] = [
    [{ networks: {} }, "service: networks must name at least one of mainnet, fuji"],
    [
      { networks: { fuji: {} as never }, pollMs: 1 },
      "service: pollMs must be an integer from 10 to 60000, not 1",
    ],
    [
      { networks: { fuji: {} as never }, batchSize: 2_000 },
      "service: batchSize must be an integer from 1 to 1024, not 2000",
    ],
    [
      { networks: { fuji: {} as never }, evmRanges: 0 },
      "service: evmRanges must be an integer from 1 to 16, not 0",
    ],
    ...["http://node/ws", "on", "wss"].map(
      (wsUrl): Given => [
        { networks: { fuji: { evmChains: [{ ...chain, wsUrl }] } as never } },
        "service: evmChains[0].wsUrl must be a ws or wss URL",
      ],
    ),
    [
      { networks: { fuji: { evmChains: [{ ...chain, rpcUrl: "ws://node" }] } as never } },
      "service: evmChains[0].rpcUrl must be an http or https URL",
    ],
    [
      { networks: { fuji: {} as never }, dataDir: "a", databaseUrl: "b" },
      "service: databaseUrl and dataDir exclude each other",
    ],
  ];
  for (const [options, message] of given) {
    await expect(createService(options)).rejects.toThrow(new OptionError(message));
  }
});

test("damaged archives and archives with paths outside the directory are refused", async () => {
  const entry = (name: string, type: string, size: number) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(size.toString(8).padStart(11, "0"), 124);
    header.write(type, 156);
    return header;
  };
  const given: [parts: Buffer[], message: string][] = [
    [[entry("../out", "0", 0), Buffer.alloc(1024)], "archive entry ../out leaves the directory"],
    [[entry("file", "0", 2_000)], "archive entry file is cut"],
    [[entry("link", "2", 0), Buffer.alloc(1024)], "archive entry link has unknown type 2"],
    [[entry("file", "0", 0)], "archive has no end"],
  ];
  for (const [parts, message] of given) {
    await expect(unpackTar(gzipSync(Buffer.concat(parts)), join(root, "unpacked"))).rejects.toThrow(message);
  }
});

test("a running service vacuums repeatedly, also after a failure", async () => {
  const step = vi.spyOn(Vacuum.prototype, "step").mockRejectedValueOnce(new Error("full"));
  const warned: unknown[] = [];
  const nothing = () => {};
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  const service = await createService({
    networks: { fuji: sourceOf(net) },
    pollMs: 10,
    logger: { info: nothing, error: nothing, warn: (...args) => void warned.push(args) },
  });
  expect(step).not.toHaveBeenCalled();
  service.start();
  await expect.poll(() => step.mock.calls.length).toBeGreaterThan(3);
  await service.close();
  expect(warned).toContainEqual([{ error: "Error: full" }, "vacuuming failed; trying again"]);
  step.mockRestore();
});
