/** A pool whose statements, connections and waits are observed. */

import { around, type Connection, type Pool } from "./connection.ts";
import type {
  ConnectionPool,
  DatabaseObserver,
  PoolStatus,
  StatementEvent,
  StatementKind,
} from "./observation.ts";

/** Words that begin or end a transaction, or change its settings. */
const TRANSACTION = new Set(["begin", "commit", "rollback", "savepoint", "release", "set", "start"]);
const KINDS: ReadonlySet<string> = new Set<StatementKind>(["select", "insert", "update", "delete", "with"]);

/** The kind of a statement, by its first word. */
export function statementKind(text: string): StatementKind {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "";
  if (KINDS.has(word)) return word as StatementKind; // one of the set's words
  return TRANSACTION.has(word) ? "transaction" : "other";
}

export interface ObservedPoolOptions {
  readonly name: ConnectionPool;
  readonly max: number;
  readonly observer: DatabaseObserver | undefined;
}

/** A pool, and the state of its connections. */
export interface ObservedPool {
  readonly pool: Pool;
  status(): PoolStatus;
}

/** Reports each statement of a connection. */
const observed = (connection: Connection, pool: ConnectionPool, observer: DatabaseObserver): Connection =>
  around(connection, async (text, run) => {
    if (text === undefined) return run();
    const began = performance.now();
    const event = (failed: boolean): StatementEvent => ({
      pool,
      kind: statementKind(text),
      text,
      durationMs: performance.now() - began,
      failed,
    });
    try {
      const result = await run();
      observer.statement(event(false));
      return result;
    } catch (error) {
      observer.statement(event(true));
      throw error;
    }
  });

/** Observes a pool; without an observer only its connections are counted. */
export function observePool(pool: Pool, options: ObservedPoolOptions): ObservedPool {
  const { name, max, observer } = options;
  let inUse = 0;
  let waiting = 0;
  return {
    pool: {
      async connect() {
        const began = performance.now();
        waiting++;
        try {
          const { connection, release } = await pool.connect();
          inUse++;
          return {
            connection: observer ? observed(connection, name, observer) : connection,
            release() {
              inUse--;
              release();
            },
          };
        } finally {
          waiting--;
          observer?.waited(name, performance.now() - began);
        }
      },
      end: () => pool.end(),
    },
    status: () => ({
      pool: name,
      max,
      inUse,
      // The embedded database's one connection is open while it is in use.
      idle: Math.max(0, (pool.open?.() ?? inUse) - inUse),
      waiting,
    }),
  };
}
