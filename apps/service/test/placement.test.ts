/** On a Citus cluster every table of an EVM chain is distributed, and a chain's rows are together: `pnpm test:postgres citus`. */

import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { emptyDatabase } from "./harness.ts";

const workers = inject("postgres")?.workers ?? [];

test.skipIf(workers.length > 0)("a database without workers has nothing to distribute", async () => {
  const db = await openDatabase(await emptyDatabase());
  await migrate(db);
  expect(db.placement).toBeUndefined();
  await db.destroy();
});

test.runIf(workers.length > 0)(
  "tables of chains and networks lie on the workers, a chain's on one",
  async () => {
    const db = await openDatabase(await emptyDatabase());
    try {
      await migrate(db);
      await migrate(db); // finds nothing left to do
      expect(await db.placement?.undistributed(db)).toEqual([]);
      const { rows: tables } = await sql<{ name: string; column: string; colocation: number }>`
      select logicalrelid::text as name, column_to_column_name(logicalrelid, partkey) as column, colocationid as colocation
      from pg_dist_partition`.execute(db);
      const { rows: owned } = await sql<{ name: string }>`
      select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'chain'`.execute(
        db,
      );
      const local = owned
        .map(({ name }) => name)
        .filter((name) => !tables.some((table) => table.name === name));
      expect(local.sort()).toEqual(["icm_change", "icm_period", "icm_side", "indexer_lease"]);
      expect(new Set(tables.map(({ column }) => column))).toEqual(new Set(["chain"]));
      expect(new Set(tables.map(({ colocation }) => colocation)).size).toBe(1);
      const { rows: nodes } = await sql<{ nodes: number }>`
      select count(distinct nodename)::int as nodes from citus_shards where table_name = 'evm_tx'::regclass`.execute(
        db,
      );
      expect(nodes).toEqual([{ nodes: workers.length }]);
    } finally {
      await db.destroy();
    }
  },
);

test("rows that are deleted can be replicated, as Citus needs it to move a chain while it is written", async () => {
  const db = await openDatabase(await emptyDatabase());
  try {
    await migrate(db);
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relreplident <> 'f'
        and c.relname in (select table_name from information_schema.columns where column_name = 'chain')
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`.execute(db);
    expect(rows).toEqual([]);
  } finally {
    await db.destroy();
  }
});
