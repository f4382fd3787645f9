/** Listings are read from a replica: it shows what it has, says how far it is behind, and is replaced by the primary where it cannot. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { type Postgres, startPostgres } from "../../../tools/shared/postgres.ts";
import { withClient } from "../../../tools/shared/postgres-client.ts";
import { createService, OptionError, type Service } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { replicaOn } from "../src/store/replica.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import type { Db } from "../src/store/sql/database.ts";
import { sourceOf } from "./harness.ts";

const HEADER = "x-replica-seconds-behind";
const PATH = "networks/fuji/blockchains/p-chain/transactions?pageSize=3";

test("a replica needs a server", async () => {
  const networks = { fuji: { networkId: 5 } } as never;
  await expect(createService({ networks, databaseReadUrl: "postgresql://h/d" })).rejects.toThrow(
    new OptionError("service: databaseReadUrl, a replica, can be set only with databaseUrl"),
  );
});

describe.skipIf(inject("postgres") === undefined)(
  "a copy of a database (skipped on the embedded database)",
  () => {
    const servers: Postgres[] = [];
    const opened: Db[] = [];

    /** Starts a server, as a copy of another one if there is one. */
    const start = async (original?: Postgres): Promise<Postgres> => {
      const server =
        (await startPostgres([], undefined, original)) ?? expect.fail("PostgreSQL was found before");
      servers.push(server);
      return server;
    };
    const on = async ({ url }: Postgres): Promise<Db> => {
      const db = await openDatabase({ databaseUrl: url });
      opened.push(db);
      return db;
    };
    afterEach(async () => {
      for (const db of opened.splice(0)) await db.destroy();
      for (const server of servers.splice(0).toReversed()) await server.stop();
    });

    /** Reports to a database, as those who index do, at a time in seconds. */
    const report = (db: Db, seconds: number) =>
      sql`insert into indexer_lease (chain, holder, fence, session_pid, session_start, expires_at, reported_at)
        values ('c', '', 1, 0, 0, 0, ${1000 * seconds}::bigint)
        on conflict (chain) do update set reported_at = excluded.reported_at`.execute(db);

    /** What befalls it, and by how much it is behind then, when the primary goes on for a minute and a half. */
    test.each<[string, (replica: Db, between: Db) => Promise<unknown>]>([
      ["is promoted", (replica) => sql`select pg_promote()`.execute(replica)],
      ["replays nothing", (replica) => sql`select pg_wal_replay_pause()`.execute(replica)],
      [
        "follows a copy that is promoted, whose own connection stands",
        (_, between) => sql`select pg_promote()`.execute(between),
      ],
    ])("that %s is behind by what the primary has written since", async (_, befall) => {
      const primary = await start();
      const written = await on(primary);
      await migrate(written);
      const between = await start(primary);
      const last = await start(between);
      const read = await on(last);
      const replica = replicaOn(read, written);
      await report(written, 10);
      await expect.poll(() => replica.secondsBehind()).toBe(0);
      await befall(read, await on(between));
      await report(written, 100);
      await expect.poll(() => replica.secondsBehind()).toBe(90);
    });

    test("is as old as it was when the primary is down, since nothing is written then", async () => {
      const primary = await start();
      const written = await on(primary);
      await migrate(written);
      await report(written, 10);
      const read = await on(await start(primary));
      const replica = replicaOn(read, written);
      await expect.poll(() => replica.secondsBehind()).toBe(0);
      await primary.stop();
      expect(await replica.secondsBehind()).toBe(0);
    });
  },
);

describe.skipIf(inject("postgres") === undefined)(
  "streaming replication (skipped on the embedded database)",
  () => {
    const network = { seconds: 1_780_272_000 };
    const warned: string[] = [];
    let net: Localnet;
    let servers: Postgres[] = [];
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
      await reader?.close();
      await indexer?.close();
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
    const onReplica = (statement: string) =>
      withClient(servers[1]?.url ?? "", async (client) => (await client.query(statement)).rows[0]);
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

    test("promoted to a primary of its own it is read no longer, and is again when it has the newest", async () => {
      await expect.poll(() => metric("seconds_behind")).toBe(0);
      await onReplica("select pg_promote()");
      const before = await metric('fallbacks_total{reason="behind"}');
      await onReplica("update indexer_lease set reported_at = reported_at - 61000");
      await expect.poll(async () => (await get(reader, PATH)).behind).toBeUndefined();
      expect((await get(reader, PATH)).body).toEqual((await get(indexer, PATH)).body);
      expect(await metric('fallbacks_total{reason="behind"}')).toBeGreaterThan(before);
      const { replica } = reader.status();
      expect(replica).toMatchObject({
        ready: false,
        fault: `the replica is ${replica?.secondsBehind} seconds behind`,
      });
      expect(replica?.secondsBehind).toBeGreaterThan(60);
      await onReplica("update indexer_lease set reported_at = 9e15::bigint");
      await expect.poll(async () => (await get(reader, PATH)).behind).toBe(0);
    });

    test("while it is down the primary responds, with a warning and a metric", async () => {
      await servers.pop()?.stop();
      const { status, behind, body } = await get(reader, PATH);
      expect([status, behind, body.transactions.length]).toEqual([200, undefined, 3]);
      expect(await metric('fallbacks_total{reason="down"}')).toBeGreaterThan(0);
      await expect.poll(() => metric("ready")).toBe(0);
      expect(reader.status().replica).toMatchObject({ ready: false, secondsBehind: undefined });
      expect(warned).toContain("the replica cannot be read; listings are read from the primary");
      const isReady = await reader.adminFetch(new Request("http://admin/readyz"));
      expect((await isReady.json()).database).toEqual({ ready: true });
    });
  },
);
