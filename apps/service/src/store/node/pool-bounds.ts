/** The bounds of each pool of a server's connections. */

import type { PoolBounds } from "../session/node/server-pool.ts";
import type { ConnectionPool } from "../session/observation.ts";
import type { PoolsOptions } from "../session/pool-options.ts";

/** Settings of the pools, with the milliseconds of a request's statement. */
export interface PoolSettings extends PoolsOptions {
  readonly statementMs: number;
}

/** Milliseconds that a probe waits. */
export const PROBE_MS = 1_500;
/** Milliseconds that a look at the leases waits: less than the time after which one expires. */
const LEASE_MS = 800;

const requestBounds = (statementMs: number, configured: PoolsOptions["api"]): PoolBounds => ({
  max: 8,
  connectMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
  ...configured,
  statementMs,
});

/**
 * Limits of each pool. A request's statement must end well before the request does; an indexer's batch may take longer, as it writes
 * up to 1024 blocks, and `ANALYZE` reads samples of all tables.
 */
export const poolBounds = ({
  statementMs,
  api,
  index,
  jobs,
}: PoolSettings): { readonly [name in ConnectionPool]: PoolBounds } => ({
  api: requestBounds(statementMs, api),
  replica: requestBounds(statementMs, api),
  index: {
    max: 6,
    connectMs: 30_000,
    statementMs: 300_000,
    lockMs: 30_000,
    idleInTransactionMs: 20_000,
    ...index,
  },
  jobs: {
    max: 4,
    connectMs: 60_000,
    statementMs: 60_000,
    lockMs: 10_000,
    idleInTransactionMs: 60_000,
    ...jobs,
  },
  probe: {
    max: 1,
    connectMs: PROBE_MS,
    statementMs: PROBE_MS,
    lockMs: PROBE_MS,
    idleInTransactionMs: 10_000,
  },
  leases: {
    max: 1,
    connectMs: LEASE_MS,
    statementMs: LEASE_MS,
    lockMs: LEASE_MS,
    idleInTransactionMs: LEASE_MS,
    idleMs: 0, // its end would look like the end of the process
  },
});

/** Building an index of a large table may take hours. */
export const UNLIMITED: PoolBounds = {
  max: 1,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
};

/** A look at a database: one connection, and no statement takes long. */
export const PROBE: PoolBounds = {
  max: 1,
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
};

/** Milliseconds of a request's statement by default. */
export const STATEMENT_MS = 10_000;
