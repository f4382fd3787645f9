/** What a page of a long history costs: the worst cases, and how many pages one process serves. */
import type { Service } from "@primary-network/service";
import { BalanceSums, createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { type Child, child } from "../service/children.ts";
import { packIndexes } from "../service/pack-indexes.ts";
import { IN_FLIGHT, pageFigures, slowest } from "../service/page-figures.ts";
import { NETWORK, payments } from "../service/payments.ts";
import { openPostgres, type PrivatePostgres } from "../service/postgres.ts";
import { openServing } from "../service/serving.ts";
import { measuredPages, paymentCases } from "../service/worst-cases.ts";
import type { Table, Target } from "../table.ts";

const SIZES = [10, 100];
const BATCH = 100;
const LIMIT_MS = 120_000;
const DATABASE = "pages";
const SIZE = "kB of the database a transaction";
const NETWORK_PATH = "/v1/networks/fuji/";

export const name = "service-pages";

/** Fills the store; the next facts are made while the last ones are written. */
async function fill(store: Store, transactions: number): Promise<void> {
  let from: number | undefined;
  let written = Promise.resolve();
  for (const { facts, to } of payments(transactions, BATCH)) {
    await written;
    const before = from;
    written = store.chains["p-chain"].commit(NETWORK, before, facts, to);
    written.catch(() => {}); // awaited in the next turn
    from = to.height;
  }
  await written;
}

/** Kilobytes of the database for each transaction. */
async function sizeOf(postgres: PrivatePostgres, transactions: number): Promise<Samples> {
  const { rows } = await postgres.query(DATABASE, `select pg_database_size('${DATABASE}') as bytes`);
  return { values: [Number(rows[0]?.bytes) / 1000 / transactions] };
}

/** What is to be reached; on a quiet machine of two cores. */
const GOALS: Readonly<Record<string, Target>> = {
  "transactions, 10 a page: requests/s": { value: 800, atLeast: true },
  "transactions, 100 a page: requests/s": { value: 160, atLeast: true },
  "transactions, 10 a page: p99 at 200 requests/s, ms": { value: 25 },
  "outputs, also spent, 10 a page: requests/s": { value: 900, atLeast: true },
  "outputs, also spent, 100 a page: requests/s": { value: 200, atLeast: true },
};

export async function measure({ quick }: Bench): Promise<Table[]> {
  const transactions = quick ? 30_000 : 1_000_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements", durable: true });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase(DATABASE);
  const db = await openDatabase({ databaseUrl });
  const store = await createPostgresStore(db);
  const slow = new Map<string, Samples>();
  const figures = new Map<string, Samples>();
  let serving: Child<{ url: string }> | undefined;
  let service: Service | undefined;
  try {
    await fill(store, transactions);
    await new BalanceSums(db).run("p-chain", NETWORK, new AbortController().signal); // as a service does that leads the chain
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    await postgres.query(DATABASE, "vacuum analyze");
    const filled = await sizeOf(postgres, transactions);
    await packIndexes(databaseUrl, ["p"]);
    await postgres.query(DATABASE, "checkpoint"); // else the writing of what was filled goes on beside the reading
    figures.set(SIZE, await sizeOf(postgres, transactions));
    figures.set(`${SIZE}, as filled`, filled);
    service = await openServing(databaseUrl);
    for (const [title, path] of Object.entries(paymentCases(transactions))) {
      const times = quick ? 20 : 100;
      slow.set(title, { values: [await slowest(service, (variant) => NETWORK_PATH + path(variant), times)] });
    }
    serving = child("serve", [databaseUrl], LIMIT_MS);
    for (const size of SIZES) {
      const paths = Object.entries(measuredPages(size)).map(
        ([title, path]) => [title, (variant: number) => NETWORK_PATH + path(variant)] as const,
      );
      const how = { steady: size === SIZES[0], seconds: quick ? 3 : 15 };
      const measured = await pageFigures({ postgres, database: DATABASE, serving }, paths, how);
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
      title: `The slowest of a hundred responses over ${transactions} transactions, one request at a time`,
      unit: "ms",
      digits: 1,
      samples: slow,
      targets: Object.fromEntries([...slow.keys()].map((subject) => [subject, { value: 20 }])),
    },
    {
      title: `Pages of ${transactions} transactions for ${IN_FLIGHT} callers, by one process`,
      unit: "",
      digits: 2,
      samples: figures,
      targets: { ...GOALS, [SIZE]: { value: 2.6 } },
    },
  ];
}
