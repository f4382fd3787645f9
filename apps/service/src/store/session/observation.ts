/** Observations of a database: its statements, its connections, and the queues that it keeps. */

/**
 * Kinds of work with connections of their own: requests, indexers, exports with NFTs, checks of the database's state, the leases by
 * which one of several processes indexes a chain, and listings that are read from a replica.
 */
export type ConnectionPool = "api" | "index" | "jobs" | "probe" | "leases" | "replica";

/** All pools, as labels of metrics. */
export const CONNECTION_POOLS: readonly ConnectionPool[] = [
  "api",
  "index",
  "jobs",
  "probe",
  "leases",
  "replica",
];

/** A statement by its first word: `with` may read or write, `transaction` begins or ends one. */
export type StatementKind = "select" | "insert" | "update" | "delete" | "with" | "transaction" | "other";

/** All kinds, as labels of metrics. */
export const STATEMENT_KINDS: readonly StatementKind[] = [
  "select",
  "insert",
  "update",
  "delete",
  "with",
  "transaction",
  "other",
];

/** A statement that has ended. Its parameters are not part of it. */
export interface StatementEvent {
  readonly pool: ConnectionPool;
  readonly kind: StatementKind;
  /** SQL with placeholders. */
  readonly text: string;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** The connections of one pool. */
export interface PoolStatus {
  readonly pool: ConnectionPool;
  /** Most connections that it opens. */
  readonly max: number;
  readonly inUse: number;
  /** Open and free. */
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** Observes a database. Its functions must not throw. */
export interface DatabaseObserver {
  statement(event: StatementEvent): void;
  /** A caller got a connection, or an error instead, after this time. */
  waited(pool: ConnectionPool, durationMs: number): void;
}

/** Work that waits in the database, for all processes together. */
export interface Queues {
  /** Exports that no worker has claimed. */
  readonly exportsWaiting: number;
  readonly exportsRunning: number;
  /** NFTs whose metadata is to be read; counted up to `MAX_COUNTED`. */
  readonly nfts: number;
}

/** Largest number of queued NFTs that is counted: a first backfill queues millions, and counting them all takes seconds. */
export const MAX_COUNTED = 10_000;
