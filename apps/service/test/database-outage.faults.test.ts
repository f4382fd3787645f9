/** A PostgreSQL that is ended, frozen, read-only, full or refuses: 503 and a date to come back, said by readiness, and over when it is over. */

import { execFileSync } from "node:child_process";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "../../../tools/shared/postgres.ts";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { createService, type Service } from "../src/index.ts";
import { grow, sourceOf } from "./harness.ts";

const on = findPostgres() ? "PostgreSQL" : "PostgreSQL (skipped: no server was found)";

describe.skipIf(findPostgres() === undefined)(on, () => {
  let net: Localnet;
  let server: { url: string; stop(): Promise<void> };
  let admin: pg.Client;
  let service: Service;
  let token: string;
  /** Milliseconds by which the service's clock is ahead. */
  let passed = 0;

  beforeAll(async () => {
    net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2 });
    const started = await startPostgres();
    if (!started) throw new Error("PostgreSQL was there and is gone");
    server = started;
    admin = await connect();
    await admin.query("create database service");
    service = await open();
    await service.indexed();
    token = (await ask(`${LIST}?pageSize=1`)).body.nextPageToken;
  });
  afterAll(async () => {
    await service.close();
    await admin.end();
    await server.stop();
    await net.close();
  });

  const urlOf = (database: string) => {
    const url = new URL(server.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  const connect = (database = "postgres") => connectTo(urlOf(database));
  const open = async (more: object = {}) => {
    const { xChain: _x, cChain: _c, warpSigners: _w, ...pChain } = sourceOf(net);
    const opened = await createService({
      databaseUrl: urlOf("service"),
      clock: () => net.now() * 1000 + passed,
      pollMs: 10,
      statementTimeoutMs: 1_000,
      leaseMs: 1_000,
      networks: { fuji: { ...pChain, evmChains: [] } },
      ...more,
    });
    opened.start();
    return opened;
  };
  const LIST = "networks/fuji/blockchains/p-chain/transactions";
  const ask = async (path: string, of = service) => {
    const response = await of.fetch(new Request(`http://service/v1/${path}`));
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const health = async (path: string, of = service) => {
    const response = await of.adminFetch(new Request(`http://localhost${path}`));
    return { status: response.status, body: await response.json() };
  };
  /** Where it does not become so, the failure shows what it reports. */
  const ready = (expected: number, of = service) =>
    expect
      .poll(async () => {
        const { status, body } = await health("/readyz", of);
        return status === expected ? status : body;
      })
      .toBe(expected);
  /** What callers and operators see while the database cannot be used. */
  const expectAway = async (reason: RegExp) => {
    // Connections that were idle break first, each in its own way; none of that is a 500.
    for (let asked = 0; asked < 20; asked++) {
      const { status, headers, body } = await ask("networks/fuji/validators");
      expect(status, body.message).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      if (reason.test(body.message)) break;
      if (asked === 19) expect.fail(body.message);
    }
    const response = await health("/readyz");
    expect(response.status).toBe(503);
    expect(response.body.database).toEqual({ ready: false, fault: expect.stringMatching(reason) });
    expect(await health("/healthz")).toMatchObject({ status: 503, body: { status: "database unavailable" } });
    expect((await health("/livez")).status).toBe(200);
  };
  const expectBack = async () => {
    await expect.poll(async () => (await ask("networks/fuji/validators")).status).toBe(200);
    await ready(200);
    expect((await health("/healthz")).status).toBe(200);
  };
  const chainFault = async () => (await health("/readyz")).body.chains[0].fault;

  test("recovers from ended connections and from a database that refuses new ones", async () => {
    await admin.query("alter database service allow_connections false");
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'service'");
    try {
      await expectAway(/^the database refuses connections$/);
      const checked = await ask("health-check");
      expect([checked.status, checked.body.message, checked.headers.get("retry-after")]).toEqual([
        503,
        "the database cannot be used now",
        "1",
      ]);
      expect((await ask("live-check")).status).toBe(200);
    } finally {
      await admin.query("alter database service allow_connections true");
    }
    await expectBack();
  });

  test("recovers from a server whose processes are all stopped", async () => {
    const { rows } = await admin.query("select pid from pg_stat_activity where datname = 'service'");
    const postmaster = Number(
      execFileSync("ps", ["-o", "ppid=", "-p", String((await pidOf(admin)) ?? 0)], { encoding: "utf8" }),
    );
    const pids: number[] = [...rows.map(({ pid }) => pid), postmaster];
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    try {
      await expectAway(/^the database does not respond$/);
    } finally {
      for (const pid of pids) process.kill(pid, "SIGCONT");
    }
    await expectBack();
  });

  test("on a read-only database every page can be read, nothing is written, and the index is not ready", async () => {
    // A process that opens from here on knows of the node only what the lease said last.
    const other = await connect("service");
    const reported = async () => (await other.query("select report from indexer_lease")).rows[0].report;
    await expect.poll(reported).toMatch(/"atTipAgo":\d/);
    await other.end();
    await admin.query("alter database service set default_transaction_read_only = on");
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'service'");
    try {
      await grow(net, 1);
      // Also once the lease has run out, which cannot be renewed.
      await expect
        .poll(async () => (await health("/readyz")).body.chains[0])
        .toMatchObject({ role: "standby", fault: expect.stringContaining("the database is read-only") });
      expect(await health("/readyz")).toMatchObject({
        status: 503,
        body: { database: { ready: false, fault: "the database is read-only" }, apiPool: { ready: false } },
      });
      const replica = await open({ indexing: false, limits: "public" });
      for (const of of [service, replica]) {
        await ready(of === replica ? 200 : 503, of);
        expect((await ask(`${LIST}?pageSize=1&pageToken=${token}`, of)).status).toBe(200);
        let next = "";
        let pages = 0;
        do {
          const { status, body } = await ask(`${LIST}?pageSize=5${next && `&pageToken=${next}`}`, of);
          expect([status, body.message]).toEqual([200, undefined]);
          next = body.nextPageToken ?? "";
          pages++;
        } while (next !== "");
        expect(pages).toBeGreaterThan(2);
      }
      await replica.close();
    } finally {
      await admin.query("alter database service set default_transaction_read_only = off");
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'service'");
    }
    await expectBack();
  });

  test("on a full disk the index can be read, and one that cannot advance is not fresh", async () => {
    const other = await connect("service");
    // As PostgreSQL says it when a file cannot grow.
    await other.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await other.query("create trigger full_disk before insert on p_block execute function full_disk()");
    await grow(net, 1);
    await expect.poll(chainFault).toContain("the database's disk is full");
    expect((await ask(LIST)).status).toBe(200);
    passed += 61_000;
    expect((await health("/readyz")).status).toBe(503);
    await other.query("drop function full_disk cascade");
    await other.end();
    await expectBack();
  });

  test("slow queries occupy all request connections, which readiness reports; indexing continues", async () => {
    const other = await connect("service");
    await other.query("begin");
    await other.query("lock table p_tx in access exclusive mode");
    // Validators are listed from memory; transactions are read, and each page size is a request of its own.
    const asked = Array.from({ length: 40 }, (_, at) => ask(`${LIST}?pageSize=${at + 1}`));
    await expect
      .poll(async () => (await health("/readyz")).body.apiPool)
      .toEqual({
        ready: false,
        fault: "all connections of requests are taken",
      });
    // Each ends by itself, by its time limit or that of its wait.
    for (const { status, headers, body } of await Promise.all(asked)) {
      expect([status, body.message]).toEqual([503, expect.stringMatching(/time limit|locked|became free/)]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await other.query("rollback");
    await other.end();
    await expectBack();
  });
});

async function pidOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query("select pg_backend_pid() as pid")).rows[0]?.pid;
}
