/**
 * What a Citus cluster of two workers costs beside one PostgreSQL. Both get the same history of several chains, batch by batch in turn; then
 * both serve the same pages in turn, and the processors' time of all servers counts.
 */
import { createPostgresStore, openDatabase, type Store, type Window } from "@primary-network/service/parts";
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
/** Blocks in turn, and how often in a round; before the first round as many blocks connect and fill caches. */
const [TIP, TIPS] = [10, 4];
/** Pages of a burst, and bursts of each kind of page in a round. */
const [PAGES, BURSTS] = [40, 8];
/** Each gives a ratio of its own. */
const ROUNDS = 5;
const LIMIT = 10;
/** Pages of each kind of a chain that count as its first ones: they connect, compile, prepare and plan. */
const FIRST = 10;
const FIRST_PAGES = `one of the first ${2 * FIRST} pages of a chain`;
const MOST = 1.5;

/** What pieces of one kind of work cost in a round. */
interface Cost {
  readonly round: number;
  readonly pieces: number;
  readonly wallMs: number;
  readonly nodeMs: number;
  readonly serverMs: number;
}

interface Subject {
  readonly store: Store;
  /** Processes of its servers. */
  readonly postmasters: readonly number[];
  /** By kind of work. */
  readonly costs: Map<string, Cost[]>;
}

/** A kind of work: warming up, which is not shown, is of no round. */
interface Work {
  readonly title: string;
  readonly round?: number;
  readonly pieces: number;
}

async function measured(
  { postmasters, costs }: Subject,
  { title, round, pieces }: Work,
  work: () => unknown,
) {
  const server = serverMs(postmasters);
  const [cpu, startedAt] = [process.cpuUsage(), performance.now()]; // last: reading the servers' takes milliseconds
  await work();
  const wallMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  if (round === undefined) return;
  const known = costs.get(title) ?? [];
  costs.set(title, known);
  known.push({
    round,
    pieces,
    wallMs,
    nodeMs: (user + system) / 1000,
    serverMs: serverMs(postmasters) - server,
  });
}

async function subjectOf(databaseUrl: string, servers: readonly string[]): Promise<Subject> {
  const store = await createPostgresStore(await openDatabase({ databaseUrl }));
  return { store, postmasters: await Promise.all(servers.map(postmasterOf)), costs: new Map() };
}

/** Each subject does it, the first one in turn. */
type Each = (of: Work, work: (store: Store) => Promise<unknown>) => Promise<void>;

/** @returns the height of each chain */
async function fill(each: Each, chain: number, count: number, round: number): Promise<number> {
  let from: number | undefined;
  for (const { facts, to } of transfers(count, BATCH)) {
    const pieces = facts.transfers.length;
    await each({ title: "a transfer of a back-fill", round, pieces }, ({ evm }) =>
      evm.chains.commit(chain, from, facts, to, 0),
    );
    from = to.height;
  }
  return from ?? 0;
}

/** A short chain, block by block. */
async function follow(each: Each, chain: number): Promise<void> {
  const [title, pieces] = ["a block of 5 transfers at the tip", TIP];
  const blocks = [...transfers(5 * TIP * TIPS * (1 + ROUNDS), 1)];
  let from: number | undefined;
  for (let turn = 0; turn * TIP < blocks.length; turn++) {
    const now = blocks.slice(turn * TIP, (turn + 1) * TIP);
    const round = Math.floor(turn / TIPS) - 1;
    const first = from;
    await each({ title, pieces, ...(round >= 0 && { round }) }, async ({ evm }) => {
      let last = first;
      for (const { facts, to } of now) {
        await evm.chains.commit(chain, last, facts, to, 0);
        last = to.height;
      }
    });
    from = now.at(-1)?.to.height;
  }
}

const ADDRESSES: { readonly [who: string]: (index: number, accounts: number) => string } = {
  "a frequent address": () => HOT,
  "any address": (index, accounts) => accountAt(1 + ((index * 7) % accounts)),
};

/** The window of a first page. */
const windowOf = (chain: number, heights: ReadonlyMap<number, number>): Window => ({
  networkId: chain,
  snapshot: { height: heights.get(chain) ?? -1, time: 0, poll: 0 },
  order: "desc",
  limit: LIMIT,
});

async function readPages(each: Each, accounts: number, heights: ReadonlyMap<number, number>) {
  const chains = [...heights.keys()];
  const burst = async (who: string, chain: number, first: number, pages: number, round: number) => {
    const window = windowOf(chain, heights);
    const all = async (read: (address: string) => Promise<unknown>) => {
      for (let index = 0; index < pages; index++)
        await read(ADDRESSES[who]?.(first + index, accounts) ?? HOT);
    };
    const of = { pieces: pages, round };
    await each({ title: `ERC-20 transfers of ${who}`, ...of }, ({ evm }) =>
      all((address) => evm.transfers.list(window, { address, kind: 20 })),
    );
    await each({ title: `transactions of ${who}`, ...of }, ({ evm }) =>
      all((address) => evm.transactions.page(window, { address, relation: "concerning" })),
    );
  };
  for (const [index, chain] of chains.entries()) {
    const window = windowOf(chain, heights);
    const of = { title: FIRST_PAGES, round: Math.floor((index * ROUNDS) / chains.length), pieces: 2 * FIRST };
    await each(of, async ({ evm }) => {
      for (let page = 0; page < FIRST; page++) {
        await evm.transfers.list(window, { address: HOT, kind: 20 });
        await evm.transactions.page(window, { address: HOT, relation: "concerning" });
      }
    });
  }
  for (const who of Object.keys(ADDRESSES)) {
    for (let index = 0; index < ROUNDS * BURSTS; index++) {
      const chain = chains[index % chains.length] ?? CHAIN;
      await burst(who, chain, (index + 1) * PAGES, PAGES, Math.floor(index / BURSTS));
    }
  }
}

/** What a piece took in each round. */
const byRound = (costs: readonly Cost[], part: (cost: Cost) => number): number[] =>
  [...new Set(costs.map(({ round }) => round))].map((round) => {
    const own = costs.filter((cost) => cost.round === round);
    const sum = (of: (cost: Cost) => number) => own.reduce((all, cost) => all + of(cost), 0);
    return sum(part) / sum(({ pieces }) => pieces);
  });

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
    for (const [part, of] of Object.entries(PARTS)) {
      const [one, two] = [byRound(costs, of), byRound(others, of)];
      figures.set(`${work}, ${part}: PostgreSQL`, { values: one });
      figures.set(`${work}, ${part}: Citus`, { values: two });
      ratios.set(`${work}, ${part}`, { values: one.map((value, round) => (two[round] ?? 0) / value) });
    }
  }
  const targets = Object.fromEntries(
    [...ratios.keys()]
      .filter((key) => key.endsWith("all processors") && !key.startsWith(FIRST_PAGES))
      .map((key) => [key, { value: MOST }]),
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
    const each: Each = async (of, work) => {
      turn += 1;
      // Two by two: pages of two kinds alternate.
      const order = Math.floor(turn / 2) % 2 === 0 ? [plain, citus] : [citus, plain];
      for (const subject of order) await measured(subject, of, () => work(subject.store));
    };
    const perChain = Math.floor(count / CHAINS);
    const heights = new Map<number, number>();
    for (let index = 0; index < CHAINS; index++)
      heights.set(
        CHAIN + index,
        await fill(each, CHAIN + index, perChain, Math.floor((index * ROUNDS) / CHAINS)),
      );
    for (const url of [databaseUrl, cluster.databaseUrl]) await rowsOf(url, "vacuum analyze");
    await follow(each, CHAIN + CHAINS);
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
