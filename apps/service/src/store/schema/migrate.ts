/** Migrates a database to the newest layout. */

import { sql } from "kysely";
import { placeTables, undistributed } from "../cluster/placement.ts";
import type { Db, Tx } from "../sql/database.ts";
import { hasTable } from "../sql/has-table.ts";
import { baseline } from "./baseline.ts";
import { endPacking, MIGRATION_LOCK } from "./locks.ts";
import { DatabaseLayoutError, faultOf, type MigrationPlan, type OnMigration } from "./migration-plan.ts";

/** SQL by the name under which it is recorded: statements separated by semicolons at ends of lines. */
export type Migrations = Readonly<Record<string, string>>;

/** All migrations. The number of a name orders them; from 0.1.0 on, neither name nor SQL of one changes. */
export const migrations: Migrations = { "0001-baseline": baseline };

/** Compares the migrations of a database with a program's. */
export function planOf(applied: readonly string[], all = migrations): MigrationPlan {
  const names = Object.keys(all);
  return {
    applied,
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  };
}

/** Says why a database with these migrations cannot be used by this program; undefined when it can. */
export const layoutFault = (applied: readonly string[]): string | undefined => faultOf(planOf(applied));

/** Names of the applied migrations, in order; none for an empty database. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, "schema_migration"))) return [];
  const applied = await db.selectFrom("schema_migration").select("name").orderBy("name").execute();
  return applied.map(({ name }) => name);
}

/** Runs one statement per call: clients of the extended protocol accept no more. */
async function run(tx: Tx, statements: string): Promise<void> {
  for (const statement of statements.split(";\n")) {
    if (statement.trim() !== "") await sql.raw(statement).execute(tx);
  }
}

/** Applies what is missing, under the lock: another process may have migrated the database meanwhile. */
async function migrateAlone(db: Db, onMigration: OnMigration | undefined, all: Migrations): Promise<void> {
  const plan = planOf(await appliedMigrations(db), all);
  if (plan.unknown.length > 0) throw new DatabaseLayoutError(plan);
  await db.tx(async (tx) => {
    await sql`
      create table if not exists schema_migration (name text primary key, applied_at bigint not null)`.execute(
      tx,
    );
    for (const [index, name] of plan.pending.entries()) {
      onMigration?.({ name, number: index + 1, of: plan.pending.length });
      await run(tx, all[name] ?? "");
      await tx.insertInto("schema_migration").values({ name, applied_at: Date.now() }).execute();
    }
  });
}

/**
 * Applies the missing migrations in one transaction, under a lock that other processes wait for. A database
 * that has all is not written to, since it may be read-only.
 *
 * @param all the migrations of the program
 * @throws DatabaseLayoutError when the database is newer than this program, or was made before 0.1.0; the
 *   driver's error when a statement fails
 */
export async function migrate(db: Db, onMigration?: OnMigration, all = migrations): Promise<void> {
  const fault = faultOf(planOf(await appliedMigrations(db), all));
  if (fault === undefined && (await undistributed(db)).length === 0) return;
  await db.connection(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    try {
      await endPacking(connection);
      await migrateAlone(connection, onMigration, all);
      await placeTables(connection);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    }
  });
}

/**
 * Checks that a database has this program's layout, without changing it.
 *
 * @throws DatabaseLayoutError when it has not
 */
export async function requireLayout(db: Db): Promise<void> {
  const applied = await appliedMigrations(db);
  if (layoutFault(applied) !== undefined) throw new DatabaseLayoutError(planOf(applied));
}
