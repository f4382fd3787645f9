/**
 * Gives back the space of rows that were deleted or replaced in the embedded database, where no autovacuum does it: PGlite is one process, and
 * PostgreSQL's autovacuum is another one. VACUUM itself works there (tried with 0.5.16).
 */

import { sql } from "kysely";
import type { Db } from "./sql/database.ts";

/** Turns of the database between two looks. */
const INTERVAL = 500;
/** Dead rows of a table from which on it is vacuumed: this many and a fifth of the living ones, as autovacuum's own scale factor. */
const [THRESHOLD, SCALE] = [1_000, 0.2];

/** Vacuums tables one by one, each as a turn of its own, so that requests come in between. */
export class Vacuum {
  readonly #db: Db;
  readonly #turns: () => number;
  #next = INTERVAL;

  /** @param turns that the database had since it was opened */
  constructor(db: Db, turns: () => number) {
    this.#db = db;
    this.#turns = turns;
  }

  /** @returns the tables that were vacuumed; none while little has happened since the last look */
  async step(): Promise<string[]> {
    if (this.#turns() < this.#next) return [];
    // Counts of rows are kept apart until the session has been idle, which it never is by PostgreSQL's measure.
    await sql`select pg_stat_force_next_flush()`.execute(this.#db);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables
      where n_dead_tup > ${THRESHOLD}::bigint + ${SCALE}::float8 * n_live_tup order by 1`.execute(this.#db);
    for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(this.#db);
    this.#next = this.#turns() + INTERVAL;
    return rows.map(({ name }) => name);
  }
}
