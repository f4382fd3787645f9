/**
 * Where tables lie on a Citus cluster. A chain's rows are together on one worker, and so are those of a Primary Network: each statement
 * names one of them, so that it is one worker's, as it would be PostgreSQL's. What belongs to no chain stays on the coordinator.
 */

import { sql } from "kysely";
import type { Db } from "./sql/database.ts";
import { hasTable } from "./version-record.ts";

/** Columns that tables are distributed by, and the first table of each group, whose shards the others' lie beside. */
const groups = { network: "p_checkpoint", chain: "evm_checkpoint" } as const;

/** Tables with such a column that belong to the service and not to a chain. */
const LOCAL = ["export_job", "indexer_lease", "icm_side", "icm_change"];

/** A table to distribute. */
export interface Placed {
  readonly name: string;
  readonly column: keyof typeof groups;
}

/** Tables that are still undistributed; none where the database is no Citus cluster. */
export async function undistributed(db: Db): Promise<Placed[]> {
  if (!(await hasTable(db, "pg_dist_partition"))) return [];
  const { rows } = await sql<Placed>`
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = any(${Object.keys(groups)}::text[]) and c.relname <> all(${LOCAL}::text[])
      and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
    order by c.relname`.execute(db);
  return rows;
}

/** Distributes the tables of a Citus cluster that are not yet; rows that they have are moved. Does nothing on plain PostgreSQL. */
export async function placeTables(db: Db): Promise<void> {
  const tables = await undistributed(db);
  const place = async ({ name, column }: Placed, beside: string) => {
    await sql`select create_distributed_table(${name}, ${column}, colocate_with => ${beside})`.execute(db);
  };
  const first = (name: string) => Object.values<string>(groups).includes(name);
  for (const table of tables.filter(({ name }) => first(name))) await place(table, "none");
  for (const table of tables.filter(({ name }) => !first(name))) await place(table, groups[table.column]);
}
