/** Migrates a database to the newest layout. */

import { sql } from "kysely";
import type { Db, Tx } from "../sql/database.ts";
import { hasTable } from "../sql/has-table.ts";
import { evm } from "./evm.ts";
import { evmSums } from "./evm-sums.ts";
import { icm } from "./icm.ts";
import { DatabaseLayoutError, faultOf, type MigrationPlan, type OnMigration } from "./migration-plan.ts";
import { pChain } from "./p.ts";
import { pValidators } from "./p-validators.ts";
import { refuseHalfRestored } from "./restoring.ts";
import { service } from "./service.ts";
import { indexWindow } from "./window.ts";
import { xAndC } from "./x-and-c.ts";

/** Key of the lock under which a database is migrated. */
export const MIGRATION_LOCK = 7_305_116;

/** Key of the lock of the one session that packs a database. */
export const PACKING_LOCK = 7_305_117;

/** Sessions that hold an advisory lock of this database. */
export const holders = (key: number) => sql`pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 0 and l.objid = ${sql.lit(key)}
    and l.objsubid = 1 and l.granted`;

/**
 * Ends the session that packs: a migration would wait for its locks. It waits where its role may not end it.
 */
export async function endPacking(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(l.pid) from ${holders(PACKING_LOCK)}`.execute(db).catch(() => {});
}

/** SQL, statements separated by semicolons at ends of lines. */
export const baseline: string = [pChain, pValidators, xAndC, evm, evmSums, icm, indexWindow, service].join(
  "",
);

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

/** Applies missing migrations under the lock: another process may have migrated the database meanwhile. */
async function migrateAlone(db: Db, onMigration: OnMigration | undefined, all: Migrations): Promise<void> {
  await refuseHalfRestored(db);
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
 * @throws DatabaseLayoutError when the database is newer than this program, or was made before 0.1.0;
 *   HalfRestoredError while a restore has not ended; the driver's error when a statement fails
 */
export async function migrate(db: Db, onMigration?: OnMigration, all = migrations): Promise<void> {
  await refuseHalfRestored(db);
  const fault = faultOf(planOf(await appliedMigrations(db), all));
  const { placement } = db;
  const left = (await placement?.undistributed(db)) ?? [];
  if (fault === undefined && left.length === 0) return;
  await db.connection(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    try {
      await endPacking(connection);
      await migrateAlone(connection, onMigration, all);
      await placement?.distribute(connection);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    }
  });
}

/**
 * Checks that a database has this program's layout, without changing it.
 *
 * @throws DatabaseLayoutError when it has not; HalfRestoredError while a restore has not ended
 */
export async function requireLayout(db: Db): Promise<void> {
  await refuseHalfRestored(db);
  const applied = await appliedMigrations(db);
  if (layoutFault(applied) !== undefined) throw new DatabaseLayoutError(planOf(applied));
}
