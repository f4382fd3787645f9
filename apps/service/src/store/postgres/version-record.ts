/** The former version table: one number, in databases that were migrated before the Migrator was used. */

import { sql } from "kysely";
import type { Db } from "./sql/database.ts";

/** Key of the advisory lock under which a database is migrated, by programs of that time too. */
export const MIGRATION_LOCK = 7_305_116;

/** Whether a table exists now. `to_regclass` may still find one that was dropped while this connection waited for a lock. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_class where relname = ${name} and pg_table_is_visible(oid)) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

async function readVersion(tx: Db, names: readonly string[]): Promise<string[]> {
  if (!(await hasTable(tx, "schema_version"))) return [];
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(tx);
  return Array.from({ length: rows[0]?.version ?? 0 }, (_, index) => names[index] ?? String(index + 1));
}

/**
 * Names of the migrations of such a database; none for a database without the number.
 *
 * @param names of all migrations, in order
 */
export async function migrationsByVersion(db: Db, names: readonly string[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // So that the table is not dropped between the two statements.
    await sql`select pg_advisory_xact_lock_shared(${MIGRATION_LOCK}::bigint)`.execute(tx);
    return readVersion(tx, names);
  });
}

/**
 * Replaces the number by the Migrator's table, with a row per migration, under the caller's lock; does nothing in a database without
 * the number.
 */
export async function takeOverVersion(db: Db, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const applied = await readVersion(tx, names);
    if (applied.length === 0) return;
    // The columns that the Migrator gives its table.
    await sql`
      create table schema_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      tx,
    );
    const timestamp = new Date().toISOString();
    await tx
      .insertInto("schema_migration")
      .values(applied.map((name) => ({ name, timestamp })))
      .execute();
    await sql`drop table schema_version`.execute(tx);
  });
}
