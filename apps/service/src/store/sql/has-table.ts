/** Asks the catalogue for a table. */

import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Says whether a table exists now. `to_regclass` may still find one that was dropped while this connection
 * waited for a lock.
 */
export async function hasTable(db: QueryExecutorProvider, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_class where relname = ${name} and pg_table_is_visible(oid)) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
