/** Lets Kysely's PostgreSQL dialect use PGlite, which has one connection: clients take turns. */

import type { PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";

/** A pool of one. */
export class PglitePool implements PostgresPool {
  readonly #lite: PGlite;
  readonly #closed: () => Promise<void>;
  #turn: Promise<void> = Promise.resolve();

  /** @param closed called once the database is closed */
  constructor(lite: PGlite, closed: () => Promise<void> = async () => {}) {
    this.#lite = lite;
    this.#closed = closed;
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#turn;
    let release: () => void = () => {};
    this.#turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const lite = this.#lite;
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows } = await lite.query(text, [...parameters]);
      return {
        command: text.trimStart().slice(0, 6).toUpperCase(),
        rowCount: affectedRows ?? rows.length,
        rows,
      };
    };
    // Kysely calls `query(sql, parameters)` only; cursors are an option of the dialect that is not used here.
    return { query, release } as unknown as PostgresPoolClient;
  }

  async end(): Promise<void> {
    await this.#turn;
    await this.#lite.close();
    await this.#closed();
  }
}
