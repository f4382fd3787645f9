/** Measures pages of a made-up history: bytes of the database, the worst cases, and how many pages one process serves. */
import type { Service } from "@primary-network/service";
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table, Target } from "../table.ts";
import { type Child, child } from "./children.ts";
import { packIndexes } from "./pack-indexes.ts";
import { type Cases, IN_FLIGHT, pageFigures, slowest } from "./page-figures.ts";
import { openPostgres, type PrivatePostgres } from "./postgres.ts";
import { openServing } from "./serving.ts";

const SIZES = [10, 100];
const LIMIT_MS = 120_000;
const DATABASE = "pages";
const TOTAL = "all tables and indexes";

/** An empty database to fill. */
export interface Filling {
  readonly db: Awaited<ReturnType<typeof openDatabase>>;
  readonly store: Store;
  readonly count: number;
}

/** The last block of a filled history. */
export interface Filled {
  readonly height: number;
  /** Unix seconds. */
  readonly time: number;
}

export interface History {
  /** Plural of what is counted. */
  readonly items: string;
  fill(filling: Filling): Promise<Filled>;
  /** First words of the names of its tables, whose indexes are packed and whose bytes are shown. */
  readonly tables?: readonly string[];
  /** Fills what the bytes leave out. */
  fillMore?(filling: Filling, filled: Filled): Promise<void>;
  /** Whether the service's clock stands still at the last block. */
  readonly isStill?: true;
  /** Requests that an index must serve from few rows. */
  cases(count: number, filled: Filled): Cases;
  /** Requests to measure: pages of a given size. */
  pages(pageSize: number): Cases;
  readonly goals: {
    /** Bytes of the database for each item. */
    readonly bytes?: number;
    readonly pages: Readonly<Record<string, Target>>;
  };
}

/**
 * Bytes of each table and index that are worth a byte an item, and of all of them.
 *
 * @param all title of their sum
 */
async function sizes(postgres: PrivatePostgres, count: number, all = TOTAL): Promise<[string, Samples][]> {
  const { rows } = await postgres.query(
    DATABASE,
    `select relname as name, pg_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i', 't') order by 2 desc`,
  );
  const bytes = rows.map((row) => [String(row.name), Number(row.bytes) / count] as const);
  const total = bytes.reduce((sum, [, each]) => sum + each, 0);
  return [[all, total] as const, ...bytes.filter(([, each]) => each >= 1)].map(([title, each]) => [
    title,
    { values: [each] },
  ]);
}

/** @throws Error without PostgreSQL */
export async function measurePages({ quick }: Bench, history: History): Promise<Table[]> {
  const { items, tables, goals } = history;
  const count = quick ? 30_000 : 1_000_000;
  const postgres = await openPostgres({ preload: "pg_stat_statements", durable: true });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase(DATABASE);
  const db = await openDatabase({ databaseUrl });
  const store = await createPostgresStore(db);
  const filling = { db, store, count };
  let bytes: [string, Samples][] = [];
  const slow = new Map<string, Samples>();
  const figures = new Map<string, Samples>();
  let serving: Child<{ url: string }> | undefined;
  let service: Service | undefined;
  try {
    const filled = await history.fill(filling);
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    await postgres.query(DATABASE, "vacuum analyze");
    if (tables) {
      const [total] = await sizes(postgres, count, `${TOTAL}, as filled`);
      await packIndexes(databaseUrl, tables);
      bytes = [...(await sizes(postgres, count)), ...(total ? [total] : [])];
    }
    if (history.fillMore) {
      await history.fillMore(filling, filled);
      await postgres.query(DATABASE, "vacuum analyze");
    }
    await postgres.query(DATABASE, "checkpoint"); // else the writing of what was filled goes on beside the reading
    const now = history.isStill && filled.time;
    service = await openServing(databaseUrl, now);
    for (const [title, path] of Object.entries(history.cases(count, filled)))
      slow.set(title, { values: [await slowest(service, path, quick ? 20 : 100)] });
    serving = child("serve", [databaseUrl, ...(now === undefined ? [] : [now])], LIMIT_MS);
    for (const pageSize of SIZES) {
      const how = { steady: pageSize === SIZES[0], seconds: quick ? 3 : 15 };
      const measured = { postgres, database: DATABASE, serving };
      for (const [title, samples] of await pageFigures(measured, history.pages(pageSize), how))
        figures.set(title, samples);
    }
  } finally {
    serving?.stop();
    await service?.close();
    await store.close();
    await postgres.stop();
  }
  const sizeTable: Table = {
    title: `Bytes of the database for each of ${count} ${items}`,
    unit: "B",
    samples: new Map(bytes),
    ...(goals.bytes !== undefined && { targets: { [TOTAL]: { value: goals.bytes } } }),
  };
  return [
    ...(tables ? [sizeTable] : []),
    {
      title: `The slowest of a hundred responses over ${count} ${items}, one request at a time`,
      unit: "ms",
      digits: 1,
      samples: slow,
      targets: Object.fromEntries([...slow.keys()].map((subject) => [subject, { value: 20 }])),
    },
    {
      title: `Pages of ${count} ${items} for ${IN_FLIGHT} callers, by one process`,
      unit: "",
      digits: 2,
      samples: figures,
      targets: goals.pages,
    },
  ];
}
