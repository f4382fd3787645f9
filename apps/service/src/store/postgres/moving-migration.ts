/**
 * Migrations that move rows. Each batch is a transaction of its own, in which the position that it reached is recorded: a process that
 * dies in the middle loses one batch, and the next start continues after that position.
 */

import { sql } from "kysely";
import type { OnMigration } from "./migration-plan.ts";
import type { Db, Tx } from "./sql/database.ts";

/** What a batch did. */
export interface Moved {
  /** Text from which `batch` continues. */
  readonly position: string;
  /** Rows that were read. */
  readonly rows: number;
}

/** One step of such a migration: rows of one table. */
export interface Move {
  /** The table that is read, for people. */
  readonly table: string;
  /** How many rows there are. It is counted when the step begins, and shown. */
  count(tx: Tx): Promise<number>;
  /**
   * Moves the rows after a position, a few thousand at most; undefined when there are none.
   *
   * @param position undefined at the beginning
   */
  batch(tx: Tx, position: string | undefined): Promise<Moved | undefined>;
}

/** A migration in three parts: statements in one transaction, moves in batches, statements in one transaction. */
export interface MovingMigration {
  /** SQL, statements separated by semicolons at ends of lines. */
  readonly begin: string;
  readonly moves: readonly Move[];
  readonly end: string;
}

/** How far a begun migration is. */
interface Progress {
  /** Number of moves that are complete. */
  readonly moves: number;
  /** In the next one. */
  readonly position: string | null;
  readonly rows: number;
  readonly of: number;
}

/** One statement per call: clients of the extended protocol accept no more. */
export async function runStatements(db: Db, text: string): Promise<void> {
  for (const statement of text.split(";\n")) {
    if (statement.trim() !== "") await sql.raw(statement).execute(db);
  }
}

async function progressOf(db: Db, name: string): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select moves, position, rows, of from migration_progress where name = ${name}`.execute(db);
  return rows[0];
}

const record = (tx: Tx, name: string, { moves, position, rows, of }: Progress) =>
  sql`update migration_progress set moves = ${moves}, position = ${position}, rows = ${rows}::bigint, of = ${of}::bigint
    where name = ${name}`.execute(tx);

/** Ends the name of a migration that has begun: an older program, which does not know it, refuses the database. */
const MARK = "/moving";

const markOf = (name: string): string => `${name}${MARK}`;

/** Whether a name of the record is that of a migration which is not complete. */
export const isMark = (name: string): boolean => name.endsWith(MARK);

/** The row of a migration that has begun is written with the first part's changes. */
async function begin(db: Db, name: string, { begin, moves }: MovingMigration): Promise<Progress> {
  return db.transaction().execute(async (tx) => {
    await sql`create table if not exists migration_progress (
      name text primary key, moves int not null, position text, rows bigint not null, of bigint not null)`.execute(
      tx,
    );
    const known = await progressOf(tx, name);
    if (known) return known;
    await runStatements(tx, begin);
    const of = (await moves[0]?.count(tx)) ?? 0;
    await sql`insert into migration_progress values (${name}, 0, null, 0, ${of}::bigint)`.execute(tx);
    await sql`insert into schema_migration values (${markOf(name)}, ${new Date().toISOString()})`.execute(tx);
    return { moves: 0, position: null, rows: 0, of };
  });
}

/** One batch, or the step to the next move; the progress after it. */
function advance(db: Db, name: string, { moves }: MovingMigration, at: Progress): Promise<Progress> {
  return db.transaction().execute(async (tx) => {
    const moved = await moves[at.moves]?.batch(tx, at.position ?? undefined);
    const next = moved
      ? { ...at, position: moved.position, rows: at.rows + moved.rows }
      : { moves: at.moves + 1, position: null, rows: 0, of: (await moves[at.moves + 1]?.count(tx)) ?? 0 };
    await record(tx, name, next);
    return next;
  });
}

/**
 * Runs a migration, or what is left of it, and records it among the applied ones; the caller holds the lock.
 *
 * @param onMoved called after each batch
 */
export async function runMoving(
  db: Db,
  name: string,
  migration: MovingMigration,
  onMoved: (moved: NonNullable<Parameters<OnMigration>[0]["moved"]>) => void,
): Promise<void> {
  let at = await begin(db, name, migration);
  for (let move = migration.moves[at.moves]; move; move = migration.moves[at.moves]) {
    at = await advance(db, name, migration, at);
    if (at.rows > 0) onMoved({ table: move.table, rows: at.rows, of: at.of });
  }
  await db.transaction().execute(async (tx) => {
    await runStatements(tx, migration.end);
    await sql`delete from migration_progress where name = ${name}`.execute(tx);
    await tx
      .updateTable("schema_migration")
      .set({ name, timestamp: new Date().toISOString() })
      .where("name", "=", markOf(name))
      .execute();
  });
}
