/** Listings are read from a replica: it shows what it has, says how far it is behind, and is replaced by the primary where it cannot. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Postgres, startPostgres } from "../../../tools/shared/postgres.ts";
import { createService, OptionError, type Service } from "../src/index.ts";
import { createReplica } from "../src/store/postgres/replica.ts";
import type { Db } from "../src/store/postgres/sql/database.ts";
import { sourceOf } from "./harness.ts";

const HEADER = "x-replica-seconds-behind";
const PATH = "networks/fuji/blockchains/p-chain/transactions?pageSize=3";

test("a replica needs a server", async () => {
  const networks = { fuji: { networkId: 5 } } as never;
  await expect(createService({ networks, databaseReadUrl: "postgresql://h/d" })).rejects.toThrow(
    new OptionError("service: databaseReadUrl can be given only with databaseUrl, whose copy it is"),
  );
});

test.skipIf(inject("postgres") === undefined)(
  "a replica that has replayed no transaction since it started is behind since its checkpoint (skipped on the embedded database)",
  async () => {
    const primary = (await startPostgres()) ?? expect.fail("PostgreSQL was found before");
    const copy = (await startPostgres([], undefined, primary)) ?? expect.fail("as above");
    const on = ({ url }: Postgres): Db =>
      new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
    const [written, read] = [on(primary), on(copy)];
    const replica = createReplica(read);
    await expect.poll(() => replica.secondsBehind()).toBe(0);
    await sql`select pg_wal_replay_pause()`.execute(read);
    await sql`create table written (at int)`.execute(written);
    await expect.poll(() => replica.secondsBehind()).toBeGreaterThan(0);
    for (const db of [read, written]) await db.destroy();
    for (const server of [copy, primary]) await server.stop();
  },
);

describe.skipIf(inject("postgres") === undefined)(
  "streaming replication (skipped on the embedded database)",
  () => {
    const network = { seconds: 1_780_272_000 };
    const warned: string[] = [];
    let net: Localnet;
    let servers: Postgres[];
    let indexer: Service;
    let reader: Service;

    const open = (indexing: boolean): Promise<Service> =>
      createService({
        databaseUrl: servers[0]?.url ?? "",
        ...(!indexing && { databaseReadUrl: servers[1]?.url ?? "" }),
        networks: { fuji: sourceOf(net) },
        clock: () => 1_780_272_000_000,
        pollMs: 10,
        indexing,
        logger: { info: () => {}, warn: (_, message) => warned.push(message), error: () => {} },
      });

    beforeAll(async () => {
      net = await createLocalnet({
        validators: 6,
        delegators: 6,
        weeks: 2,
        clock: { now: () => network.seconds },
      });
      const primary = (await startPostgres()) ?? expect.fail("PostgreSQL was found before");
      servers = [primary];
      indexer = await open(true);
      indexer.start();
      await indexer.indexed();
      servers.push((await startPostgres([], undefined, primary)) ?? expect.fail("as above"));
      reader = await open(false);
      reader.start();
      await reader.indexed();
    });
    afterAll(async () => {
      await reader.close();
      await indexer.close();
      for (const server of servers.toReversed()) await server.stop();
    });

    const get = async (service: Service, path: string) => {
      const response = await service.fetch(new Request(`http://service/v1/${path}`));
      const behind = response.headers.get(HEADER);
      return {
        status: response.status,
        behind: behind === null ? undefined : Number(behind),
        body: await response.json(),
      };
    };
    const metric = async (name: string) => {
      const text = await (await reader.adminFetch(new Request("http://admin/metrics"))).text();
      return Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`primary_network_replica_${name} `))
          ?.split(" ")[1],
      );
    };
    const onReplica = async (statement: string) => {
      const client = new pg.Client({ connectionString: servers[1]?.url });
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows[0];
    };
    const newest = async (service: Service) => (await get(service, PATH)).body.transactions?.[0]?.txHash;

    test("it lags, answers for what it has, goes to the primary for what it lacks, and catches up", async () => {
      await expect.poll(async () => (await get(reader, PATH)).behind).toBe(0);
      const old = await get(reader, PATH);
      expect(old.body.transactions).toEqual((await get(indexer, PATH)).body.transactions);

      await onReplica("select pg_wal_replay_pause()");
      await expect
        .poll(() => onReplica("select pg_get_wal_replay_pause_state() as state"))
        .toEqual({ state: "paused" });
      network.seconds += 2 * 86_400;
      await net.fetch(new Request("http://localnet/ext/health")); // makes the blocks that are due
      await expect.poll(() => newest(indexer)).not.toBe(old.body.transactions[0].txHash);

      // A first page is one of the replica's heights, and says so.
      await expect.poll(() => metric("seconds_behind")).toBeGreaterThan(0);
      const lagging = await get(reader, PATH);
      expect(lagging.body.transactions).toEqual(old.body.transactions);
      expect(lagging.behind).toBeGreaterThan(0);
      expect(reader.status().replica).toMatchObject({ ready: true, fault: undefined });
      const state = await (await reader.adminFetch(new Request("http://admin/status"))).json();
      expect(state.replica.secondsBehind).toBeGreaterThan(0);
      // Later pages of that snapshot, too.
      const onward = await get(reader, `${PATH}&pageToken=${lagging.body.nextPageToken}`);
      expect(onward.behind).toBeGreaterThan(0);
      // A later page of a listing that began on the primary is above the replica's height.
      const fresh = await get(indexer, PATH);
      const later = `${PATH}&pageToken=${fresh.body.nextPageToken}`;
      expect(await get(reader, later)).toEqual({ ...(await get(indexer, later)), behind: undefined });
      expect(await metric('fallbacks_total{reason="behind"}')).toBe(1);
      // What is no listing is read from the primary, and so are keys.
      expect(
        (await get(reader, "networks/fuji/addresses:listChainIds?addresses=P-local1")).behind,
      ).toBeUndefined();

      await onReplica("select pg_wal_replay_resume()");
      // The indexer may have gone on meanwhile.
      await expect.poll(async () => (await newest(reader)) === (await newest(indexer))).toBe(true);
      await expect.poll(async () => (await get(reader, PATH)).behind).toBe(0);
      const caughtUp = await get(reader, `${later}&pageSize=2`.replace("pageSize=3&", ""));
      expect([caughtUp.status, caughtUp.behind]).toEqual([200, 0]);
    });

    test("while it is down the primary responds, with a warning and a metric", async () => {
      await servers.pop()?.stop();
      const { status, behind, body } = await get(reader, PATH);
      expect([status, behind, body.transactions.length]).toEqual([200, undefined, 3]);
      expect(await metric('fallbacks_total{reason="down"}')).toBeGreaterThan(0);
      await expect.poll(() => metric("ready")).toBe(0);
      expect(reader.status().replica).toMatchObject({ ready: false, secondsBehind: undefined });
      expect(warned).toContain("the replica does not respond; listings are read from the primary");
      const isReady = await reader.adminFetch(new Request("http://admin/readyz"));
      expect((await isReady.json()).database).toEqual({ ready: true });
    });
  },
);
