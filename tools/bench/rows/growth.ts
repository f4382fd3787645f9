/** Whether indexing stays as cheap as the index grows: what a block costs at 100,000 transactions of the P-Chain, and at twenty times as many. */
import { totalmem } from "node:os";
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { grow } from "../service/grown.ts";
import { type Batch, NETWORK, payments } from "../service/payments.ts";
import { countStatements, openPostgres, type PrivatePostgres, statementCost } from "../service/postgres.ts";
import { postmasterOf, serverMs } from "../service/server-time.ts";
import type { Table } from "../table.ts";

export const name = "growth";
export const onRequest = true;

const DATABASE = "growth";
const TXS_PER_BLOCK = 10;
/** Blocks of a commit. */
const BATCH = 100;
/** Most that a block may cost at the end, of what it cost at first. */
const MOST = 1.15;

/** As the guide to production recommends: a quarter of the memory, and few checkpoints. */
const SETTINGS = [
  `shared_buffers=${Math.round(totalmem() / 4 / 2 ** 20)}MB`,
  "max_wal_size=4GB",
  "checkpoint_timeout=15min",
];

/** What a block costs. */
interface Cost {
  readonly serverMs: number;
  readonly nodeMs: number;
  readonly buffers: number;
  /** Pages that were not in the server's own memory. */
  readonly missed: number;
  readonly walRecords: number;
  readonly walBytes: number;
  /** Whole pages in the log: each page's first change after a checkpoint. */
  readonly walPages: number;
}

class Index {
  readonly #postgres: PrivatePostgres;
  readonly #store: Store;
  readonly #batches: Iterator<Batch>;
  readonly #postmaster: number;
  #from: number | undefined;

  constructor(postgres: PrivatePostgres, store: Store, batches: Iterator<Batch>, postmaster: number) {
    this.#postgres = postgres;
    this.#store = store;
    this.#batches = batches;
    this.#postmaster = postmaster;
  }

  /** Writes the next blocks of the chain. */
  async write(blocks: number): Promise<void> {
    for (let written = 0; written < blocks; written += BATCH) {
      const { value, done } = this.#batches.next();
      if (done) throw new Error("the chain has no more blocks");
      const { facts, to }: Batch = value;
      await this.#store.chains["p-chain"].commit(NETWORK, this.#from, facts, to);
      this.#from = to.height;
    }
  }

  async #wal(): Promise<Pick<Cost, "walRecords" | "walBytes" | "walPages">> {
    const { rows } = await this.#postgres.query(
      DATABASE,
      "select wal_records, wal_bytes, wal_fpi from pg_stat_wal",
    );
    const [row] = rows;
    return {
      walRecords: Number(row?.wal_records),
      walBytes: Number(row?.wal_bytes),
      walPages: Number(row?.wal_fpi),
    };
  }

  /** What writing the next blocks costs; what was written before is on disk and analysed. */
  async cost(blocks: number): Promise<Cost> {
    await this.#postgres.query(DATABASE, "vacuum analyze");
    await this.#postgres.query(DATABASE, "checkpoint");
    await this.write(5 * BATCH); // reads the pages that are used again and again
    await countStatements(this.#postgres, DATABASE);
    const [cpu, server, wal] = [process.cpuUsage(), serverMs([this.#postmaster]), await this.#wal()];
    await this.write(blocks);
    const { user, system } = process.cpuUsage(cpu);
    const spent = serverMs([this.#postmaster]) - server;
    const { buffers, missed } = await statementCost(this.#postgres, DATABASE);
    const later = await this.#wal();
    return {
      serverMs: spent / blocks,
      nodeMs: (user + system) / 1000 / blocks,
      buffers: buffers / blocks,
      missed: missed / blocks,
      walRecords: (later.walRecords - wal.walRecords) / blocks,
      walBytes: (later.walBytes - wal.walBytes) / blocks,
      walPages: (later.walPages - wal.walPages) / blocks,
    };
  }
}

interface Parts {
  readonly [title: string]: (cost: Cost) => number;
}

/** What must not grow. */
const PARTS: Parts = {
  "processors, ms": ({ serverMs, nodeMs }) => serverMs + nodeMs,
  "PostgreSQL's processor, ms": ({ serverMs }) => serverMs,
  "pages of 8 kB": ({ buffers }) => buffers,
  "records of the log": ({ walRecords }) => walRecords,
};

/** What explains it: entries of ids spread over all pages of an index, of which there are more as it grows. */
const REASONS: Parts = {
  "pages that were not in shared_buffers": ({ missed }) => missed,
  "kB of the log": ({ walBytes }) => walBytes / 1000,
  "whole pages in the log": ({ walPages }) => walPages,
};

export async function measure({ quick }: Bench): Promise<Table[]> {
  /** Transactions that are written as blocks and then copied, and sizes at which a block is measured. */
  const base = quick ? 20_000 : 100_000;
  const sizes = quick ? [40_000, 200_000] : [100_000, 2_000_000];
  const blocks = quick ? 1_000 : 2_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements", settings: SETTINGS });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase(DATABASE);
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  try {
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    const chain = payments(base + sizes.length * 2 * TXS_PER_BLOCK * blocks, BATCH);
    const index = new Index(postgres, store, chain, await postmasterOf(databaseUrl));
    const height = base / TXS_PER_BLOCK;
    await index.write(height);
    const costs: Cost[] = [];
    let copies = 0;
    for (const size of sizes) {
      const missing = size / base - 1 - copies;
      await grow(postgres, DATABASE, height, copies + 1, missing);
      copies += missing;
      costs.push(await index.cost(blocks));
    }
    const [first, last] = [costs[0], costs.at(-1)];
    if (!first || !last) throw new Error("there are two sizes");
    const figures = new Map<string, Samples>();
    const ratios = new Map<string, Samples>();
    for (const [part, of] of Object.entries({ ...PARTS, ...REASONS })) {
      for (const [at, cost] of costs.entries())
        figures.set(`${sizes[at]} transactions: ${part}`, { values: [of(cost)] });
      if (part in PARTS) ratios.set(part, { values: [of(last) / of(first)] });
    }
    return [
      {
        title: `A block of ${TXS_PER_BLOCK} payments, ${BATCH} a commit`,
        unit: "",
        digits: 2,
        samples: figures,
      },
      {
        title: `A block at ${sizes.at(-1)} transactions as a multiple of one at ${sizes[0]}`,
        unit: "x",
        digits: 2,
        samples: ratios,
        targets: Object.fromEntries([...ratios.keys()].map((part) => [part, { value: MOST }])),
      },
    ];
  } finally {
    await store.close();
    await postgres.stop();
  }
}
