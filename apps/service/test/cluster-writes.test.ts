/** Which server of a Citus cluster writes a chain's blocks: the worker that has it, wherever it lies (`pnpm test:postgres citus`). */

import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import type { Db } from "../src/store/sql/database.ts";
import type { Store } from "../src/store/store.ts";
import { begunChain, placeOf } from "./cluster-chain.ts";
import { freshDatabase } from "./harness.ts";

const workers = inject("postgres")?.workers ?? [];
const onCluster = test.runIf(workers.length > 0);
/** What a block's transactions do. */
const [TRANSFER, MESSAGE] = [1, 4];
let coordinator = "";
let db: Db;
let store: Store;
beforeAll(async () => {
  if (workers.length === 0) return;
  const location = await freshDatabase();
  coordinator = location.databaseUrl ?? "";
  db = await openDatabase(location);
  store = await createPostgresStore(db);
});
afterAll(() => store?.close());

const countOf = async (table: string, chain: number): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} where chain = ${chain}`.execute(db);
  return rows[0]?.rows ?? 0;
};

onCluster.each([
  ["no message, by the service itself", TRANSFER, "primary-network"],
  ["a message, whose rows are the coordinator's, by Citus", MESSAGE, "citus_internal"],
])("a block with %s, is written on the worker", async (_, kind, who) => {
  const chain = 9_000 + kind;
  const { commit, next } = await begunChain(store, chain);
  const { table, url } = await placeOf(db, workers, chain, "evm_block");
  const worker = await connectTo(url);
  try {
    await worker.query("set citus.enable_ddl_propagation = off");
    await worker.query(`create table writer_${chain} (name text)`);
    await worker.query(`create function note_${chain}() returns trigger language plpgsql as
      $$ begin insert into writer_${chain} values (current_setting('application_name')); return new; end $$`);
    await worker.query("set citus.enable_unsafe_triggers = on");
    await worker.query(
      `create trigger noted_${chain} after insert on ${table} for each row execute function note_${chain}()`,
    );
    await commit(next(kind));
    const { rows } = await worker.query<{ name: string }>(`select name from writer_${chain}`);
    expect(rows.map(({ name }) => name.split(" ")[0])).toEqual([who]);
    expect(await countOf("evm_tx", chain)).toBe(1);
    expect(await countOf("icm_side", chain)).toBe(kind === MESSAGE ? 1 : 0);
  } finally {
    await worker.query(`drop trigger if exists noted_${chain} on ${table}`); // other chains lie there too
    await worker.end();
  }
});

onCluster("a chain that has just been moved is written where it is now", async () => {
  const chain = 9_100;
  const { commit, next } = await begunChain(store, chain);
  await commit(next(TRANSFER));
  const { host, shard } = await placeOf(db, workers, chain, "evm_checkpoint");
  const target = workers.map((url) => new URL(url).searchParams.get("host")).find((one) => one !== host);
  const mover = await connectTo(coordinator);
  try {
    // It connects to itself, which has no port here.
    await mover.query(`set citus.local_hostname = '${new URL(coordinator).searchParams.get("host")}'`);
    await mover.query("select citus_move_shard_placement($1, $2, 5432, $3, 5432, 'auto')", [
      shard,
      host,
      target,
    ]);
  } finally {
    await mover.end();
  }
  await commit(next(TRANSFER));
  expect(await store.evm.chains.checkpoint(chain)).toMatchObject({ height: 2 });
  expect(await countOf("evm_tx", chain)).toBe(2);
});
