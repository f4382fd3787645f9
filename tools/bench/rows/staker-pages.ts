/** What listings of stakers cost: the worst cases, and how many pages one process serves. */
import type { Service } from "@primary-network/service";
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { type Child, child } from "../service/children.ts";
import { IN_FLIGHT, pageFigures, slowest } from "../service/page-figures.ts";
import { NETWORK, payments } from "../service/payments.ts";
import { openPostgres } from "../service/postgres.ts";
import { openServing } from "../service/serving.ts";
import { measuredStakers, stakerCases } from "../service/staker-cases.ts";
import { nodeFact, StakingHistory } from "../service/stakers.ts";
import type { Table } from "../table.ts";

const SIZES = [10, 100];
/** Blocks of a commit. */
const BATCH = 1_000;
const LIMIT_MS = 120_000;
const DATABASE = "stakers";
/** Nodes that each poll mentions: all at first, then fewer, as polls do of which little has changed. */
const POLLED = [8_000, 300, 200];

export const name = "staker-pages";

/**
 * Fills the store. Returns the time of the last block, Unix seconds.
 *
 * The outputs that the transactions spend and make are left out: no listing of stakers reads them, and they are most of what there would
 * be to write.
 */
async function fill(store: Store, transactions: number): Promise<number> {
  const chain = store.chains["p-chain"];
  const history = new StakingHistory();
  let [from, time] = [undefined as number | undefined, 0];
  let written = Promise.resolve();
  for (const { facts, to } of payments(transactions, BATCH, history.extend)) {
    await written;
    written = chain.commit(NETWORK, from, { ...facts, utxos: [], spends: [] }, to);
    written.catch(() => {}); // awaited in the next turn
    [from, time] = [to.height, to.time];
  }
  await written;
  for (const [poll, nodes] of POLLED.entries()) {
    const uptimes = Array.from({ length: nodes }, (_, node) => ({
      nodeId: nodeFact(node),
      uptime: 70 + ((node * 37 + poll) % 3_000) / 100,
      connected: node % 9 > 0,
    }));
    await store.uptimes.record(NETWORK, time, uptimes);
  }
  return time;
}

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
    const now = await fill(store, transactions);
    await postgres.query(DATABASE, "create extension pg_stat_statements");
    await postgres.query(DATABASE, "vacuum analyze");
    await postgres.query(DATABASE, "checkpoint"); // else the writing of what was filled goes on beside the reading
    service = await openServing(databaseUrl, now);
    for (const [title, path] of Object.entries(stakerCases(transactions))) {
      slow.set(title, { values: [await slowest(service, path, quick ? 20 : 100)] });
    }
    serving = child("serve", [databaseUrl, now], LIMIT_MS);
    for (const pageSize of SIZES) {
      const how = { steady: pageSize === SIZES[0], seconds: quick ? 3 : 15 };
      const opened = { postgres, database: DATABASE, serving };
      const measured = await pageFigures(opened, Object.entries(measuredStakers(pageSize)), how);
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
      title: `The slowest of a hundred responses over ${transactions} validations and delegations, one request at a time`,
      unit: "ms",
      digits: 1,
      samples: slow,
      targets: Object.fromEntries([...slow.keys()].map((subject) => [subject, { value: 20 }])),
    },
    {
      title: `Pages of ${transactions} validations and delegations for ${IN_FLIGHT} callers, by one process`,
      unit: "",
      digits: 2,
      samples: figures,
      targets: { "active validators, 10 a page: requests/s": { value: 400, atLeast: true } },
    },
  ];
}
