/** Several processes on one PostgreSQL: two that index lose and double nothing, and one that only serves requests, works. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { createService, type Service } from "../src/index.ts";
import { freshDatabase, harnessOf, sourceOf } from "./harness.ts";

/** Every row of the P-Chain's index, as text. */
async function dump(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = await connectTo(databaseUrl);
  const { rows: tables } = await client.query(
    "select table_name as name from information_schema.tables where table_name like 'p\\_%' order by 1",
  );
  const state: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === "p_poll" || name === "p_uptime") continue; // polls are as many as there were
    const { rows } = await client.query(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    state[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return state;
}

describe.skipIf(inject("postgres") === undefined)("one PostgreSQL (skipped on the embedded database)", () => {
  let net: Localnet;
  beforeAll(async () => {
    net = await createLocalnet({ validators: 4, delegators: 6, weeks: 2 });
  });

  const open = (
    databaseUrl: string | undefined,
    indexing: boolean,
    warned: string[] = [],
  ): Promise<Service> =>
    createService({
      ...(databaseUrl !== undefined && { databaseUrl }),
      networks: { fuji: sourceOf(net) },
      clock: () => net.now() * 1000,
      batchSize: 3,
      pollMs: 10,
      indexing,
      logger: { info: () => {}, warn: (fields) => warned.push(JSON.stringify(fields)), error: () => {} },
    });

  test("two indexers that start at once write the same rows as one", async () => {
    const [alone, shared] = [await freshDatabase(), await freshDatabase()];
    const one = await open(alone.databaseUrl, true);
    one.start();
    await one.indexed();
    await one.close();
    const warned: string[] = [];
    const both = await Promise.all([
      open(shared.databaseUrl, true, warned),
      open(shared.databaseUrl, true, warned),
    ]);
    for (const service of both) service.start();
    await Promise.all(both.map((service) => service.indexed()));
    await Promise.all(both.map((service) => service.close()));
    const want = await dump(alone.databaseUrl ?? "");
    expect(want.p_block?.length).toBe(net.blocks.length + (net.blocks[0]?.height === 0n ? 0 : 1));
    expect(await dump(shared.databaseUrl ?? "")).toEqual(want);
    // One led each chain, and the other stood by.
    expect(warned).toEqual([]);
  });

  test("a replica without indexing reports that until there is data, then serves requests, with page tokens of others", async () => {
    const { databaseUrl } = await freshDatabase();
    const [indexer, replica] = [await open(databaseUrl, true), await open(databaseUrl, false)];
    const path = "networks/fuji/validators?pageSize=3";
    replica.start();
    const early = await harnessOf(net, replica).get(path);
    expect([early.status, early.body.message]).toEqual([503, "the P-Chain of fuji is not indexed yet"]);
    indexer.start();
    await indexer.indexed();
    await replica.indexed();
    await expect.poll(async () => (await harnessOf(net, replica).get(path)).status).toBe(200);
    const first = (await harnessOf(net, indexer).get(path)).body;
    const onward = `${path}&pageToken=${first.nextPageToken}`;
    await expect
      .poll(async () => (await harnessOf(net, replica).get(onward)).body)
      .toMatchObject({ validators: (await harnessOf(net, indexer).get(onward)).body.validators });
    await replica.close();
    await indexer.close();
  });
});

test("a service without indexing needs a database that other processes reach", async () => {
  const networks = { fuji: { networkId: 5 } as never };
  await expect(createService({ networks, indexing: false })).rejects.toThrow(
    "service: indexing can be false only with databaseUrl",
  );
});
