/** The servers of a Citus cluster crash while chains are indexed: the index becomes what it is without a crash (`pnpm test:postgres citus`). */

import { kill } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Citus, startCitus } from "../../../tools/shared/citus.ts";
import { connectTo, withClient } from "../../../tools/shared/postgres-client.ts";
import { createService } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { begunChain, factsOf, placeOf } from "./cluster-chain.ts";
import { createCluster, sourceOf } from "./harness.ts";
import { indexRows } from "./index-rows.ts";
import { writeRange } from "./scripted-evm.ts";

const onCluster = test.runIf((inject("postgres")?.workers ?? []).length > 0);
const CRASHES = 12;
/** Kind of a transaction that sends a message. */
const MESSAGE = 4;
/** Arbitrary: the test holds it to stop a worker in the middle of a commit. */
const LOCK = 4_711;
/** Those whose rows say when they were written are left out. */
const TABLES = "^[pxc]_|^evm_(block|tx|internal|transfer|contract|day)$|^icm_";

let net: Localnet | undefined;
/** Of these tests alone: a crash ends every session of a server. */
let cluster: Citus | undefined;
beforeAll(async () => {
  if ((inject("postgres")?.workers ?? []).length === 0) return;
  cluster = await startCitus();
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3, evm: true });
});
afterAll(async () => {
  await net?.close();
  await cluster?.stop();
});

function opened() {
  if (!net || !cluster) throw new Error("there is no cluster");
  return { net, cluster };
}

async function newDatabase(name: string) {
  const { url, workers } = opened().cluster;
  return { databaseUrl: await createCluster({ url, workers, prefix: "" }, name) };
}

/** Kills one of a server's processes: PostgreSQL then ends all of them and recovers from its log, as after a loss of power. */
async function crash(server: string): Promise<void> {
  try {
    await withClient(server, async (client) => {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const pid = rows[0]?.pid;
      if (pid !== undefined) kill(pid, "SIGKILL");
    });
  } catch {
    // It is recovering from the crash before.
  }
}

async function indexed(location: { databaseUrl?: string }, disturb: () => Promise<void>) {
  const { net } = opened();
  const service = await createService({
    ...location,
    networks: { fuji: sourceOf(net) },
    clock: () => net.now() * 1000,
    pollMs: 20,
    batchSize: 5, // many commits
    logger: { info() {}, warn() {}, error() {} },
  });
  service.start();
  await disturb();
  await expect
    .poll(() =>
      service.status().chains.every(({ height, tipHeight }) => height !== undefined && height === tipHeight),
    )
    .toBe(true);
  await service.close();
  const rows: Record<string, readonly unknown[]> = await indexRows(location, TABLES);
  // Which of a message's chains is written first is left to chance.
  rows.icm_side = (rows.icm_side ?? []).map((row) => ({
    ...JSON.parse(String(row)),
    late_chain: null,
    late_number: null,
  }));
  return rows;
}

onCluster(`${CRASHES} crashes of workers and coordinator leave the index unchanged`, async () => {
  const { url, workers } = opened().cluster;
  const whole = await indexed(await newDatabase("whole"), async () => {});
  expect(whole.evm_tx?.length).toBeGreaterThan(0);
  const servers = [...workers, url];
  const disturbed = await indexed(await newDatabase("disturbed"), async () => {
    for (let count = 0; count < CRASHES; count++) {
      await crash(servers[count % servers.length] ?? "");
      await pause(200);
    }
  });
  expect(disturbed).toEqual(whole);
});

onCluster("a coordinator that crashes in the middle of a commit loses no part of it", async () => {
  const chain = 9_200;
  const { workers } = opened().cluster;
  const db = await openDatabase(await newDatabase("halves"));
  await migrate(db);
  const store = await createPostgresStore(db);
  const state = async () => {
    const { rows } = await sql`select from icm_side where chain = ${chain}`.execute(db);
    return {
      ofWorker: (await store.evm.chains.checkpoint(chain))?.height,
      ofCoordinator: rows.length,
    };
  };
  const block = (await begunChain(store, chain)).next(MESSAGE);
  const { number, parentHash: parent, hash, timestamp: time } = block;
  const range = { first: number, last: number, parent, hash, time };
  await writeRange(store.evm.chains, chain, range, factsOf(block));
  // Adopting the range writes the message's side on the coordinator, and changes rows on the worker.
  const { table, url } = await placeOf(db, workers, chain, "evm_checkpoint");
  const [worker, holder] = [await connectTo(url), await connectTo(url)];
  try {
    await worker.query("set citus.enable_ddl_propagation = off");
    await worker.query(`create function stop() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$`);
    await worker.query("set citus.enable_unsafe_triggers = on");
    // Deferred: it runs when the worker commits, or prepares to.
    await worker.query(`create constraint trigger stopped after update on ${table}
      deferrable initially deferred for each row execute function stop()`);
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    const adopted = store.evm.chains.adoptRanges(chain, 0, [range], 0).then(
      () => "adopted",
      () => "crashed",
    );
    const stopped = async () =>
      (await holder.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;
    await expect.poll(stopped).toBe(1);
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and query ~* '^commit'`.execute(db);
    expect(rows).toHaveLength(1);
    kill(rows[0]?.pid ?? 0, "SIGKILL");
    expect(await adopted).toBe("crashed");
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    await expect.poll(stopped).toBe(0);
    const recovered = () =>
      sql`select recover_prepared_transactions()`.execute(db).then(
        () => true,
        () => false,
      );
    await expect.poll(recovered).toBe(true);
    expect(await state()).toEqual({ ofWorker: 0, ofCoordinator: 0 });
    await worker.query(`drop trigger stopped on ${table}`);
    await store.evm.chains.adoptRanges(chain, 0, [range], 0);
    expect(await state()).toEqual({ ofWorker: 1, ofCoordinator: 1 });
  } finally {
    await worker.end();
    await holder.end();
    await store.close();
  }
});
