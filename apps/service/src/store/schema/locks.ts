/** The advisory locks of a database: who changes its layout, and who rebuilds its indexes meanwhile. */

import { sql } from "kysely";
import type { Db } from "../sql/database.ts";

/** Key of the lock under which a database is migrated. */
export const MIGRATION_LOCK = 7_305_116;

/** Key of the lock of the one session that packs a database. */
export const PACKING_LOCK = 7_305_117;

/** Sessions that hold an advisory lock of this database. */
export const holders = (key: number) => sql`pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 0 and l.objid = ${sql.lit(key)}
    and l.objsubid = 1 and l.granted`;

/** Ends the session that packs: a migration would wait for its locks. It waits where its role may not end it. */
export async function endPacking(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(l.pid) from ${holders(PACKING_LOCK)}`.execute(db).catch(() => {});
}
