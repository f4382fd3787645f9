/**
 * Vacuums the embedded database, which has no autovacuum: PGlite is one process, and
 * PostgreSQL's autovacuum is another one. VACUUM itself works there (tried with 0.5.16).
 */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";

/** Turns of the database between two checks. */
const INTERVAL = 500;
/** Dead rows from which a table is vacuumed: this many plus a fifth of its live rows, which is autovacuum's own scale factor. */
const [THRESHOLD, SCALE] = [1_000, 0.2];

/** Vacuums tables one by one, each in a turn of its own, so that requests can run in between. */
export class Vacuum {
  readonly #db: Db;
  readonly #turns: () => number;
  #next = INTERVAL;

  /** @param turns number of turns since the database was opened */
  constructor(db: Db, turns: () => number) {
    this.#db = db;
    this.#turns = turns;
  }

  /** @returns the vacuumed tables; none while few turns have passed since the last check */
  async step(): Promise<string[]> {
    if (this.#turns() < this.#next) return [];
    // Row counts are not published before the session is idle, which PGlite's never is for PostgreSQL.
    await sql`select pg_stat_force_next_flush()`.execute(this.#db);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables
      where n_dead_tup > ${THRESHOLD}::bigint + ${SCALE}::float8 * n_live_tup order by 1`.execute(this.#db);
    for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(this.#db);
    this.#next = this.#turns() + INTERVAL;
    return rows.map(({ name }) => name);
  }
}
