/**
 * Lets Kysely's PostgreSQL dialect use PGlite, which has one connection: its users take turns.
 *
 * Each pool is a queue, and the queues are served in rotation, so that neither many requests nor a long backfill delay the
 * others by more than one transaction each.
 *
 * PGlite runs in this thread and knows no signals: a `statement_timeout` has no effect there (tried with 0.5.16), nor would a timer of
 * JavaScript fire meanwhile. So a single statement has no time limit; only the wait for a turn has.
 */

import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StoreUnavailableError } from "../unavailable.ts";
import { chainWorkOf, NO_WORK } from "./sql/chain-work.ts";
import { type CopiedRows, copiedBy } from "./sql/copied-rows.ts";
import { byteParsers, rowParsers } from "./sql/row-values.ts";
import { preparedName } from "./sql/statement.ts";
import { groupedBy, oneByOne } from "./sql/statement-group.ts";
import { storeError } from "./unavailable.ts";

export interface PglitePoolsOptions {
  /** Called before each statement, 0.03 ms with files. @throws when the database must not be used any longer */
  readonly check?: () => void;
}

interface Waiting {
  start(): void;
}

/** Rows of prepared statements are lists; PGlite's `query` has no names for statements, so it plans each time. */
const PREPARED: QueryOptions = { rowMode: "array", parsers: { ...rowParsers } };

const OTHER: QueryOptions = { parsers: { ...byteParsers } };

const optionsOf = (text: string): QueryOptions => (preparedName(text) === undefined ? OTHER : PREPARED);

/** Rows are inserted, but those that are written out are copied from what PGlite has as a file. */
function sentOf(copied: CopiedRows) {
  if (!copied.isWritten) return { ...copied.insert, options: OTHER };
  const text = copied.statement.sql.replace(/stdin$/, "'/dev/blob'");
  return { text, parameters: [], options: { blob: new Blob([...copied.parts()]) } };
}

/** Several pools with one connection. */
export class PglitePools {
  readonly #lite: Pick<PGlite, "query">;
  readonly #check: () => void;
  readonly #queues: Waiting[][] = [];
  #busy = false;
  #turns = 0;
  /** The queue that is served next. */
  #next = 0;
  #idle: (() => void)[] = [];

  constructor(lite: Pick<PGlite, "query">, { check = () => {} }: PglitePoolsOptions = {}) {
    this.#lite = lite;
    this.#check = check;
  }

  /** @param waitMs most milliseconds that its users wait for a turn */
  pool(waitMs = Number.POSITIVE_INFINITY): PostgresPool {
    const queue: Waiting[] = [];
    this.#queues.push(queue);
    return {
      connect: async () => {
        await this.#turn(queue, waitMs);
        this.#turns++;
        return this.#client();
      },
      end: async () => {},
    };
  }

  /** Number of transactions and statements started. */
  get turns(): number {
    return this.#turns;
  }

  /** Resolves once nobody uses the database or waits for it. */
  async idle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #turn(queue: Waiting[], waitMs: number): Promise<void> {
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.push(waiting);
      if (waitMs === Number.POSITIVE_INFINITY) return;
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new StoreUnavailableError("the database was busy for too long", { retryAfter: 1 }));
      }, waitMs);
    });
  }

  #release(): void {
    for (let tried = 0; tried < this.#queues.length; tried++) {
      const queue = this.#queues[this.#next % this.#queues.length];
      this.#next = (this.#next + 1) % this.#queues.length;
      const waiting = queue?.shift();
      if (waiting) {
        waiting.start();
        return;
      }
    }
    this.#busy = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #client(): PostgresPoolClient {
    const lite = this.#lite;
    const run = async (text: string, parameters: readonly unknown[]) => {
      try {
        this.#check();
      } catch (cause) {
        throw new StoreUnavailableError("the data directory has another owner", { retryAfter: 60, cause });
      }
      try {
        const copied = copiedBy(parameters);
        const sent = copied ? sentOf(copied) : { text, parameters, options: optionsOf(text) };
        const { rows, affectedRows } = await lite.query(sent.text, [...sent.parameters], sent.options);
        const command = text.trimStart().slice(0, 6).toUpperCase();
        return { command, rowCount: affectedRows ?? rows.length, rows };
      } catch (error) {
        throw storeError(error);
      }
    };
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (chainWorkOf(parameters) !== undefined) return NO_WORK;
      const group = groupedBy(parameters);
      return group ? oneByOne(group, run) : run(text, parameters);
    };
    let released = false;
    const release = () => {
      if (!released) this.#release();
      released = true;
    };
    // Kysely calls `query(sql, parameters)` only; cursors are an option of the dialect that is not used here.
    return { query, release } as unknown as PostgresPoolClient;
  }
}
