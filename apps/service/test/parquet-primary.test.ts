/** An export of the Primary Network as Parquet sums up to what its node says, on the local network and on recorded real nodes. */

import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { encodeCb58, formatAddress } from "@primary-network/codec";
import { txId } from "@primary-network/codec/p";
import { txId as xTxId } from "@primary-network/codec/x";
import { createLocalnet, DEFAULT_NOW, type Localnet } from "@primary-network/localnet";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { networkSource } from "../../realnet/src/compare/network-source.ts";
import { readNetworkRecord } from "../../realnet/src/record/network-record.ts";
import { callsOf, readQuestionRecord } from "../../realnet/src/record/question-record.ts";
import { RecordedNode } from "../../realnet/src/record/recorded-node.ts";
import { toBytes } from "../src/domain/id-text.ts";
import { createService, exportAsParquet, type NetworkSource } from "../src/index.ts";
import { exportParquet } from "../src/jobs/node/parquet/parquet-export.ts";
import { Segment } from "../src/jobs/node/parquet/segment.ts";
import { bucketOf } from "../src/jobs/parquet/dataset.ts";
import { primarySources } from "../src/jobs/parquet/primary-sets.ts";
import { type PrimaryArchive, primaryArchiveOn } from "../src/store/archive/archive.ts";
import type { ArchivedOutput } from "../src/store/archive/outputs.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { freshDatabase, grow, identityOf, type Json, keptDatabase, sourceOf } from "./harness.ts";
import { type Duck, digestsOf, inFolder, openDuck } from "./parquet-folder.ts";
import {
  addressesIn,
  balancesIn,
  balancesOf,
  type Judged,
  supplies,
  unspentIn,
  unspentOf,
  validatorsIn,
  validatorsOf,
} from "./parquet-judge.ts";

const ID = `0x${"07".repeat(32)}`;

type Location = Awaited<ReturnType<typeof keptDatabase>>;

let duck: Duck;
beforeAll(async () => {
  duck = await openDuck();
});
afterAll(() => duck.close());

/** Indexes a network into a database that another process could open. */
async function index(location: Location, source: NetworkSource, now: number): Promise<void> {
  const service = await createService({
    ...location,
    networks: { fuji: source },
    pollMs: 10,
    clock: () => now * 1_000,
  });
  service.start();
  await service.indexed();
  await service.close();
}

async function ask(
  fetch: (request: Request) => Promise<Response>,
  path: string,
  method: string,
  params: object = {},
): Promise<Json> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const response = await fetch(new Request(`http://node${path}`, { method: "POST", headers, body }));
  const { result, error }: Json = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

const read = (name: string) => readFileSync(new URL(`../../../fixtures/realnet/${name}`, import.meta.url));

/** @returns the parts of the files' supply */
async function judge(judged: Judged, addresses: readonly string[]): Promise<Map<string, bigint>> {
  const { files, node } = await supplies(judged);
  const parts = new Map(files.map(({ part, navax }) => [String(part), BigInt(navax)]));
  expect(String(parts.get("supply"))).toBe(node);
  const known = new Set(addresses);
  const balances = [...(await balancesIn(judged))].filter(([key]) => known.has(key.slice(2)));
  const said = await balancesOf(judged, addresses);
  expect(Object.fromEntries(balances)).toEqual(Object.fromEntries(said));
  expect(said.size).toBeGreaterThan(8);
  const outputs = (await unspentIn(judged)).filter((output) => known.has(output.split(" ")[2] ?? ""));
  expect(outputs).toEqual(await unspentOf(judged, addresses));
  const validators = await validatorsIn(judged);
  expect(validators).toEqual(await validatorsOf(judged));
  expect(validators.length).toBeGreaterThan(1);
  return parts;
}

describe("the local network's files", () => {
  let dir: string;
  let net: Localnet;
  let source: NetworkSource;
  let location: Location;
  beforeAll(async () => {
    // Helicon comes two weeks before the end, so that there are fixed terms and auto-renewed validators.
    // The clock stands still, so that no term ends while the files are compared with the network.
    const clock = { now: () => DEFAULT_NOW };
    net = await createLocalnet({ heliconTime: DEFAULT_NOW - 14 * 86_400, clock });
    const { evmChains: _, ...withoutEvm } = sourceOf(net);
    source = withoutEvm;
    dir = await mkdtemp(join(tmpdir(), "parquet-primary-"));
    const fresh = await freshDatabase();
    location = fresh.databaseUrl ? fresh : { dataDir: join(dir, "database") };
    await index(location, source, net.now());
  });
  afterAll(() => rm(dir, { recursive: true }));

  const write = (folder: string, given: object = {}) =>
    exportAsParquet(location, { folder, networks: { fuji: source }, buckets: 4, ...given });

  test("sum up to what the node says", async () => {
    await inFolder(async (folder) => {
      await write(folder);
      const judged: Judged = {
        ...{ source, folder, duck, now: net.now() },
        call: (path, method, params) => ask((request) => net.fetch(request), path, method, params),
      };
      const addresses = await addressesIn(judged);
      const parts = await judge(judged, addresses);
      for (const [part, amount] of parts) expect(amount, part).toBeGreaterThan(0n);
    });
  });

  test("say which stakers are current, on all subnets", async () => {
    await inFolder(async (folder) => {
      await write(folder);
      // Terms without rewards begin and end with the chain's time.
      const rows = await duck.ask(`select transaction_hash, kind, weight, potential_reward
        from read_parquet('${folder}/stakers/*/*.parquet')
        where reward_block_index is null and removal_block_index is null
          and (potential_reward is not null or (start_time <= as_of_timestamp and end_time > as_of_timestamp))`);
      const current = net.state.current.map(({ txId: id, role, weight, potentialReward }) => ({
        transaction_hash: encodeCb58(id),
        kind: role === "delegator" ? "delegator" : "validator",
        weight: String(weight),
        potential_reward: role === "permissioned" ? null : String(potentialReward),
      }));
      const byHash = (one: Json, other: Json) => (one.transaction_hash < other.transaction_hash ? -1 : 1);
      expect(rows.sort(byHash)).toEqual(current.sort(byHash));
      expect(new Set(net.state.current.map(({ role }) => role)).size).toBe(3);
    });
  });

  test("have every block and transaction once, in the order of their chains", async () => {
    await inFolder(async (folder) => {
      await write(folder);
      const column = async (set: string, name: string, order: string) => {
        const rows = await duck.ask(
          `select ${name} as value from read_parquet('${folder}/${set}/*/*.parquet') order by ${order}`,
        );
        return rows.map(({ value }) => String(value));
      };
      const { blocks, xBlocks, state } = net;
      expect(await column("p_blocks", "block_index", "block_index")).toEqual(
        blocks.map(({ height }) => String(height)),
      );
      // The X-Chain's first block is its genesis, which the index does not have as a block.
      const made = xBlocks.filter(({ block }) => block.height > 0n);
      expect(await column("x_blocks", "block_index", "block_index")).toEqual(
        made.map(({ block }) => String(block.height)),
      );
      const position = "block_index, transaction_index";
      const hashes = await column("p_transactions", "transaction_hash", position);
      const genesis = await column("p_transactions", "block_index = 0", position);
      expect(hashes.filter((_, at) => genesis[at] === "false")).toEqual(
        blocks.flatMap(({ block }) =>
          ["txs" in block ? block.txs : [], "tx" in block ? [block.tx] : []]
            .flat()
            .map((tx) => encodeCb58(txId(tx))),
        ),
      );
      expect(await column("x_transactions", "transaction_hash", position)).toEqual(
        made.flatMap(({ block }) => block.txs.map((tx) => encodeCb58(xTxId(tx)))),
      );
      expect(await column("p_transactions", "sum(amount_burned)", "all")).toEqual([
        String(state.totals.burned),
      ]);
      const [crossing] = await duck.ask(
        `select list_sort(list(distinct chain)) as chains
        from read_parquet('${folder}/spends/*/*/*.parquet', hive_partitioning = true)`,
      );
      expect(crossing?.chains).toEqual(["c", "p", "x"]);
    });
  });

  test("are the same whatever interrupts the export, and however its pages end", async () => {
    const db = await openDatabase(location);
    try {
      const archive = primaryArchiveOn(db);
      const heights = await heightsOf(db);
      await inFolder(async (whole) => {
        const identity = identityOf(net);
        const run = (folder: string, limit: number, fail: () => void) => {
          const part = <Part extends object>(given: Part) => {
            fail();
            return { ...given, limit };
          };
          const paged: typeof archive = {
            blocks: (chain, given) => archive.blocks(chain, part(given)),
            pTransactions: (given) => archive.pTransactions(part(given)),
            xTransactions: (given) => archive.xTransactions(part(given)),
            outputs: (chain, given) => archive.outputs(chain, part(given)),
            spends: (chain, given) => archive.spends(chain, part(given)),
            stakers: (given) => archive.stakers(part(given)),
          };
          const sources = primarySources(paged, identity, heights);
          return exportParquet({ folder, sources, buckets: 4, segmentRows: 150, wrote: fail });
        };
        await run(whole, 1_000, () => {});
        const expected = await digestsOf(whole);
        expect(Object.keys(expected).length).toBeGreaterThan(60);
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 3 }),
            fc.integer({ min: 40, max: 400 }),
            async (stops, limit) => {
              await inFolder(async (folder) => {
                for (const stop of stops) {
                  let left = stop;
                  await run(folder, limit, () => {
                    if (left-- === 0) throw new Error("killed");
                  }).catch((error: Error) => {
                    if (error.message !== "killed") throw error;
                  });
                }
                await run(folder, limit, () => {});
                expect(await digestsOf(folder)).toEqual(expected);
                expect(await run(folder, limit, () => {})).toEqual([]);
              });
            },
          ),
          { numRuns: 4, examples: [[[17, 3], 41]] },
        );
      });
    } finally {
      await db.destroy();
    }
  });

  test("grow with the chain, and say what was true at their height", async () => {
    await inFolder(async (early) => {
      await write(early);
      const before = await digestsOf(early);
      const to = await stakersIn(early);
      const height = Number(net.blocks.at(-1)?.height);
      expect(to.every(({ as_of_block_index: at }) => Number(at) === height)).toBe(true);
      await grow(net, 40);
      await index(location, source, net.now());
      const tip = Number(net.blocks.at(-1)?.height);
      const files = (await readdir(early, { recursive: true })).filter((name) => name.endsWith(".parquet"));
      const records = await write(early);
      expect(records.find(({ dataset }) => dataset === "p_blocks")).toMatchObject({
        partition: `network=${net.networkId}`,
        from: height + 1,
        to: tip,
      });
      const after = await digestsOf(early);
      for (const file of files.filter((name) => !name.startsWith("stakers")))
        expect(after[file], file).toBe(before[file]);
      const later = await stakersIn(early);
      expect(later.length).toBeGreaterThanOrEqual(to.length);
      expect(later.every(({ as_of_block_index: at }) => Number(at) === tip)).toBe(true);
      const states = (await readdir(join(early, "segments"))).filter((name) => name.startsWith("stakers"));
      expect(states.length).toBe(1);
      // Blocks since the height change nothing of what an export up to the height says.
      await inFolder(async (again) => {
        await write(again, { toHeight: height });
        expect(await stakersIn(again)).toEqual(to);
      });
    });
  });

  const stakersIn = (folder: string) =>
    duck.ask(`select * from read_parquet('${folder}/stakers/*/*.parquet') order by transaction_hash`);

  test("have the outputs of an address in its bucket", async () => {
    await inFolder(async (folder) => {
      await write(folder);
      const rows = await duck.ask(
        `select distinct address, bucket from read_parquet('${folder}/utxos/*/*/*/*.parquet', hive_partitioning = true)`,
      );
      expect(rows.length).toBeGreaterThan(8);
      const bytes = (address: unknown) => new TextEncoder().encode(String(address ?? ""));
      for (const { address, bucket } of rows) expect(Number(bucket)).toBe(bucketOf(bytes(address), 4));
    });
  });
});

/** The indexed heights of the network of these tests. */
async function heightsOf(db: Awaited<ReturnType<typeof openDatabase>>) {
  const height = async (table: "p_checkpoint" | "x_checkpoint" | "c_checkpoint") =>
    (await db.selectFrom(table).select("height").executeTakeFirstOrThrow()).height;
  return {
    p: await height("p_checkpoint"),
    x: await height("x_checkpoint"),
    c: await height("c_checkpoint"),
  };
}

test.each(["network", "helicon"])(
  "the files of recorded real nodes (%s) sum up to what they said",
  async (name) => {
    const recorded = readNetworkRecord(gunzipSync(read(`${name}.jsonl.gz`)).toString("utf8"));
    const questions = name === "network" ? "questions" : "helicon-questions";
    const calls = callsOf(readQuestionRecord(read(`${questions}.jsonl`).toString("utf8")));
    const node = new RecordedNode({ ...recorded, calls: [...calls, ...recorded.calls] });
    const { genesis, addresses, now } = recorded.network;
    const source = await networkSource(genesis, { nodeUrl: "http://127.0.0.1", fetch: node.fetch });
    const { evmChains: _, ...withoutEvm } = source;
    const location = await keptDatabase();
    await index(location, withoutEvm, now);
    await inFolder(async (folder) => {
      await exportAsParquet(location, { folder, networks: { fuji: withoutEvm }, buckets: 4 });
      const judged: Judged = {
        ...{ source, folder, duck, now },
        call: (path, method, params) => ask(node.fetch, path, method, params),
      };
      await judge(
        judged,
        addresses.map((address) => address.replace("P-", "")),
      );
    });
  },
);

test("an output has a row for each owner once, and one without an address where it has none", async () => {
  const [first, second] = [`0x${"01".repeat(20)}`, `0x${"02".repeat(20)}`];
  const output: ArchivedOutput = {
    ...{ utxoId: ID, txId: ID, outputIndex: 0, height: 0, time: 1_700_000_000, assetId: null, amount: "7" },
    ...{ locktime: String(2n ** 64n - 1n), threshold: 1, addresses: [], consumedOn: null, txType: null },
    ...{ emittingTx: null, stakeableLocktime: "0", kind: null, rewardType: null, stakeStart: null },
    ...{ stakeEnd: null, outputType: null, groupId: null, payload: null },
  };
  const empty = async () => ({ rows: [], next: undefined });
  const archive: PrimaryArchive = {
    ...{ blocks: empty, pTransactions: empty, xTransactions: empty, spends: empty, stakers: empty },
    outputs: async (chain) => ({
      rows: chain === "p" ? [output, { ...output, outputIndex: 1, addresses: [second, first, second] }] : [],
      next: undefined,
    }),
  };
  const network = { networkId: 7, hrp: "custom", assetId: ID, xChainId: ID, cChainId: ID };
  await inFolder(async (folder) => {
    const sources = primarySources(archive, network, { p: 0, x: -1, c: -1 });
    const records = await exportParquet({ folder, sources, buckets: 2, segmentRows: 10 });
    expect(records.map(({ dataset, partition, rows }) => [dataset, partition, rows])).toEqual([
      ["p_blocks", "network=7", 0],
      ["p_transactions", "network=7", 0],
      ["utxos", "network=7/chain=p", 2],
      ["spends", "network=7/chain=p", 0],
      ["stakers", "network=7", 0],
    ]);
    const rows = await duck.ask(
      `select output_index, address, address_index, address_count, locktime
      from read_parquet('${folder}/utxos/*/*/*/*.parquet') order by output_index, address_index`,
    );
    const locktime = output.locktime;
    expect(rows).toEqual([
      { output_index: "0", address: null, address_index: "0", address_count: "0", locktime },
      ...[second, first].map((address, at) => ({
        output_index: "1",
        address: formatAddress({ hrp: "custom", bytes: toBytes(address) }),
        ...{ address_index: String(at), address_count: "2", locktime },
      })),
    ]);
  });
});

test("the X-Chain waits until its transactions from before blocks are complete", async () => {
  const location = await keptDatabase();
  const db = await openDatabase(location);
  await migrate(db);
  await sql`insert into x_checkpoint (network, height, block_id) values (1, 0, '')`.execute(db);
  await db.destroy();
  const id = encodeCb58(new Uint8Array(32));
  const mainnet = { networkId: 1, hrp: "avax", assetId: id, xChainId: id, cChainId: id };
  const exported = (beganWithBlocks?: boolean) =>
    inFolder((folder) => {
      const xChain = { genesis: new Uint8Array(), ...(beganWithBlocks !== undefined && { beganWithBlocks }) };
      return exportAsParquet(location, { folder, networks: { mainnet: { ...mainnet, xChain } } });
    });
  expect(await exported()).toEqual([]);
  const records = await exported(true);
  expect(records.map(({ dataset, partition, to }) => [dataset, partition, to])).toEqual([
    ["x_blocks", "network=1", 0],
    ["x_transactions", "network=1", 0],
    ["utxos", "network=1/chain=x", 0],
    ["spends", "network=1/chain=x", 0],
  ]);
});

test("amounts of 64 bits without sign keep every digit", async () => {
  const most = 2n ** 64n - 1n;
  const amount = fc.oneof(
    fc.bigInt({ min: 0n, max: most }),
    fc.bigInt({ min: 2n ** 63n - 3n, max: 2n ** 63n + 3n }),
    fc.constantFrom(0n, most),
  );
  await inFolder(async (folder) => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(amount), { minLength: 1, maxLength: 60 }), async (amounts) => {
        const file = join(folder, `${count++}.parquet`);
        const segment = new Segment<bigint | null>(
          {
            name: "amounts",
            columns: [
              {
                name: "amount",
                type: "amount",
                optional: true,
                read: (value) => (value === null ? null : String(value)),
              },
            ],
            height: () => 0,
          },
          () => `${file}.unfinished`,
          1,
        );
        for (const value of amounts) await segment.add(value);
        await segment.finish(() => file);
        const rows = await duck.ask(`select amount from read_parquet('${file}')`);
        expect(rows.map((row) => row.amount)).toEqual(
          amounts.map((value) => (value === null ? null : String(value))),
        );
        // A reader that skips by statistics finds every value, too.
        const [first] = amounts.filter((value) => value !== null);
        if (first === undefined) return;
        const found = await duck.ask(
          `select count(*) as count from read_parquet('${file}') where amount = ${first}::ubigint`,
        );
        expect(Number(found[0]?.count)).toBe(amounts.filter((value) => value === first).length);
      }),
      { numRuns: 40 },
    );
  });
});
