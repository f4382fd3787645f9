/** What a page of a long history costs: the worst cases, and how many pages one process serves. */
import type { Service } from "@primary-network/service";
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { type Child, child } from "../service/children.ts";
import type { Loaded, LoadOrder } from "../service/messages.ts";
import { NETWORK, payments } from "../service/payments.ts";
import { countStatements, openPostgres, type PrivatePostgres, statementCost } from "../service/postgres.ts";
import { openServing } from "../service/serving.ts";
import { measuredPages, paymentCases } from "../service/worst-cases.ts";
import type { Table, Target } from "../table.ts";

const SIZES = [10, 100];
const BATCH = 100;
const LIMIT_MS = 120_000;
const DATABASE = "pages";
/** Requests in flight while the throughput is measured: enough to keep a process and its database busy. */
const IN_FLIGHT = 8;
const VARIANTS = 200;

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

const slowestOfAHundred = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN;

async function load(order: LoadOrder): Promise<Loaded> {
  const loading = child<Loaded>("load", [], LIMIT_MS);
  loading.send(order);
  const loaded = await loading.firstMessage;
  if (loaded.failed > 0) throw new Error(`${loaded.failed} of ${loaded.taken.length} requests failed`);
  return loaded;
}

/** The slowest of a hundred responses to a request, one after the other. */
async function slowest(service: Service, path: (variant: number) => string, times: number): Promise<number> {
  const ask = async (variant: number) => {
    const response = await service.fetch(new Request(`http://service/v1/networks/fuji/${path(variant)}`));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path(variant)}: ${response.status} ${text}`);
  };
  for (let variant = 0; variant < 10; variant += 1) await ask(variant); // reads what is read into memory
  const taken: number[] = [];
  for (let variant = 0; variant < times; variant += 1) {
    const startedAt = performance.now();
    await ask(variant);
    taken.push(performance.now() - startedAt);
  }
  return slowestOfAHundred(taken);
}

/** The figures of pages of one size, by title and figure. */
async function throughput(
  postgres: PrivatePostgres,
  serving: Child<{ url: string }>,
  pageSize: number,
  seconds: number,
): Promise<Map<string, Samples>> {
  const { url } = await serving.firstMessage;
  const cpuMs = async () => (await serving.ask<{ cpuMs: number }>({})).cpuMs;
  const figures = new Map<string, Samples>();
  for (const [title, path] of Object.entries(measuredPages(pageSize))) {
    const urls = Array.from({ length: VARIANTS }, (_, variant) => `${url}/v1/networks/fuji/${path(variant)}`);
    await load({ urls, inFlight: IN_FLIGHT, seconds: Math.min(3, seconds) }); // compiles and plans what is needed
    await countStatements(postgres, DATABASE);
    const before = await cpuMs();
    const { taken, wallMs } = await load({ urls, inFlight: IN_FLIGHT, seconds });
    const nodeMs = (await cpuMs()) - before;
    const { ms, statements, buffers } = await statementCost(postgres, DATABASE);
    const count = taken.length;
    figures.set(`${title}: requests/s`, { values: [count / (wallMs / 1000)] });
    figures.set(`${title}: ms of Node's processor a request`, { values: [nodeMs / count] });
    figures.set(`${title}: ms in PostgreSQL a request`, { values: [ms / count] });
    figures.set(`${title}: statements a request`, { values: [statements / count] });
    figures.set(`${title}: pages of 8 kB read a request`, { values: [buffers / count] });
    if (pageSize !== SIZES[0]) continue;
    const steady = await load({ urls, perSecond: 200, seconds });
    figures.set(`${title}: p99 at 200 requests/s, ms`, { values: [slowestOfAHundred(steady.taken)] });
  }
  return figures;
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
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const slow = new Map<string, Samples>();
  const figures = new Map<string, Samples>();
  let serving: Child<{ url: string }> | undefined;
  let service: Service | undefined;
  try {
    await fill(store, transactions);
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    await postgres.query(DATABASE, "vacuum analyze");
    await postgres.query(DATABASE, "checkpoint"); // else the writing of what was filled goes on beside the reading
    const { rows } = await postgres.query(DATABASE, `select pg_database_size('${DATABASE}') as bytes`);
    figures.set("kB of the database a transaction", {
      values: [Number(rows[0]?.bytes) / 1000 / transactions],
    });
    service = await openServing(databaseUrl);
    for (const [title, path] of Object.entries(paymentCases(transactions))) {
      slow.set(title, { values: [await slowest(service, path, quick ? 20 : 100)] });
    }
    serving = child("serve", [databaseUrl], LIMIT_MS);
    for (const size of SIZES) {
      const measured = await throughput(postgres, serving, size, quick ? 3 : 15);
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
      targets: { ...GOALS, "kB of the database a transaction": { value: 2.6 } },
    },
  ];
}
