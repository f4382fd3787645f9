/** How sessions on a cluster's worker plan. Without a cluster the server is its own worker, by a catalogue like that of Citus. */

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../src/store/node/open-database.ts";
import type { Db } from "../src/store/sql/database.ts";
import { columns } from "../src/store/sql/select-list.ts";
import { ChainStatement, type Parameter } from "../src/store/sql/statement.ts";
import { freshDatabase } from "./harness.ts";

const server = inject("postgres");
const CHAIN = 1;

/** Its own plans so far on the connection that it is sent by: for any values, and for those of one execution. */
const plans = columns({
  name: "name:text",
  any: "generic_plans:bigint",
  own: "custom_plans:bigint",
});
const ownPlans = new ChainStatement(
  "own-plans",
  plans,
  (value: Parameter<{ chain: number }>, on) => `select ${plans.text()} from pg_prepared_statements
    where statement like '%from pg_prepared_statements%'
      and not exists (select from ${on.table("evm_checkpoint")} where chain = ${value("chain", "bigint")} and number < -1)`,
);

/** One shard, of all chains, whose worker is the server itself. */
async function distribute(db: Db, databaseUrl: string): Promise<void> {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  for (const statement of [
    "create view evm_checkpoint_7 as select * from evm_checkpoint",
    "create table pg_dist_partition as select 'evm_checkpoint'::regclass as logicalrelid, 'h' as partmethod, 1 as colocationid",
    `create table pg_dist_shard as select 'evm_checkpoint'::regclass as logicalrelid, 7::bigint as shardid,
       '-2147483648' as shardminvalue, '2147483647' as shardmaxvalue`,
    "create table pg_dist_placement as select 7::bigint as shardid, 1 as shardstate, 1 as groupid",
    "create table pg_dist_local_group as select 1 as groupid",
    `create table pg_dist_node as select 1 as groupid, '${host}' as nodename, ${port || 5432} as nodeport,
       'primary' as noderole, true as isactive`,
    "create function worker_hash(bigint) returns int language sql as 'select 0'",
    "create function lock_shard_metadata(int, bigint[]) returns void language sql as ''",
  ])
    await sql.raw(statement).execute(db);
}

describe.skipIf(server === undefined)("how a session on a worker plans", () => {
  let db: Db;
  beforeAll(async () => {
    const { databaseUrl = "" } = await freshDatabase();
    if (server?.workers === undefined) {
      const before = await openDatabase({ databaseUrl });
      await distribute(before, databaseUrl);
      await before.destroy();
    }
    db = await openDatabase({ databaseUrl });
  });
  afterAll(() => db.destroy());

  test("a prepared statement once", async () => {
    const name = expect.stringMatching(new RegExp(`^${ownPlans.prepared}_\\d+$`)); // of the shard
    for (const count of [1, 2, 3])
      expect(await ownPlans.rows(db, { chain: CHAIN })).toEqual([{ name, any: count, own: 0 }]);
  });

  test("what a transaction sends for its values", async () => {
    const plans = await db.tx(async (tx) => {
      await tx.onlyChain(CHAIN);
      const { rows } = await sql<{ setting: string; reset_val: string }>`
        select setting, reset_val from pg_settings where name = 'plan_cache_mode'`.execute(tx);
      return rows;
    });
    expect(plans).toEqual([{ setting: "auto", reset_val: "force_generic_plan" }]);
  });
});
