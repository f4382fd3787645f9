/**
 * Statements about one EVM chain on a Citus cluster, sent to the worker that has its rows. Through the
 * coordinator, both it and the worker plan a statement each time, which takes several times as long as
 * running it. The worker's own tables are read by statements that are prepared once, and a transaction that
 * changes them alone is committed there in one phase.
 */

import type pg from "pg";
import type { Copy, Query, Target } from "../session/connection.ts";
import { queryOf } from "../session/node/driver-query.ts";
import { type ChainLocation, ChainLocations } from "./chain-locations.ts";

/** Milliseconds for which a worker that could not be reached is not tried again. */
const LOST_MS = 30_000;
const UNDEFINED_TABLE = "42P01";

/** A statement as it is sent to a worker, under a name of its own for each shard. */
const onWorker = (query: Query, { target, shard }: ChainLocation): Query => ({
  name: query.name && `${query.name}_${shard}`,
  text: query.textFor?.(target) ?? query.text,
  values: query.values,
});

const codeOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : undefined;

/**
 * Option of a worker's sessions: outside of transactions their statements are prepared ones, which are
 * planned once, as `PlanMode` has it on one PostgreSQL. The first five plans would otherwise be for their
 * values, on each connection for each shard.
 */
export const PLANNED_ONCE = "-c plan_cache_mode=force_generic_plan";

/**
 * Begins a transaction on a worker, whose statements are planned for their values. The lock is the one that
 * Citus' own writers hold on a shard: who moves it waits for them. Where the shard is now is read after that,
 * from the worker's copy of the catalogue.
 */
const begin = (shard: string) => `begin;
  select lock_shard_metadata(${SHARE_LOCK}, array[${shard}]);
  select from pg_dist_placement p join pg_dist_local_group g on g.groupid = p.groupid where p.shardid = ${shard};
  set local plan_cache_mode = auto`;

/** PostgreSQL's number of the lock mode. */
const SHARE_LOCK = 5;

/**
 * SQLSTATE of a statement's error. Broken connections and servers that shut down have other codes or none.
 */
const OF_STATEMENT = /^(2|3|4[0-9]|5[34]|57014)/;

/** A transaction on the worker that has a chain's rows. */
export interface WorkerTransaction {
  readonly client: pg.PoolClient;
  readonly target: Target;
  /** The same as it is sent to the worker. */
  query(given: Query): Query;
  copy(given: Copy): Copy;
}

export class WorkerPools {
  readonly #locations: ChainLocations;
  readonly #open: (url: string) => pg.Pool;
  readonly #pools = new Map<string, pg.Pool>();
  readonly #lostUntil = new Map<string, number>();

  /**
   * @param coordinator URL
   * @param open opens a pool of connections to a worker
   */
  constructor(coordinator: string, open: (url: string) => pg.Pool) {
    this.#locations = new ChainLocations(coordinator);
    this.#open = open;
  }

  get open(): number {
    return [...this.#pools.values()].reduce((sum, pool) => sum + pool.totalCount, 0);
  }

  async end(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
  }

  /**
   * The response of the chain's worker; undefined when the coordinator has to be asked, because the worker is
   * unknown, out of reach, or no longer has the chain.
   *
   * @param client a connection to the coordinator
   * @throws the driver's error when the statement itself fails
   */
  async query(client: pg.PoolClient, chain: number, query: Query): Promise<pg.QueryResult | undefined> {
    const location = await this.#locations.find(client, chain);
    if (location === undefined || this.#isLost(location.url)) return undefined;
    try {
      return await this.#poolOf(location.url).query(queryOf(onWorker(query, location)));
    } catch (error) {
      const code = codeOf(error);
      this.#locations.forget(chain);
      if (code === UNDEFINED_TABLE) return undefined;
      if (code !== undefined && OF_STATEMENT.test(code)) throw error;
      this.#lostUntil.set(location.url, performance.now() + LOST_MS);
      return undefined;
    }
  }

  /**
   * A transaction on the chain's worker; its opener ends it. Undefined when the coordinator must run it.
   *
   * @param client a connection to the coordinator
   */
  async begin(client: pg.PoolClient, chain: number): Promise<WorkerTransaction | undefined> {
    const location = await this.#locations.find(client, chain);
    if (location === undefined || this.#isLost(location.url)) return undefined;
    const { url, shard, target } = location;
    let worker: pg.PoolClient | undefined;
    try {
      worker = await this.#poolOf(url).connect();
      // A text of several statements has the results of all.
      const results: unknown = await worker.query(begin(shard));
      const [, , here] = results as readonly pg.QueryResult[];
      if (here?.rowCount === 1) {
        return {
          client: worker,
          target,
          query: (given) => onWorker(given, location),
          copy: (given) => ({
            table: given.table,
            textFrom: (source) => given.textFrom(source, target),
            parts: () => given.parts(),
            insert: undefined, // a server copies
          }),
        };
      }
      await worker.query("rollback");
      worker.release();
    } catch (error) {
      worker?.release(true);
      if (!OF_STATEMENT.test(codeOf(error) ?? "")) this.#lostUntil.set(url, performance.now() + LOST_MS);
    }
    this.#locations.forget(chain);
    return undefined;
  }

  #isLost(url: string): boolean {
    return (this.#lostUntil.get(url) ?? 0) > performance.now();
  }

  #poolOf(url: string): pg.Pool {
    const known = this.#pools.get(url);
    if (known !== undefined) return known;
    const pool = this.#open(url);
    this.#pools.set(url, pool);
    return pool;
  }
}
