/** What a page of a long history costs: in the database, in the service, and for callers at a steady rate. */
import type { Service } from "@primary-network/service";
import {
  createPostgresStore,
  openDatabase,
  type Slice,
  type Store,
  type Window,
} from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { type Child, child } from "../service/children.ts";
import type { Loaded, LoadOrder } from "../service/messages.ts";
import { EVERYWHERE, NETWORK, owners, payments } from "../service/payments.ts";
import { openPostgres, statementMs } from "../service/postgres.ts";
import { openServing } from "../service/serving.ts";
import { median } from "../statistics.ts";
import type { Table, Target } from "../table.ts";

const PAGE = 100;
const BATCH = 100;
const LIMIT_MS = 120_000;

export const name = "service-pages";

/** Fills the store; the next facts are made while the last ones are written. */
async function fill(store: Store, transactions: number): Promise<number> {
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
  if (from === undefined) throw new Error("nothing was written");
  return from;
}

/** A listing that is measured. */
interface Listing {
  readonly path: string;
  read(store: Store, window: Window): Promise<Slice<unknown>>;
}

const listings: Readonly<Record<string, Listing>> = {
  "transactions, all": {
    path: `transactions?pageSize=${PAGE}`,
    read: (store, window) => store.transactions["p-chain"].list(window, {}),
  },
  "transactions of an address": {
    path: `transactions?pageSize=${PAGE}&addresses=${EVERYWHERE}`,
    read: (store, window) => store.transactions["p-chain"].list(window, { addresses: [EVERYWHERE] }),
  },
  "outputs of an address": {
    path: `utxos?pageSize=${PAGE}&includeSpent=true&addresses=${EVERYWHERE}`,
    read: (store, window) =>
      store.utxos["p-chain"].list(window, {
        addresses: [EVERYWHERE],
        minAmount: "0",
        includeSpent: true,
        sortBy: "timestamp",
      }),
  },
};

/** Milliseconds of a call, the median of `times`. */
async function timed(times: number, run: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await run();
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** The position behind which the page after so many pages begins: the last item before it, found from the listing's other end. */
async function positionOf(
  store: Store,
  listing: Listing,
  base: Window,
  pages: number,
  transactions: number,
): Promise<NonNullable<Slice<unknown>["next"]>> {
  const limit = transactions - pages * PAGE + 1;
  const { next } = await listing.read(store, { ...base, order: "asc", limit });
  if (!next) throw new Error(`the listing ends before page ${pages}`);
  return next;
}

/** The slowest of a hundred responses, in milliseconds, at 200 requests a second. */
async function load(urls: readonly string[], seconds: number): Promise<Samples> {
  const loading = child<Loaded>("load", [], LIMIT_MS);
  const order: LoadOrder = { urls, perSecond: 200, seconds };
  loading.send(order);
  const { taken, failed } = await loading.firstMessage;
  if (failed > 0) return { reason: `${failed} of ${taken.length} requests failed` };
  return { values: [taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN] };
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const transactions = quick ? 30_000 : 1_000_000;
  const deep = quick ? 200 : 10_000 - 1;
  const postgres = await openPostgres({ preload: "pg_stat_statements" });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase("pages");
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const samples = {
    database: new Map<string, Samples>(),
    share: new Map<string, Samples>(),
    http: new Map<string, Samples>(),
  };
  let serving: Child<{ url: string }> | undefined;
  let service: Service | undefined;
  try {
    const height = await fill(store, transactions);
    await postgres.query("pages", "create extension pg_stat_statements");
    await postgres.query("pages", "vacuum analyze");
    await postgres.query("pages", "checkpoint"); // else the writing of what was filled goes on beside the reading
    const opened = await openServing(databaseUrl);
    service = opened;
    serving = child("serve", [databaseUrl], LIMIT_MS);
    const { url } = await serving.firstMessage;
    const snapshot = { height, heights: { "p-chain": height }, time: 2_000_000_000, poll: 0 };
    const base: Window = { networkId: NETWORK, snapshot, order: "desc", limit: PAGE };
    const times = quick ? 10 : 50;
    for (const [title, listing] of Object.entries(listings)) {
      const windows = {
        first: base,
        deep: { ...base, after: await positionOf(store, listing, base, deep, transactions) },
      };
      for (const [depth, window] of Object.entries(windows)) {
        const read = () => listing.read(store, window);
        await timed(times, read);
        const label = `${title}, ${depth === "deep" ? `page ${deep + 1}` : "first page"}`;
        samples.database.set(label, { values: [await statementMs(postgres, "pages", times, read)] });
      }
      const request = `http://service/v1/networks/fuji/blockchains/p-chain/${listing.path}`;
      const ask = async () => (await opened.fetch(new Request(request))).arrayBuffer();
      await timed(times, ask);
      const query = await timed(times, () => listing.read(store, base));
      const whole = await timed(times, ask);
      samples.share.set(title, { values: [(whole - query) / query] });
    }
    for (const size of [10, PAGE]) {
      const path = `${url}/v1/networks/fuji/blockchains/p-chain/transactions?pageSize=${size}`;
      const urls = owners.map((owner) => `${path}&addresses=${owner}`);
      await load(urls, 3); // compiles what is needed
      samples.http.set(`pages of ${size}`, await load(urls, quick ? 3 : 20));
    }
  } finally {
    serving?.stop();
    await service?.close();
    await store.close();
    await postgres.stop();
  }
  const each = (map: ReadonlyMap<string, Samples>, target: Target) =>
    Object.fromEntries([...map.keys()].map((subject) => [subject, target]));
  return [
    {
      title: `A page of ${PAGE} out of ${transactions} transactions, in PostgreSQL`,
      unit: "ms",
      digits: 2,
      samples: samples.database,
      targets: each(samples.database, { value: 5 }),
    },
    {
      title: "Checking the request and building the response: time beyond the store's, as a multiple of it",
      unit: "x",
      digits: 2,
      samples: samples.share,
      targets: each(samples.share, { value: 1.5 }),
    },
    {
      title:
        "200 requests a second for transactions of 1,000 addresses, one process: the slowest of a hundred",
      unit: "ms",
      digits: 1,
      samples: samples.http,
      targets: each(samples.http, { value: 50 }),
    },
  ];
}
