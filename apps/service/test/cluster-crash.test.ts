/** The servers of a Citus cluster crash while chains are indexed: the index becomes what it is without a crash (`pnpm test:postgres citus`). */

import { kill } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createService } from "../src/index.ts";
import { freshDatabase, sourceOf } from "./harness.ts";
import { indexRows } from "./index-rows.ts";

const cluster = inject("postgres");
const workers = cluster?.workers ?? [];
const CRASHES = 12;
/** Those whose rows say when they were written are left out. */
const TABLES = "^[pxc]_|^evm_(block|tx|internal|transfer|contract|day)$|^icm_";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 3, evm: true });
});
afterAll(() => net.close());

/** Kills one of a server's processes: PostgreSQL then ends all of them and recovers from its log, as after a loss of power. */
async function crash(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  client.on("error", () => {}); // its own connection ends too
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const pid = rows[0]?.pid;
    if (pid !== undefined) kill(pid, "SIGKILL");
  } catch {
    // It is recovering from the crash before.
  } finally {
    await client.end().catch(() => {});
  }
}

async function indexed(location: { databaseUrl?: string }, disturb: () => Promise<void>) {
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
  return indexRows(location, TABLES);
}

test.runIf(workers.length > 0)(
  `${CRASHES} crashes of workers and coordinator leave the index unchanged`,
  async () => {
    const whole = await indexed(await freshDatabase(), async () => {});
    expect(whole.evm_tx?.length).toBeGreaterThan(0);
    const servers = [...workers, cluster?.url ?? ""];
    const location = await freshDatabase();
    const disturbed = await indexed(location, async () => {
      for (let count = 0; count < CRASHES; count++) {
        await crash(servers[count % servers.length] ?? "");
        await pause(200);
      }
    });
    expect(disturbed).toEqual(whole);
  },
);
