/** Leases in PostgreSQL: who may take one, what a running commit holds up, and what a former leader can still write. */

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { type Databases, openDatabases } from "../src/store/node/open-database.ts";
import { holding, indexerLeasesOn, sessionName } from "../src/store/service/indexer-lease.ts";
import { freshDatabase } from "./harness.ts";

const report = { tip: 9, polledAgo: 1, atTipAgo: null, broken: false, fault: null };
const HOUR = 3_600_000;

describe.skipIf(inject("postgres") === undefined)("one PostgreSQL (skipped on the embedded database)", () => {
  let databaseUrl: string;
  let databases: Databases[];
  beforeAll(async () => {
    ({ databaseUrl = "" } = await freshDatabase());
    databases = await Promise.all([openDatabases({ databaseUrl }), openDatabases({ databaseUrl })]);
    await sql`create table written (term int not null)`.execute((databases[0] as Databases).probe);
  });
  afterAll(() => Promise.all(databases.map((one) => one.close())));

  const processes = () =>
    databases.map(({ shared, pools }) => {
      if (!shared) throw new Error("this is no server");
      const { leases, holder } = shared;
      return { store: indexerLeasesOn(leases, holder), holder, index: pools.index };
    }) as [Process, Process];
  const sameDatabase = (server: string): string => {
    const url = new URL(server);
    url.pathname = new URL(databaseUrl).pathname;
    return url.href;
  };
  interface Process {
    readonly store: ReturnType<typeof indexerLeasesOn>;
    readonly holder: string;
    readonly index: Databases["pools"]["index"];
  }
  const seen = async ({ store }: Process, chain: string) => (await store.list([chain]))[0];
  const written = async () => {
    const { rows } = await sql<{ term: number }>`select term from written order by term`.execute(
      (databases[0] as Databases).probe,
    );
    return rows.map(({ term }) => term);
  };

  test("of two that want a new lease one gets it, and the other sees it and its report", async () => {
    const [one, two] = processes();
    const fences = await Promise.all([one, two].map(({ store }) => store.take("new", undefined, HOUR)));
    expect(fences.sort()).toEqual([1, undefined]);
    const winner = (await seen(one, "new"))?.holder === one.holder ? one : two;
    expect(await winner.store.renew([{ chain: "new", fence: 1, report }], HOUR)).toEqual(["new"]);
    const found = await seen(winner === one ? two : one, "new");
    expect(found).toMatchObject({ holder: winner.holder, fence: 1, free: false, report });
    expect(found?.reportAge).toBeGreaterThanOrEqual(0);
    // Held, it cannot be taken.
    expect(await two.store.take("new", found, HOUR)).toBeUndefined();
    expect(await one.store.take("new", found, HOUR)).toBeUndefined();
  });

  test("a lease is free when it has expired, was handed over, or its session has ended", async () => {
    const [one, two] = processes();
    expect(await one.store.take("expired", undefined, 0)).toBe(1);
    expect(await seen(two, "expired")).toMatchObject({ free: true });
    expect(await two.store.take("expired", await seen(two, "expired"), HOUR)).toBe(2);
    expect(await one.store.renew([{ chain: "expired", fence: 1, report }], HOUR)).toEqual([]);

    expect(await one.store.take("released", undefined, HOUR)).toBe(1);
    await one.store.release([{ chain: "released", fence: 1 }]);
    expect(await seen(two, "released")).toMatchObject({ free: true, holder: "" });
    expect(await two.store.take("released", await seen(two, "released"), HOUR)).toBe(2);

    const third = await openDatabases({ databaseUrl });
    const { leases, holder } = third.shared ?? {};
    if (!leases || !holder) throw new Error("this is no server");
    expect(await indexerLeasesOn(leases, holder).take("ended", undefined, HOUR)).toBe(1);
    expect(await seen(two, "ended")).toMatchObject({ free: false });
    await third.close();
    await expect.poll(() => seen(two, "ended")).toMatchObject({ free: true });
  });

  test("a commit holds up a takeover, not the renewal; after the takeover the former leader writes nothing", async () => {
    const [one, two] = processes();
    const chain = "fenced";
    expect(await one.store.take(chain, undefined, HOUR)).toBe(1);
    const first = one.index.beginningWith(holding({ chain, fence: 1 }));
    const client = await connectTo(databaseUrl);
    const takeover = "update indexer_lease set fence = 2, holder = 'x' where chain = $1";
    await first.tx(async (tx) => {
      await sql`insert into written values (1)`.execute(tx);
      expect(await one.store.renew([{ chain, fence: 1, report }], HOUR)).toEqual([chain]);
      await client.query("set lock_timeout = '50ms'");
      await expect(client.query(takeover, [chain])).rejects.toMatchObject({ code: "55P03" });
    });
    await client.query(takeover, [chain]);
    await client.end();
    const late = first.tx((tx) => sql`insert into written values (9)`.execute(tx));
    await expect(late).rejects.toMatchObject({ name: "LeaseLostError" });
    // The connection is whole: the next term's transactions use it.
    const second = one.index.beginningWith(holding({ chain, fence: 2 }));
    await second.tx((tx) => sql`insert into written values (2)`.execute(tx));
    expect(await written()).toEqual([1, 2]);
    expect(await two.store.renew([{ chain, fence: 1, report }], HOUR)).toEqual([]);
  });

  test("a takeover ends what the former leader has left open, and nobody else's sessions", async () => {
    const [one, two] = processes();
    expect(await one.store.take("frozen", undefined, 0)).toBe(1);
    const open = async (url: string, name: string) => {
      const client = await connectTo(url, { application_name: name });
      const ended = new Promise<void>((resolve) => client.once("end", resolve));
      return { client, ended };
    };
    // A cluster's leader writes in sessions of the workers too.
    const urls = [databaseUrl, ...(inject("postgres")?.workers ?? []).map(sameDatabase)];
    const all = (name: string) => Promise.all(urls.map((url) => open(url, name)));
    const frozen = await all(sessionName(one.holder));
    const others = await all(sessionName(crypto.randomUUID()));
    for (const { client } of frozen) await client.query("begin");
    await frozen[0]?.client.query("select from indexer_lease where chain = 'frozen' for key share");
    expect(await two.store.take("frozen", await seen(two, "frozen"), HOUR)).toBe(2);
    await Promise.all(frozen.map(({ ended }) => ended));
    for (const { client } of others) {
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await client.end();
    }
  });
});
