/** A pool whose statements, connections and waits are observed. */

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type {
  ConnectionPool,
  DatabaseObserver,
  PoolStatus,
  StatementEvent,
  StatementKind,
} from "../observation.ts";
import { chainWorkOf } from "./sql/chain-work.ts";

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
  /** Number of open connections; without it, those in use. */
  readonly open?: (() => number) | undefined;
}

/** A pool, and the state of its connections. */
export interface ObservedPool {
  readonly pool: PostgresPool;
  status(): PoolStatus;
}

/** Observes a pool; without an observer only its connections are counted. */
export function observePool(pool: PostgresPool, options: ObservedPoolOptions): ObservedPool {
  const { name, max, observer, open } = options;
  let inUse = 0;
  let waiting = 0;

  const observed = (client: PostgresPoolClient): PostgresPoolClient => {
    let released = false;
    const release = () => {
      if (!released) inUse--;
      released = true;
      client.release();
    };
    if (!observer) return { query: client.query.bind(client), release } as PostgresPoolClient;
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (chainWorkOf(parameters) !== undefined) return client.query(text, parameters); // no database runs it
      const began = performance.now();
      const event = (failed: boolean): StatementEvent => ({
        pool: name,
        kind: statementKind(text),
        text,
        durationMs: performance.now() - began,
        failed,
      });
      try {
        const result = await client.query(text, parameters);
        observer.statement(event(false));
        return result;
      } catch (error) {
        observer.statement(event(true));
        throw error;
      }
    };
    // Kysely calls `query(sql, parameters)` only; cursors are an option of the dialect that is not used here.
    return { query, release } as unknown as PostgresPoolClient;
  };

  return {
    pool: {
      async connect() {
        const began = performance.now();
        waiting++;
        try {
          const client = await pool.connect();
          inUse++;
          return observed(client);
        } finally {
          waiting--;
          observer?.waited(name, performance.now() - began);
        }
      },
      end: () => pool.end(),
    },
    status: () => ({ pool: name, max, inUse, idle: Math.max(0, (open?.() ?? inUse) - inUse), waiting }),
  };
}
