/**
 * Where tables lie on a Citus cluster. The rows of an EVM chain are together on one worker: each statement
 * names its chain, so that it is one worker's, as it would be PostgreSQL's. All else is on the coordinator:
 * the Primary Network, which is one, messages between chains, keys, limits and exports.
 */

import { type QueryExecutorProvider, sql } from "kysely";
import type { Placement } from "../session/connection.ts";

/** The column that tables are distributed by, and the first of them, whose shards the others' lie beside. */
const COLUMN = "chain";
const FIRST = "evm_checkpoint";

/** Tables with such a column whose statements concern several chains, or none. */
export const LOCAL: readonly string[] = ["icm_change", "icm_period", "icm_side", "indexer_lease"];

/** Names of tables that are still to be distributed, the first one first. */
async function undistributed(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = ${COLUMN} and c.relname <> all(${LOCAL}::text[])
      and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
    order by c.relname <> ${FIRST}, c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function distribute(db: QueryExecutorProvider): Promise<void> {
  for (const name of await undistributed(db)) {
    const beside = name === FIRST ? "none" : FIRST;
    await sql`select create_distributed_table(${name}, ${COLUMN}, colocate_with => ${beside})`.execute(db);
  }
}

/** The distribution by Citus. */
export const placement: Placement = { undistributed, distribute };
