/**
 * The progress of a restore, kept in the database: tables and indexes that are done are known after a kill at any point.
 *
 * `snapshot_restore` exists from the beginning to the end, and the service refuses a database that has it.
 */

import { sql } from "kysely";
import { RESTORING } from "../../schema/restoring.ts";
import type { Db, Tx } from "../../sql/database.ts";
import { hasTable } from "../../sql/has-table.ts";
import { IndexSnapshotError } from "../snapshot-error.ts";
import { INDEX_TABLES } from "../tables.ts";

/** An index or constraint that is made again after the rows. */
export interface LaterIndex {
  readonly name: string;
  /** Name of its table. */
  readonly table: string;
  /** No other index of the table is made at the same time. */
  readonly alone: boolean;
  readonly definition: string;
}

/** Constraints and indexes that a restore makes after the rows. A constraint owns its index. */
const LATER = sql<LaterIndex & { removal: string }>`
  select c.conname::text as name, c.conrelid::regclass::text as "table", true as alone,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as definition,
    format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as removal
  from pg_constraint c
  where c.contype in ('p', 'u') and c.conrelid::regclass::text = any(${INDEX_TABLES}::text[])
  union all
  select i.indexrelid::regclass::text, i.indrelid::regclass::text, false,
    pg_get_indexdef(i.indexrelid), format('drop index %s', i.indexrelid::regclass)
  from pg_index i
  where i.indrelid::regclass::text = any(${INDEX_TABLES}::text[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = i.indrelid)
  order by 1`;

/** @throws IndexSnapshotError when an index table has rows, or a service indexes into the database */
async function requireEmpty(tx: Tx): Promise<void> {
  // No other transaction changes them from here on: removing their indexes locks them anyway.
  await sql`lock table ${sql.raw(INDEX_TABLES.join(", "))} in access exclusive mode`.execute(tx);
  for (const name of INDEX_TABLES) {
    const { rows } = await sql<{
      found: boolean;
    }>`select exists (select 1 from ${sql.table(name)}) as found`.execute(tx);
    if (rows[0]?.found)
      throw new IndexSnapshotError(
        `the database is not empty: ${name} has rows; restore into a new database`,
      );
  }
  const { rows } = await sql<{ chain: string }>`
    select chain from indexer_lease
    where holder <> '' and expires_at > (extract(epoch from clock_timestamp()) * 1000)::bigint limit 1`.execute(
    tx,
  );
  if (rows[0]) throw new IndexSnapshotError("a service is indexing into the database; stop it first");
}

/** Digest of the manifest whose rows a database holds in part; undefined when no restore has begun. */
export async function restoringFrom(db: Db): Promise<string | undefined> {
  if (!(await hasTable(db, RESTORING))) return undefined;
  const { rows } = await sql<{ manifest: string }>`select manifest from ${sql.table(RESTORING)}`.execute(db);
  return rows[0]?.manifest;
}

/**
 * Begins: marks the database, and removes the indexes of its empty tables, in one transaction.
 *
 * @param manifest digest of the manifest's text
 */
export function beginRestore(db: Db, manifest: string): Promise<void> {
  return db.tx(async (tx) => {
    await requireEmpty(tx);
    await sql`create table ${sql.table(RESTORING)} (manifest text not null)`.execute(tx);
    await sql`create table snapshot_restore_table (name text primary key)`.execute(tx);
    await sql`
      create table snapshot_restore_index (
        name text primary key, table_name text not null, alone boolean not null, definition text not null)`.execute(
      tx,
    );
    await sql`insert into ${sql.table(RESTORING)} (manifest) values (${manifest})`.execute(tx);
    const { rows } = await LATER.execute(tx);
    for (const { name, table, alone, definition, removal } of rows) {
      await sql`insert into snapshot_restore_index (name, table_name, alone, definition)
        values (${name}, ${table}, ${alone}, ${definition})`.execute(tx);
      await sql.raw(removal).execute(tx);
    }
  });
}

/** Names of the tables whose rows are there. */
export async function restoredTables(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from snapshot_restore_table`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Notes that the rows of a table are there. */
export async function noteTable(tx: Tx, name: string): Promise<void> {
  await sql`insert into snapshot_restore_table (name) values (${name})`.execute(tx);
}

/** The indexes that are still to be made. */
export async function laterIndexes(db: Db): Promise<readonly LaterIndex[]> {
  const { rows } = await sql<LaterIndex>`
    select name, table_name as "table", alone, definition from snapshot_restore_index order by name`.execute(
    db,
  );
  return rows;
}

/** Makes an index, and notes it, in one transaction. */
export function makeIndex(db: Db, { name, definition }: LaterIndex, megabytes: number): Promise<void> {
  return db.tx(async (tx) => {
    await sql`set local maintenance_work_mem = ${sql.lit(`${megabytes}MB`)}`.execute(tx);
    await sql.raw(definition).execute(tx);
    await sql`delete from snapshot_restore_index where name = ${name}`.execute(tx);
  });
}

/** Ends: the database is one like any other. */
export const endRestore = (db: Db): Promise<void> => db.tx(removeMarks);

/** Gives up: the database has no rows of an index, as before the restore. */
export function giveUpRestore(db: Db): Promise<void> {
  return db.tx(async (tx) => {
    await sql`truncate ${sql.raw(INDEX_TABLES.join(", "))}`.execute(tx);
    await removeMarks(tx);
  });
}

async function removeMarks(tx: Tx): Promise<void> {
  for (const name of ["snapshot_restore_table", "snapshot_restore_index", RESTORING])
    await sql`drop table ${sql.table(name)}`.execute(tx);
}
