/** What EVM data costs: bytes a transfer, the worst cases, and how many pages of transfers one process serves. */
import type { Service } from "@primary-network/service";
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { type Child, child } from "../service/children.ts";
import { evmCases, measuredTransfers } from "../service/evm-cases.ts";
import { CHAIN, messages, OTHER_CHAIN, transfers } from "../service/evm-history.ts";
import { packIndexes } from "../service/pack-indexes.ts";
import { IN_FLIGHT, pageFigures, slowest } from "../service/page-figures.ts";
import { openPostgres, type PrivatePostgres } from "../service/postgres.ts";
import { openServing } from "../service/serving.ts";
import type { Table } from "../table.ts";

const SIZES = [10, 100];
const BATCH = 200;
const LIMIT_MS = 120_000;
const DATABASE = "transfers";
/** Transfers for each interchain message. */
const PER_MESSAGE = 10;

export const name = "evm-pages";

/** @returns the height of the last block */
async function fillTransfers(store: Store, count: number): Promise<number> {
  let from: number | undefined;
  for (const { facts, to } of transfers(count, BATCH)) {
    await store.evm.chains.commit(CHAIN, from, facts, to, 0);
    from = to.height;
  }
  return from ?? 0;
}

async function fillMessages(store: Store, count: number, height: number): Promise<void> {
  let from: readonly [number, number | undefined] = [height, undefined];
  for (const [here, there] of messages(count, height, BATCH)) {
    await store.evm.chains.commit(CHAIN, from[0], here.facts, here.to, 0);
    await store.evm.chains.commit(OTHER_CHAIN, from[1], there.facts, there.to, 0);
    from = [here.to.height, there.to.height];
  }
}

/** Tables of EVM chains, by the first word of their names. */
const GROUPS = ["evm", "icm", "nft"];
const TOTAL = "all tables and indexes";

/**
 * Bytes of each table and index that are worth a byte a transfer, and of all of them.
 *
 * @param all title of their sum
 */
async function sizes(postgres: PrivatePostgres, count: number, all = TOTAL): Promise<Map<string, Samples>> {
  const { rows } = await postgres.query(
    DATABASE,
    `select relname as name, pg_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i', 't') order by 2 desc`,
  );
  const bytes = rows.map((row) => [String(row.name), Number(row.bytes) / count] as const);
  const total = bytes.reduce((sum, [, each]) => sum + each, 0);
  return new Map(
    [[all, total] as const, ...bytes.filter(([, each]) => each >= 1)].map(([title, each]) => [
      title,
      { values: [each] },
    ]),
  );
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const count = quick ? 30_000 : 1_000_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements", durable: true });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase(DATABASE);
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const slow = new Map<string, Samples>();
  const figures = new Map<string, Samples>();
  let size: Map<string, Samples>;
  let serving: Child<{ url: string }> | undefined;
  let service: Service | undefined;
  try {
    const height = await fillTransfers(store, count);
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    await postgres.query(DATABASE, "vacuum analyze");
    const filled = await sizes(postgres, count, `${TOTAL}, as filled`);
    await packIndexes(databaseUrl, GROUPS);
    size = new Map([...(await sizes(postgres, count)), ...[...filled].slice(0, 1)]);
    await fillMessages(store, count / PER_MESSAGE, height);
    await postgres.query(DATABASE, "vacuum analyze");
    await postgres.query(DATABASE, "checkpoint"); // else the writing of what was filled goes on beside the reading
    service = await openServing(databaseUrl);
    for (const [title, path] of Object.entries(evmCases(height))) {
      slow.set(title, { values: [await slowest(service, path, quick ? 20 : 100)] });
    }
    serving = child("serve", [databaseUrl], LIMIT_MS);
    for (const pageSize of SIZES) {
      const how = { steady: pageSize === SIZES[0], seconds: quick ? 3 : 15 };
      const measured = await pageFigures(
        { postgres, database: DATABASE, serving },
        measuredTransfers(pageSize),
        how,
      );
      for (const [title, samples] of measured) figures.set(title, samples);
    }
  } finally {
    serving?.stop();
    await service?.close();
    await store.close();
    await postgres.stop();
  }
  return [
    {
      title: `Bytes of the database for each of ${count} transfers, a transaction each`,
      unit: "B",
      samples: size,
      targets: { [TOTAL]: { value: 900 } },
    },
    {
      title: `The slowest of a hundred responses over ${count} transfers and ${count / PER_MESSAGE} messages, one request at a time`,
      unit: "ms",
      digits: 1,
      samples: slow,
      targets: Object.fromEntries([...slow.keys()].map((subject) => [subject, { value: 20 }])),
    },
    {
      title: `Pages of ${count} transfers for ${IN_FLIGHT} callers, by one process`,
      unit: "",
      digits: 2,
      samples: figures,
      targets: {
        "ERC-20 transfers, 10 a page: requests/s": { value: 1_200, atLeast: true },
        "ERC-20 transfers, 100 a page: requests/s": { value: 350, atLeast: true },
      },
    },
  ];
}
