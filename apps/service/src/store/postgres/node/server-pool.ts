/** A pool of connections to a PostgreSQL server that bounds each wait: for a connection, a lock, a statement, a response. */

import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseSsl } from "../../pool-options.ts";
import { chainWorkOf, NO_WORK } from "../sql/chain-work.ts";
import { copiedBy } from "../sql/copied-rows.ts";
import { preparedName } from "../sql/statement.ts";
import { groupedBy } from "../sql/statement-group.ts";
import { connectError, storeError } from "../unavailable.ts";
import { ClusterSession } from "./cluster-session.ts";
import { copyIn } from "./copy-in.ts";
import { queryOf, types } from "./driver-query.ts";
import { queryGroup } from "./grouped-query.ts";
import { PlanMode } from "./plan-mode.ts";
import { PLANNED_ONCE, WorkerPools } from "./worker-pools.ts";

/** Milliseconds; 0 is no limit. */
export interface PoolBounds {
  /** Connections. */
  readonly max: number;
  /** Limit of the wait for a connection, whether all are in use or a new one is opened. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Limit of a transaction whose process does nothing. */
  readonly idleInTransactionMs: number;
  /** Time after which an idle connection is closed. Default 10000. */
  readonly idleMs?: number;
}

/** Milliseconds by which a server may exceed its own statement timeout; after that it counts as frozen. */
const GRACE = 2_000;

/** Milliseconds of silence before the first keep-alive probe of a connection. */
const KEEP_ALIVE_MS = 10_000;

/** Milliseconds in which a worker is reached, or the coordinator is asked instead. */
const WORKER_CONNECT_MS = 1_000;
/** A chain that is read now and then need not be connected to, and its statements prepared, each time. */
const WORKER_IDLE_MS = 60_000;

const FROZEN = "Query read timeout";

/** A server, and how the connections to it are encrypted. */
export interface ServerLocation {
  readonly databaseUrl: string;
  /** Without it, as the URL says. */
  readonly databaseSsl?: DatabaseSsl | undefined;
}

/**
 * Statements here take milliseconds. PostgreSQL would compile those that it expects to be costly, each time they run, which takes 100 to
 * 400 ms: a page of 64 addresses' outputs.
 */
const OPTIONS = "-c jit=off";

const sslOf = ({ verify = true, ...ssl }: DatabaseSsl) => ({ ...ssl, rejectUnauthorized: verify });

function poolOf(
  { databaseUrl, databaseSsl }: ServerLocation,
  bounds: PoolBounds,
  name: string,
  options = OPTIONS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    ...(databaseSsl && { ssl: sslOf(databaseSsl) }),
    types,
    application_name: name,
    options,
    // So that a connection whose other end has vanished is noticed while it is idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    max: bounds.max,
    connectionTimeoutMillis: bounds.connectMs,
    statement_timeout: bounds.statementMs,
    lock_timeout: bounds.lockMs,
    idle_in_transaction_session_timeout: bounds.idleInTransactionMs,
    ...(bounds.idleMs !== undefined && { idleTimeoutMillis: bounds.idleMs }),
    ...(bounds.statementMs > 0 && { query_timeout: bounds.statementMs + GRACE }),
  });
  // A connection that breaks while idle: the pool drops it, and the next query fails if the server is gone.
  pool.on("error", () => {});
  // A connection that breaks between the statements of a transaction: the next statement must fail, not the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A pool that says how many connections it has open. */
export interface ServerPool extends PostgresPool {
  open(): number;
}

/**
 * The pool that Kysely needs, with the driver's errors distinguished.
 *
 * @param name the `application_name` of its sessions
 */
export function createServerPool(
  location: ServerLocation,
  bounds: PoolBounds,
  name = "primary-network",
): ServerPool {
  const pool = poolOf(location, bounds, name);
  let cluster: boolean | undefined;
  const ofWorkers = {
    idleMs: WORKER_IDLE_MS,
    ...bounds,
    connectMs: Math.min(bounds.connectMs, WORKER_CONNECT_MS),
  };
  const workers = new WorkerPools(location.databaseUrl, (databaseUrl) =>
    poolOf({ ...location, databaseUrl }, ofWorkers, name, `${OPTIONS} ${PLANNED_ONCE}`),
  );
  const modes = new WeakMap<pg.PoolClient, PlanMode>();
  const modeOf = (client: pg.PoolClient): PlanMode => {
    const mode = modes.get(client) ?? new PlanMode((statement) => client.query(statement));
    modes.set(client, mode);
    return mode;
  };
  const connected = async () => {
    try {
      return await pool.connect();
    } catch (error) {
      throw connectError(error);
    }
  };
  return {
    open: () => pool.totalCount + workers.open,
    async connect() {
      const client = await connected();
      cluster ??= await isCluster(client);
      return bounded(client, cluster ? workers : modeOf(client));
    },
    async end() {
      await Promise.all([pool.end(), workers.end()]);
    },
  };
}

/** Whether the database is the coordinator's of a Citus cluster; a connection that cannot tell is closed. */
async function isCluster(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query("select to_regclass('pg_dist_partition') is not null as cluster");
    return rows[0]?.cluster === true;
  } catch (error) {
    client.release(true);
    throw storeError(error);
  }
}

/** @param by the workers of a cluster, or how one server plans: Citus cannot plan for any values what several workers have */
function bounded(client: pg.PoolClient, by: WorkerPools | PlanMode): PostgresPoolClient {
  const session = by instanceof WorkerPools ? new ClusterSession(client, by) : undefined;
  const sent = async (text: string, parameters: readonly unknown[]) => {
    const chain = chainWorkOf(parameters);
    if (chain !== undefined) {
      await session?.workOn(chain);
      return NO_WORK;
    }
    const group = groupedBy(parameters);
    if (session) return group ? session.group(text, group) : session.query(text, parameters);
    if (by instanceof PlanMode) await by.before(text, preparedName(text) !== undefined);
    if (group) return queryGroup(client, text, group, types.getTypeParser);
    const copied = copiedBy(parameters);
    return copied ? copyIn(client, text, copied.parts()) : client.query(queryOf(text, parameters));
  };
  // A frozen server may still run the statement: the connection is not used again, and no rollback waits for it.
  let frozen: unknown;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (frozen) throw frozen;
    try {
      return await sent(text, parameters);
    } catch (error) {
      const known = storeError(error);
      if (error instanceof Error && error.message.includes(FROZEN)) frozen = known;
      throw known;
    }
  };
  const release = () => {
    session?.release();
    client.release(frozen !== undefined);
  };
  // Kysely calls `query(sql, parameters)` only; cursors are an option of the dialect that is not used here.
  return { query, release } as unknown as PostgresPoolClient;
}
