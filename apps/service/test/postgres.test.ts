/** Says on which PostgreSQL the tests of this folder run a second time, or that they do not. */

import { createLocalnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { createService } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { emptyDatabase, sourceOf } from "./harness.ts";

const server = inject("postgres");
const on = server ? "PostgreSQL" : "PostgreSQL (skipped: no server was found)";

test.skipIf(server === undefined)(`${on}: every test gets a database of its own`, async () => {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()];
  expect(one.databaseUrl).not.toBe(other.databaseUrl);
  const client = await connectTo(one.databaseUrl);
  const { rows } = await client.query("select current_database() as name, version() as version");
  await client.end();
  expect(rows[0].version).toMatch(/^PostgreSQL \d+/);
  expect(rows[0].name.startsWith(server?.prefix)).toBe(true);
});

test.skipIf(server === undefined)(`${on}: no statement is compiled`, async () => {
  const db = await openDatabase(await emptyDatabase());
  const { rows } = await sql<{ jit: string }>`show jit`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ jit: "off" }]);
});

test.skipIf(server === undefined)(`${on}: an unreachable server is an error at once`, async () => {
  const databaseUrl = "postgresql://postgres@localhost/none?host=/nowhere";
  const networks = { fuji: sourceOf(await createLocalnet({ weeks: 2 })) };
  await expect(createService({ networks, databaseUrl })).rejects.toThrow(/ENOENT|connect/);
});

test.skipIf(server === undefined)(
  `${on}: connections ended by the server fail only their own statements`,
  async () => {
    const { databaseUrl = "" } = await emptyDatabase();
    const net = await createLocalnet({ validators: 6, delegators: 40, weeks: 2 });
    const clock = () => net.now() * 1000;
    const service = await createService({
      databaseUrl,
      clock,
      pollMs: 10,
      batchSize: 2,
      networks: { fuji: sourceOf(net) },
    });
    const other = await connectTo(server?.url);
    service.start();
    const { pathname } = new URL(databaseUrl);
    const ask = () => service.fetch(new Request("http://service/v1/networks/fuji/subnets?pageSize=1"));
    let ended = 0;
    // While it indexes, many small transactions at a time, and serves requests.
    for (let round = 0; round < 40; round++) {
      const { rowCount } = await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
        [pathname.slice(1)],
      );
      ended += rowCount ?? 0;
      expect([200, 500, 502, 503]).toContain((await ask()).status);
    }
    await other.end();
    expect(ended).toBeGreaterThan(5);
    await service.indexed();
    expect((await ask()).status).toBe(200);
    const whole = await createService({
      ...(await emptyDatabase()),
      clock,
      networks: { fuji: sourceOf(net) },
    });
    whole.start();
    await whole.indexed();
    const path = "http://service/v1/networks/fuji/blockchains/p-chain/transactions?pageSize=100";
    const page = async ({ fetch }: typeof service) =>
      (await (await fetch(new Request(path))).json()).transactions;
    expect(await page(service)).toEqual(await page(whole));
    await service.close();
    await whole.close();
  },
);
