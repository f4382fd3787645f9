/** What a page of a long history costs: in the database, in the service, and for callers at a steady rate. */
import { noFacts } from "../../apps/service/dist/domain/p/facts.js";
import { openDatabase } from "../../apps/service/dist/store/postgres/node/open-database.js";
import { createPostgresStore } from "../../apps/service/dist/store/postgres/postgres-store.js";
import { child } from "../service/children.mjs";
import { EVERYWHERE, NETWORK, owners, payments } from "../service/payments.mjs";
import { openPostgres } from "../service/postgres.mjs";
import { openServing } from "../service/serving.mjs";
import { median } from "../statistics.mjs";

const PAGE = 100;
const BATCH = 100;
const LIMIT_MS = 120_000;

export const name = "service-pages";

/** Fills the store; the next facts are made while the last ones are written. */
async function fill(store, transactions) {
  let from;
  let written = Promise.resolve();
  for (const { facts, to } of payments(transactions, BATCH, noFacts)) {
    await written;
    const before = from;
    written = store.chains["p-chain"].commit(NETWORK, before, facts, to);
    written.catch(() => {}); // awaited in the next turn
    from = to.height;
  }
  await written;
  return from;
}

/** The listings that are measured, each with its question to the store and its path. */
const listings = {
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

/** Milliseconds of the statements' execution per reading, as the database itself counts them. */
async function inDatabase(postgres, database, times, read) {
  await postgres.query(database, "select pg_stat_statements_reset()");
  for (let time = 0; time < times; time += 1) await read();
  const { rows } = await postgres.query(
    database,
    "select sum(total_exec_time) as ms from pg_stat_statements where query not like '%pg_stat_statements%'",
  );
  return Number(rows[0].ms) / times;
}

async function timed(times, run) {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await run();
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** Where the page after so many pages begins: the last item before it, found from the listing's other end. */
async function placeOf(store, listing, base, pages, transactions) {
  const limit = transactions - pages * PAGE + 1;
  const { next } = await listing.read(store, { ...base, order: "asc", limit });
  if (!next) throw new Error(`the listing ends before page ${pages}`);
  return next;
}

/** The slowest of a hundred answers, in milliseconds, at 200 requests a second. */
async function load(urls, seconds) {
  const loading = child("./load-process.mjs", [], LIMIT_MS);
  loading.send({ urls, perSecond: 200, seconds });
  const { taken, failed } = await loading.told;
  if (failed > 0) return { reason: `${failed} of ${taken.length} requests failed` };
  return { values: [taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.99)]] };
}

export async function measure({ quick }) {
  const transactions = quick ? 30_000 : 1_000_000;
  const deep = quick ? 200 : 10_000 - 1;
  const postgres = await openPostgres({ preload: "pg_stat_statements" });
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const databaseUrl = await postgres.createDatabase("pages");
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  const samples = { database: new Map(), share: new Map(), http: new Map() };
  let serving;
  let service;
  try {
    const height = await fill(store, transactions);
    await postgres.query("pages", "create extension pg_stat_statements");
    await postgres.query("pages", "vacuum analyze");
    await postgres.query("pages", "checkpoint"); // else the writing of what was filled goes on beside the reading
    service = await openServing(databaseUrl);
    serving = child("./serve-process.mjs", [databaseUrl], LIMIT_MS);
    const { url } = await serving.told;
    const snapshot = { height, heights: { "p-chain": height }, time: 2_000_000_000, poll: 0 };
    const base = { networkId: NETWORK, snapshot, order: "desc", limit: PAGE };
    const times = quick ? 10 : 50;
    for (const [title, listing] of Object.entries(listings)) {
      const windows = {
        first: base,
        deep: { ...base, after: await placeOf(store, listing, base, deep, transactions) },
      };
      for (const [depth, window] of Object.entries(windows)) {
        const read = () => listing.read(store, window);
        await timed(times, read);
        const label = `${title}, ${depth === "deep" ? `page ${deep + 1}` : "first page"}`;
        samples.database.set(label, { values: [await inDatabase(postgres, "pages", times, read)] });
      }
      const request = `http://service/v1/networks/fuji/blockchains/p-chain/${listing.path}`;
      const ask = async () => (await service.fetch(new Request(request))).arrayBuffer();
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
  const each = (map, target) => Object.fromEntries([...map.keys()].map((subject) => [subject, target]));
  return [
    {
      title: `A page of ${PAGE} out of ${transactions} transactions, in PostgreSQL`,
      unit: "ms",
      digits: 2,
      samples: samples.database,
      targets: each(samples.database, { value: 5 }),
    },
    {
      title: "Checking the request and building the answer: time beyond the store's, as a multiple of it",
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
