/**
 * What a Citus cluster of two workers costs beside one PostgreSQL. Both get the same history of several chains, batch by batch in turn; then
 * both serve the same pages in turn, and the processors' time of all servers counts.
 */
import { createPostgresStore, openDatabase, type Store } from "@primary-network/service/parts";
import type { Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { openCluster, rowsOf } from "../service/cluster.ts";
import { accountAt, CHAIN, HOT, transfers } from "../service/evm-history.ts";
import { openPostgres } from "../service/postgres.ts";
import { postmasterOf, serverMs } from "../service/server-time.ts";
import type { Table } from "../table.ts";

export const name = "evm-cluster";
export const onRequest = true;

const CHAINS = 16;
/** Blocks of a commit: a back-fill's, and those of the last commits, one each, as at the tip. */
const BATCH = 200;
const TIP = 40;
/** Pages of a burst, and bursts of each kind of page. */
const [PAGES, BURSTS] = [40, 12];
const LIMIT = 10;
/** First pages of each chain, which connect, compile and plan: PostgreSQL keeps a plan after the fifth. */
const WARMING = 10;
const MOST = 1.5;

interface Cost {
  readonly wallMs: number;
  readonly nodeMs: number;
  readonly serverMs: number;
}

interface Subject {
  readonly store: Store;
  /** Processes of its servers. */
  readonly postmasters: readonly number[];
  /** What a piece of each kind of work costs, one for each time. */
  readonly costs: Map<string, Cost[]>;
}

async function measured({ postmasters, costs }: Subject, title: string, pieces: number, work: () => unknown) {
  const [cpu, server, startedAt] = [process.cpuUsage(), serverMs(postmasters), performance.now()];
  await work();
  const wallMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  const cost = {
    wallMs: wallMs / pieces,
    nodeMs: (user + system) / 1000 / pieces,
    serverMs: (serverMs(postmasters) - server) / pieces,
  };
  const known = costs.get(title);
  if (known) known.push(cost);
  else costs.set(title, [cost]);
}

async function subjectOf(databaseUrl: string, servers: readonly string[]): Promise<Subject> {
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  return { store, postmasters: await Promise.all(servers.map(postmasterOf)), costs: new Map() };
}

/** Each subject does it, the first one in turn. */
type Each = (title: string, pieces: number, work: (store: Store) => Promise<unknown>) => Promise<void>;

/** @returns the height of each chain */
async function fill(each: Each, chain: number, count: number): Promise<number> {
  let from: number | undefined;
  for (const { facts, to } of transfers(count, BATCH)) {
    const pieces = facts.transfers.length;
    await each("a transfer of a back-fill", pieces, ({ evm }) =>
      evm.chains.commit(chain, from, facts, to, 0),
    );
    from = to.height;
  }
  return from ?? 0;
}

/** Short chains, block by block. */
async function follow(each: Each, chain: number): Promise<void> {
  let from: number | undefined;
  for (const { facts, to } of transfers(5 * TIP, 1)) {
    await each("a block of 5 transfers at the tip", 1, ({ evm }) =>
      evm.chains.commit(chain, from, facts, to, 0),
    );
    from = to.height;
  }
}

const ADDRESSES: { readonly [who: string]: (index: number, accounts: number) => string } = {
  "a frequent address": () => HOT,
  "any address": (index, accounts) => accountAt(1 + ((index * 7) % accounts)),
};

async function readPages(each: Each, accounts: number, heights: ReadonlyMap<number, number>) {
  const chains = [...heights.keys()];
  const burst = async (who: string, chain: number, first: number, pages: number, of: string) => {
    const window = { chain, height: heights.get(chain), limit: LIMIT };
    const all = async (read: (address: string) => Promise<unknown>) => {
      for (let index = 0; index < pages; index++)
        await read(ADDRESSES[who]?.(first + index, accounts) ?? HOT);
    };
    await each(`ERC-20 transfers of ${of}`, pages, ({ evm }) =>
      all((address) => evm.transfers.list(window, { address, kind: 20 })),
    );
    await each(`transactions of ${of}`, pages, ({ evm }) =>
      all((address) => evm.transactions.page(window, { address, relation: "concerning" })),
    );
  };
  for (const who of Object.keys(ADDRESSES)) {
    for (const chain of chains) await burst(who, chain, 0, WARMING, "first pages");
    for (let index = 0; index < BURSTS; index++)
      await burst(who, chains[index % chains.length] ?? CHAIN, (index + 1) * PAGES, PAGES, who);
  }
}

const sum = (costs: readonly Cost[], part: (cost: Cost) => number): number =>
  costs.reduce((all, cost) => all + part(cost), 0) / costs.length;

const PARTS: { readonly [title: string]: (cost: Cost) => number } = {
  "all processors": ({ nodeMs, serverMs }) => nodeMs + serverMs,
  "servers' processors": ({ serverMs }) => serverMs,
  time: ({ wallMs }) => wallMs,
};

/** The figures of both, and those of the cluster as multiples. */
function tablesOf([plain, cluster]: readonly [Subject, Subject], title: string): Table[] {
  const figures = new Map<string, Samples>();
  const ratios = new Map<string, Samples>();
  for (const [work, costs] of plain.costs) {
    const others = cluster.costs.get(work) ?? [];
    if (work.endsWith("first pages")) continue;
    for (const [part, of] of Object.entries(PARTS)) {
      const [one, two] = [sum(costs, of), sum(others, of)];
      figures.set(`${work}, ${part}: PostgreSQL`, { values: [one] });
      figures.set(`${work}, ${part}: Citus`, { values: [two] });
      ratios.set(`${work}, ${part}`, { values: [two / one] });
    }
  }
  const targets = Object.fromEntries(
    [...ratios.keys()].filter((key) => key.endsWith("all processors")).map((key) => [key, { value: MOST }]),
  );
  return [
    { title: `${title}: ms`, unit: "ms", digits: 3, samples: figures },
    { title: `${title}: Citus as a multiple of PostgreSQL`, unit: "x", digits: 2, samples: ratios, targets },
  ];
}

/** How evenly chains lie: rows of the largest shard and of the largest worker against the mean. */
async function spread(databaseUrl: string): Promise<Table> {
  const samples = new Map<string, Samples>();
  for (const [title, place] of [
    ["the largest shard", "s.shardid::text"],
    ["the largest worker", "p.groupid::text"],
  ] as const) {
    const [row] = await rowsOf(
      databaseUrl,
      // Catalogues and distributed tables are not joined.
      "create temp table counted as select chain, count(*) as rows from evm_tx group by 1",
      `select max(rows)::float8 / avg(rows) as ratio from (
         select ${place} as place, coalesce(sum(c.rows), 0) as rows
         from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid
         left join counted c on worker_hash(c.chain) between s.shardminvalue::int and s.shardmaxvalue::int
         where s.logicalrelid = 'evm_tx'::regclass group by 1) t`,
    );
    samples.set(title, { values: [Number(row?.ratio)] });
  }
  return { title: `Rows of ${CHAINS} chains against the mean`, unit: "x", digits: 2, samples };
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const count = quick ? 16_000 : 100_000;
  const postgres = await openPostgres({ durable: true });
  const cluster = await openCluster();
  if (!postgres || !cluster) throw new Error("the PostgreSQL of this machine has no extension citus");
  const subjects: Subject[] = [];
  try {
    const databaseUrl = await postgres.createDatabase("bench");
    subjects.push(await subjectOf(databaseUrl, [databaseUrl]));
    subjects.push(await subjectOf(cluster.databaseUrl, cluster.servers));
    const [plain, citus] = subjects;
    if (!plain || !citus) throw new Error("there are two");
    let turn = 0;
    const each: Each = async (title, pieces, work) => {
      turn += 1;
      const order = turn % 2 === 0 ? [plain, citus] : [citus, plain];
      for (const subject of order) await measured(subject, title, pieces, () => work(subject.store));
    };
    const perChain = Math.floor(count / CHAINS);
    const heights = new Map<number, number>();
    for (let index = 0; index < CHAINS; index++)
      heights.set(CHAIN + index, await fill(each, CHAIN + index, perChain));
    await follow(each, CHAIN + CHAINS);
    for (const url of [databaseUrl, cluster.databaseUrl]) await rowsOf(url, "vacuum analyze");
    await readPages(each, Math.max(100, Math.floor(perChain / 10)), heights);
    return [
      ...tablesOf([plain, citus], `${CHAINS} chains of ${perChain} transfers`),
      await spread(cluster.databaseUrl),
    ];
  } finally {
    for (const { store } of subjects) await store.close();
    await postgres.stop();
    await cluster.stop();
  }
}
