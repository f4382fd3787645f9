/** Removes every table of a database. The schema stays: on a Citus cluster the extension is in it. */

import { sql } from "kysely";
import type { Db } from "../src/store/sql/database.ts";

export async function emptied(db: Db): Promise<void> {
  const { rows } = await sql<{ kind: string; name: string }>`
    select case relkind when 'v' then 'view' else 'table' end as kind, quote_ident(relname) as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`.execute(
    db,
  );
  for (const kind of ["view", "table"]) {
    const names = rows.filter((row) => row.kind === kind).map(({ name }) => name);
    if (names.length > 0) await sql.raw(`drop ${kind} ${names.join(", ")} cascade`).execute(db);
  }
}
