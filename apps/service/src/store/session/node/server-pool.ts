/**
 * A pool of connections to a PostgreSQL server that bounds each wait: for a connection, a lock, a statement,
 * a response.
 */

import pg from "pg";
import { around, type Connection, type Lent, type Pool } from "../connection.ts";
import type { DatabaseSsl } from "../pool-options.ts";
import { connectError, storeError } from "../unavailable.ts";
import { types } from "./driver-query.ts";
import { ServerConnection } from "./server-connection.ts";

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

const FROZEN = "Query read timeout";

/** A server, and how the connections to it are encrypted. */
export interface ServerLocation {
  readonly databaseUrl: string;
  /** Without it, as the URL says. */
  readonly databaseSsl?: DatabaseSsl | undefined;
}

/**
 * Statements here take milliseconds. PostgreSQL would compile each run of a statement that it expects to be
 * costly, such as a page of 64 addresses' outputs, which takes 100 to 400 ms.
 */
const OPTIONS = "-c jit=off";

const sslOf = ({ verify = true, ...ssl }: DatabaseSsl) => ({ ...ssl, rejectUnauthorized: verify });

function poolOf(
  { databaseUrl, databaseSsl }: ServerLocation,
  bounds: PoolBounds,
  name: string,
  options = "",
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    ...(databaseSsl && { ssl: sslOf(databaseSsl) }),
    types,
    application_name: name,
    options: `${OPTIONS} ${options}`.trim(),
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
  // A connection that breaks between the statements of a transaction: the next statement must fail, not the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Makes the connections of a pool out of the driver's. */
interface Connections {
  /** @param client a connection of the driver, which its pool's user gives back */
  lend(client: pg.PoolClient): Promise<Lent>;
  /** Number of open connections to other servers. */
  readonly open: number;
  /** Ends the connections to other servers. */
  end(): Promise<void>;
}

/**
 * Makes the connections to a server that may have other servers behind it.
 *
 * @param open opens a pool of connections to another server, with options of its sessions
 */
export type ConnectionsOf = (
  databaseUrl: string,
  bounds: PoolBounds,
  open: (databaseUrl: string, bounds: PoolBounds, options: string) => pg.Pool,
) => Connections;

/** Connections to one server. */
export function plainConnections(): Connections {
  // A connection of the driver keeps its setting from one user to the next.
  const known = new WeakMap<pg.PoolClient, Connection>();
  return {
    async lend(client) {
      const connection = known.get(client) ?? new ServerConnection(client);
      known.set(client, connection);
      return { connection, release() {} };
    },
    open: 0,
    async end() {},
  };
}

/**
 * A pool with the driver's errors distinguished.
 *
 * @param name the `application_name` of its sessions
 */
export function createServerPool(
  location: ServerLocation,
  bounds: PoolBounds,
  name = "primary-network",
  connectionsOf: ConnectionsOf = plainConnections,
): Pool {
  const pool = poolOf(location, bounds, name);
  const connections = connectionsOf(location.databaseUrl, bounds, (databaseUrl, own, options) =>
    poolOf({ ...location, databaseUrl }, own, name, options),
  );
  const connected = async () => {
    try {
      return await pool.connect();
    } catch (error) {
      throw connectError(error);
    }
  };
  return {
    open: () => pool.totalCount + connections.open,
    async connect() {
      const client = await connected();
      try {
        return bounded(client, await connections.lend(client));
      } catch (error) {
        client.release(true);
        throw storeError(error);
      }
    },
    async end() {
      await Promise.all([pool.end(), connections.end()]);
    },
  };
}

/**
 * A frozen server may still run the statement: the connection is not used again, and no rollback waits for
 * it.
 */
function bounded(client: pg.PoolClient, { connection, release }: Lent): Lent {
  let frozen: unknown;
  return {
    connection: around(connection, async (_, run) => {
      if (frozen) throw frozen;
      try {
        return await run();
      } catch (error) {
        const known = storeError(error);
        if (error instanceof Error && error.message.includes(FROZEN)) frozen = known;
        throw known;
      }
    }),
    release() {
      release();
      client.release(frozen !== undefined);
    },
  };
}
