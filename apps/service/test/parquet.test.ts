/** An EVM chain's export as Parquet has every row of every address once, whatever interrupts it, and DuckDB reads it as the guide says. */

import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyEvmBlock } from "../src/domain/evm/apply.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { exportAsParquet } from "../src/index.ts";
import { exportParquet } from "../src/jobs/node/parquet/parquet-export.ts";
import { bucketOf } from "../src/jobs/parquet/dataset.ts";
import { evmSources } from "../src/jobs/parquet/evm-sets.ts";
import { type EvmArchive, evmArchiveOn } from "../src/store/evm/archive.ts";
import { historyChain, rules } from "./evm-history.ts";
import { type EvmServed, serveEvm } from "./evm-served.ts";

const CHAIN = 43_112;
const blocks = historyChain(60, "parquet");
const facts = noEvmFacts();
for (const block of blocks) applyEvmBlock(block, facts, rules);

let served: EvmServed;
let store: EvmArchive;
let duck: DuckDBConnection;
beforeAll(async () => {
  served = await serveEvm();
  await served.commit(blocks);
  store = evmArchiveOn(served.db);
  duck = await (await DuckDBInstance.create(":memory:")).connect();
});
afterAll(async () => {
  duck.closeSync();
  await served.close();
});

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "primary-network-parquet-"));
  try {
    return await use(join(folder, "archive"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Given extends Partial<Omit<Parameters<typeof exportParquet>[0], "sources">> {
  readonly archive?: EvmArchive;
  readonly upTo?: number;
}

const write = (folder: string, { archive = store, upTo = 59, ...given }: Given = {}) =>
  exportParquet({
    folder,
    sources: evmSources(archive, CHAIN, upTo),
    buckets: 8,
    segmentRows: 1_000_000,
    ...given,
  });

const ask = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await duck.runAndReadAll(sql)).getRowObjectsJson();

const all = (folder: string, dataset: string) =>
  `read_parquet('${folder}/${dataset}/*/*/*.parquet', hive_partitioning = true)`;
const hex = (column: string) => `'0x' || lower(hex(${column}))`;

/** Every row of a data set, with the address that it is written for, in a fixed order. */
const transfersIn = (folder: string) =>
  ask(`select ${hex("address")} as address, bucket, block_number::int as number, epoch(block_time)::bigint::varchar as time,
    ${hex("tx_hash")} as "txHash", log_index::int as "logIndex", part::int as part, kind::int as kind, ${hex("token")} as token,
    ${hex("sender")} as sender, ${hex("recipient")} as recipient, token_id as "tokenId", value
    from ${all(folder, "transfers")} order by 1, 3, 6, 7`);

const order = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

function wantedTransfers(buckets: number, upTo = 59): object[] {
  return facts.transfers.flatMap((fact) => {
    const block = blocks[fact.number];
    if (fact.number > upTo || !block) return [];
    const { logIndex, part, kind, token, sender, recipient, tokenId, value } = fact;
    return [...new Set([sender, recipient])].map((address) => ({
      address,
      bucket: String(bucketOf(hexToBytes(address.slice(2)), buckets)),
      number: fact.number,
      time: String(block.timestamp),
      txHash: block.txs[fact.idx]?.hash,
      logIndex,
      part,
      kind,
      token,
      sender,
      recipient,
      tokenId,
      value,
    }));
  });
}

test("every transfer is there for its sender and its recipient, exactly", async () => {
  expect(facts.transfers.length).toBeGreaterThan(40);
  expect(facts.transfers.some(({ value }) => (value?.length ?? 0) > 0)).toBe(true);
  await inFolder(async (folder) => {
    const records = await write(folder);
    expect(records.map(({ dataset, from, to, rows }) => [dataset, from, to, rows])).toEqual([
      ["transactions", 0, 59, facts.txs.length],
      ["transfers", 0, 59, facts.transfers.length],
    ]);
    expect(order(await transfersIn(folder))).toEqual(order(wantedTransfers(8)));
  });
});

test("every transaction is there for its sender, its recipient and the contract that it created", async () => {
  await inFolder(async (folder) => {
    await write(folder);
    const rows =
      await ask(`select ${hex("address")} as address, ${hex("hash")} as hash, ${hex("created")} as created,
      ${hex("recipient")} as recipient, ${hex("input")} as input, succeeded, value, gas_price, max_fee, nonce
      from ${all(folder, "transactions")}`);
    const wanted = facts.txs.flatMap(
      ({ sender, recipient, created, hash, input, succeeded, value, gasPrice, maxFee, nonce }) =>
        [...new Set([sender, recipient, created])].flatMap((address) =>
          address === null
            ? []
            : {
                address,
                hash,
                created,
                recipient,
                input,
                succeeded,
                value,
                gas_price: gasPrice,
                max_fee: maxFee,
                nonce,
              },
        ),
    );
    expect(order(rows)).toEqual(order(wanted));
  });
});

test("amounts of 256 bits keep every digit, and the largest are no error", async () => {
  const most = String(2n ** 256n - 1n);
  const one: EvmArchive = {
    transactions: async () => ({ rows: [], next: undefined }),
    transfers: async () => {
      const fact = facts.transfers[0] ?? expect.unreachable();
      const rows = [
        { ...fact, timeMs: 1_700_000_000_123, txHash: `0x${"ab".repeat(32)}`, value: most, tokenId: most },
      ];
      return { rows, next: undefined };
    },
  };
  await inFolder(async (folder) => {
    await write(folder, { archive: one });
    const rows = await ask(
      `select distinct value, token_id, epoch_ms(block_time) as ms from ${all(folder, "transfers")}`,
    );
    expect(rows).toEqual([{ value: most, token_id: most, ms: "1700000000123" }]);
  });
});

describe("an export that is interrupted", () => {
  test("goes on, and ends with each row once", async () => {
    const stop = fc.record({ at: fc.integer({ min: 0, max: 12 }), reading: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(stop, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 5, max: 60 }),
        async (stops, segmentRows) => {
          await inFolder(async (folder) => {
            for (const { at, reading } of stops) {
              let left = at;
              const fail = () => {
                if (left-- === 0) throw new Error("killed");
              };
              const failing: EvmArchive = {
                transactions: store.transactions,
                transfers: async (range) => {
                  if (reading) fail();
                  return store.transfers(range);
                },
              };
              const wrote = reading ? () => {} : fail;
              await write(folder, { archive: failing, segmentRows, wrote }).catch((error: Error) => {
                if (error.message !== "killed") throw error;
              });
            }
            // What a killed process leaves, at the names that it may have: a range that is complete has whole files.
            const range = "000000000000-000000000007";
            if (!existsSync(join(folder, "segments", `transfers-chain=${CHAIN}-${range}.json`))) {
              const bucket = join(folder, "transfers", `chain=${CHAIN}`, "bucket=1");
              await mkdir(bucket, { recursive: true });
              await writeFile(join(bucket, `${range}.parquet`), "half of it");
            }
            await mkdir(join(folder, "unfinished"), { recursive: true });
            await writeFile(join(folder, "unfinished", "transfers-3.parquet"), "PAR1");
            await write(folder, { segmentRows });
            expect(order(await transfersIn(folder))).toEqual(order(wantedTransfers(8)));
            expect(existsSync(join(folder, "unfinished", "transfers-3.parquet"))).toBe(false);
            expect(await write(folder, { segmentRows })).toEqual([]);
          });
        },
      ),
      { numRuns: 6, examples: [[[{ at: 1, reading: true }], 9]] },
    );
  });

  test("later exports add the blocks since, and leave files as they are", async () => {
    await inFolder(async (folder) => {
      await write(folder, { upTo: 30 });
      expect(order(await transfersIn(folder))).toEqual(order(wantedTransfers(8, 30)));
      const files = (await readdir(folder, { recursive: true })).sort();
      const records = await write(folder);
      expect(records.map(({ from, to }) => [from, to])).toEqual([
        [31, 59],
        [31, 59],
      ]);
      expect(await readdir(folder, { recursive: true })).toEqual(expect.arrayContaining(files));
      expect(order(await transfersIn(folder))).toEqual(order(wantedTransfers(8)));
    });
  });
});

test("a folder of another export, or of something else, is refused", async () => {
  await inFolder(async (folder) => {
    await write(folder);
    await expect(write(folder, { buckets: 16 })).rejects.toThrow(
      /holds an export of version 1 with 8 buckets/,
    );
  });
  await inFolder(async (folder) => {
    await mkdir(folder);
    await writeFile(join(folder, "letters.txt"), "");
    await expect(write(folder)).rejects.toThrow(/holds letters.txt but no export/);
  });
  const chains = [CHAIN];
  await expect(exportAsParquet({}, { folder: "a", chains, buckets: 48 })).rejects.toThrow(
    "service: buckets must be a power of two from 1 to 256, not 48",
  );
});

test("the guide's query finds an address's transfers in its bucket", async () => {
  const guide = await readFile(new URL("../../docs/snippets/parquet-query.sql", import.meta.url), "utf8");
  const [fact] = facts.transfers.filter(({ kind }) => kind === 20);
  const address = fact?.sender ?? "";
  await inFolder(async (folder) => {
    await write(folder, { buckets: 64 });
    const query = guide
      .replaceAll(/unhex\('[0-9a-f]{40}'\)/g, `unhex('${address.slice(2)}')`)
      .replace("'archive/", `'${folder}/`)
      .replace("chain = 43114", `chain = ${CHAIN}`);
    const found = await ask(query);
    const wanted = facts.transfers
      .filter(({ kind, sender, recipient }) => kind === 20 && (sender === address || recipient === address))
      .sort((left, right) => right.number - left.number || right.logIndex - left.logIndex)
      .slice(0, 10)
      .map(({ number, sender, token, value }) => ({
        block_number: String(number),
        direction: sender === address ? "out" : "in",
        token,
        value,
      }));
    expect(found.map(({ block_time: _time, ...row }) => row)).toEqual(wanted);
    const plan = JSON.stringify(await ask(`explain ${query}`));
    expect(plan).toMatch(/Scanning Files: 1\/\d+/);
  });
});
