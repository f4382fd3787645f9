/** Opens the database: PostgreSQL by URL, or the embedded PGlite in a directory or in memory. */

import { clusterConnections } from "../cluster/connections.ts";
import { sessionName } from "../service/indexer-lease.ts";
import { PLAIN, type Pool, type Target } from "../session/connection.ts";
import { PglitePools } from "../session/embedded/pglite-pools.ts";
import { createServerPool, type PoolBounds, type ServerLocation } from "../session/node/server-pool.ts";
import type { ConnectionPool, DatabaseObserver, PoolStatus } from "../session/observation.ts";
import { type ObservedPool, observePool } from "../session/observe.ts";
import { Session } from "../session/session.ts";
import type { Database, Db } from "../sql/database.ts";
import type { DatabaseLocation } from "./database-location.ts";
import { openLite } from "./open-lite.ts";
import { type PoolSettings, PROBE_MS, poolBounds, STATEMENT_MS, UNLIMITED } from "./pool-bounds.ts";

/** Pools whose connections do not wait for each other's: requests, indexers, and exports with NFTs. */
export type PoolName = Extract<ConnectionPool, "api" | "index" | "jobs">;

/** One database with several pools. */
export interface Databases {
  readonly pools: { readonly [name in PoolName]: Db };
  /** A small pool with a short timeout, to check the state of the database. */
  readonly probe: Db;
  /** The replica, with the bounds of requests; undefined without one. */
  readonly replica: Db | undefined;
  /** Without time limits: migrations, and the packing of indexes. */
  readonly unlimited: Db;
  /** The connections of each pool now. */
  status(): readonly PoolStatus[];
  /**
   * The means by which several processes share a server; undefined for the embedded database, which has one
   * process.
   */
  readonly shared:
    | {
        /** A connection for the leases alone: their renewal must not wait for anything. */
        readonly leases: Db;
        /** Random name of this process. */
        readonly holder: string;
      }
    | undefined;
  /** Turns that the embedded database has served; undefined for a server, which vacuums itself. */
  readonly turns: (() => number) | undefined;
  /** Packs the data of the embedded database; undefined for a server, which has tools of its own. */
  readonly pack: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  close(): Promise<void>;
}

const DEFAULTS: PoolSettings = { statementMs: STATEMENT_MS };

/** Connects to a server to find its kind, and ends the pool where that fails. */
async function targetOf(pool: Pool): Promise<Target> {
  try {
    const { connection, release } = await pool.connect();
    const { target } = connection;
    release();
    return target;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const openServer = (location: ServerLocation, bounds: PoolBounds, session?: string): Pool =>
  createServerPool(location, bounds, session, clusterConnections);

async function openEmbedded({ dataDir, initialData }: DatabaseLocation) {
  const { lite, lock } = await openLite(dataDir, initialData);
  const pools = new PglitePools(lite, lock && { check: () => lock.check() });
  const close = async (): Promise<void> => {
    await pools.idle();
    try {
      // Closing writes to the directory, so it is skipped when the directory has another owner.
      lock?.check();
      await lite.close();
    } finally {
      lock?.release();
    }
  };
  const pack = async () => {
    const { connection, release } = await pools.pool().connect();
    try {
      // The copy then need not recover data from the log.
      await connection.query({ text: "CHECKPOINT", values: [] });
      return new Uint8Array(await (await lite.dumpDataDir("none")).arrayBuffer());
    } finally {
      release();
    }
  };
  return { pools, pack, close };
}

/**
 * Opens all pools. Of a server's, one connects: the kind of the server is known before the first statement.
 *
 * @param settings of the pools; the embedded database cannot enforce the limit of a request's statement
 * @param observer of statements and of waits for connections, except those without time limits
 * @throws Error of the driver when the database cannot be opened
 */
export async function openDatabases(
  location: DatabaseLocation,
  settings = DEFAULTS,
  observer?: DatabaseObserver,
): Promise<Databases> {
  const { databaseUrl, databaseReadUrl, databaseSsl } = location;
  const bounds = poolBounds(settings);
  const observed: ObservedPool[] = [];
  const observe = (name: ConnectionPool, pool: Pool, max: number, target: Target): Db => {
    const one = observePool(pool, { name, max, observer });
    observed.push(one);
    return new Session<Database>(one.pool, target);
  };
  const status = () => observed.map((one) => one.status());
  if (databaseUrl !== undefined) {
    const withoutLimits = openServer({ databaseUrl, databaseSsl }, UNLIMITED);
    const target = await targetOf(withoutLimits); // a replica is of the same kind
    const server = (name: ConnectionPool, session?: string, url = databaseUrl): Db => {
      const pool = openServer({ databaseUrl: url, databaseSsl }, bounds[name], session);
      return observe(name, pool, bounds[name].max, target);
    };
    const holder = crypto.randomUUID();
    const [api, index, jobs, probe, leases] = [
      server("api"),
      server("index", sessionName(holder)),
      server("jobs"),
      server("probe"),
      server("leases"),
    ];
    const replica = databaseReadUrl === undefined ? undefined : server("replica", undefined, databaseReadUrl);
    const unlimited = new Session<Database>(withoutLimits, target);
    const close = async () => {
      const all = [api, index, jobs, probe, leases, ...(replica ? [replica] : []), unlimited];
      await Promise.all(all.map((db) => db.destroy()));
    };
    return {
      pools: { api, index, jobs },
      probe,
      replica,
      unlimited,
      shared: { leases, holder },
      status,
      turns: undefined,
      pack: undefined,
      close,
    };
  }
  const { pools, pack, close } = await openEmbedded(location);
  // The pools share the database's one connection.
  const [api, index, jobs, probe] = [
    observe("api", pools.pool(bounds.api.connectMs), 1, PLAIN),
    observe("index", pools.pool(), 1, PLAIN),
    observe("jobs", pools.pool(), 1, PLAIN),
    observe("probe", pools.pool(PROBE_MS), 1, PLAIN),
  ];
  return {
    pools: { api, index, jobs },
    probe,
    replica: undefined,
    unlimited: new Session<Database>(pools.pool()),
    shared: undefined,
    status,
    turns: () => pools.turns,
    pack,
    close,
  };
}

/**
 * Opens the database for one user.
 *
 * @param bounds limits on a server; an indexer's by default
 * @throws Error of the driver when the database cannot be opened
 */
export async function openDatabase(
  location: DatabaseLocation,
  bounds: PoolBounds = poolBounds(DEFAULTS).index,
): Promise<Db> {
  const { databaseUrl, databaseSsl } = location;
  if (databaseUrl !== undefined) {
    const pool = openServer({ databaseUrl, databaseSsl }, bounds);
    return new Session<Database>(pool, await targetOf(pool));
  }
  const { pools, close } = await openEmbedded(location);
  return new Session<Database>({ ...pools.pool(), end: close });
}
