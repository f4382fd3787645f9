/**
 * Pools of the embedded database, PGlite, which has one connection: its users take turns.
 *
 * Each pool is a queue, and the queues are served in rotation, so that neither many requests nor a long
 * backfill delay the others by more than one transaction each.
 *
 * PGlite runs in this thread and knows no signals: a `statement_timeout` has no effect there (tried with
 * 0.5.16), nor would a timer of JavaScript fire meanwhile. So a single statement has no time limit; only the
 * wait for a turn has.
 */

import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import {
  around,
  type Connection,
  type Copy,
  isCopy,
  PLAIN,
  type Pool,
  type Query,
  type Result,
  type TakeBytes,
} from "../connection.ts";
import { byteParsers, rowParsers } from "../row-values.ts";
import { storeError } from "../unavailable.ts";
import { StoreUnavailableError } from "../unavailable-error.ts";

export interface PglitePoolsOptions {
  /**
   * Called before each statement, 0.03 ms with files. @throws when the database must not be used any longer
   */
  readonly check?: () => void;
}

interface Waiting {
  start(): void;
}

/**
 * Prepared statements: their rows are lists. PGlite's `query` has no names for statements, so it plans each
 * time.
 */
const PREPARED: QueryOptions = { rowMode: "array", parsers: { ...rowParsers } };

const OTHER: QueryOptions = { parsers: { ...byteParsers } };

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
  pool(waitMs = Number.POSITIVE_INFINITY): Pool {
    const queue: Waiting[] = [];
    this.#queues.push(queue);
    return {
      connect: async () => {
        await this.#turn(queue, waitMs);
        this.#turns++;
        return { connection: this.#connection(), release: () => this.#release() };
      },
      end: async () => {},
    };
  }

  /** Number of transactions and statements started. */
  get turns(): number {
    return this.#turns;
  }

  /** Resolves once no caller uses the database or waits for it. */
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

  #connection(): Connection {
    return around(new LiteConnection(this.#lite), async (_, run) => {
      try {
        this.#check();
      } catch (cause) {
        throw new StoreUnavailableError("the data directory has another owner", { retryAfter: 60, cause });
      }
      try {
        return await run();
      } catch (error) {
        throw storeError(error);
      }
    });
  }
}

/** Bytes of copied rows that are passed on together. */
const PART = 1 << 20;

class LiteConnection implements Connection {
  readonly target = PLAIN;
  readonly #lite: Pick<PGlite, "query">;

  constructor(lite: Pick<PGlite, "query">) {
    this.#lite = lite;
  }

  query({ text, values, name }: Query): Promise<Result> {
    return this.#send(text, values, name === undefined ? OTHER : PREPARED);
  }

  async pipeline(steps: readonly (Query | Copy)[]) {
    const rows: Result["rows"][] = [];
    for (const step of steps) {
      const result = await (isCopy(step) ? this.#copy(step) : this.query(step));
      rows.push(result.rows);
    }
    return rows;
  }

  /** Inserts the rows, or copies their bytes from PGlite's virtual file. */
  #copy(rows: Copy): Promise<Result> {
    if (rows.insert !== undefined) return this.query(rows.insert);
    return this.#send(rows.textFrom("'/dev/blob'"), [], { blob: new Blob([...rows.parts()]) });
  }

  /** Copies into PGlite's virtual file, which has all of the rows at once. */
  async copyOut(text: string, take: TakeBytes): Promise<void> {
    const { blob } = await this.#lite.query(text.replace("to stdout", "to '/dev/blob'"));
    for (let at = 0; blob !== undefined && at < blob.size; at += PART)
      await take(new Uint8Array(await blob.slice(at, at + PART).arrayBuffer()));
  }

  async begin(): Promise<void> {
    await this.#send("begin");
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    await this.#send(how);
  }

  async onlyChain(): Promise<void> {}

  async chainAndOthers(): Promise<void> {}

  async #send(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<Result> {
    const { rows, affectedRows } = await this.#lite.query(text, [...values], options);
    return { rows, count: affectedRows ?? rows.length };
  }
}
