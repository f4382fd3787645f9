/** The options of the connections to a PostgreSQL server, checked and with defaults. */

import { integer, OptionError } from "../../domain/option.ts";

/** One pool of connections. Times are milliseconds. */
export interface PoolOptions {
  /** Most connections, 1 … 200. */
  readonly max?: number;
  /** Longest wait for a connection, 100 … 600000. */
  readonly connectMs?: number;
  /** Longest statement, 100 … 3600000; that of requests is the option `statementTimeoutMs`. */
  readonly statementMs?: number;
  /** Longest wait for a lock, 100 … 600000. */
  readonly lockMs?: number;
  /** Longest pause inside a transaction, after which the server ends its connection, 1000 … 600000. */
  readonly idleInTransactionMs?: number;
  /** Time after which an unused connection is closed, 1000 … 3600000. Default 10000. */
  readonly idleMs?: number;
}

/** The pools that can be set: of requests (8 connections), indexers (6), and of exports and NFTs (4). */
export interface PoolsOptions {
  /** Connections of requests. */
  readonly api?: Omit<PoolOptions, "statementMs">;
  /** Connections of indexers. */
  readonly index?: PoolOptions;
  /** Connections of exports, NFTs and other jobs. */
  readonly jobs?: PoolOptions;
}

/** The encryption of connections to a PostgreSQL server. Default: as the URL's `sslmode` says. */
export interface DatabaseSsl {
  /** The authority that signed the server's certificate, PEM. Default: the well-known ones. */
  readonly ca?: string;
  /** The client's own certificate and key, PEM, where the server asks for one. */
  readonly cert?: string;
  /** The client's private key, PEM. */
  readonly key?: string;
  /** False to leave the server's certificate and name unchecked. Default true. */
  readonly verify?: boolean;
}

const RANGES = {
  max: [1, 200],
  connectMs: [100, 600_000],
  statementMs: [100, 3_600_000],
  lockMs: [100, 600_000],
  idleInTransactionMs: [1_000, 600_000],
  idleMs: [1_000, 3_600_000],
} as const;

/** @throws OptionError naming the pool and the rule */
export function checkPools(pools: PoolsOptions = {}): PoolsOptions {
  for (const name of ["api", "index", "jobs"] as const) {
    for (const [field, value] of Object.entries(pools[name] ?? {})) {
      if (!(field in RANGES) || (name === "api" && field === "statementMs"))
        throw new OptionError(`service: databasePools.${name} has no ${field}`);
      const [min, max] = RANGES[field as keyof typeof RANGES]; // checked above
      integer(`databasePools.${name}.${field}`, value, min, max);
    }
  }
  return pools;
}
