/** The embedded database while one user has it: readiness reports it in time, requests end, and everything works afterwards. */

import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openDatabases } from "../node/open-database.ts";
import { PROBE_MS, poolBounds } from "../node/pool-bounds.ts";
import { migrate } from "../schema/migrate.ts";
import { databaseHealth } from "./health.ts";

test("eight requests that wait for a slow query get an error in time, and readiness reports it", async () => {
  const { pools, probe, unlimited, close } = await openDatabases({});
  await migrate(unlimited);
  const health = () => databaseHealth({ probe, api: pools.api, writes: false, patienceMs: PROBE_MS });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const long = pools.api.tx(() => held);
    const waiting = Array.from({ length: 8 }, () => sql`select 1`.execute(pools.api));
    const ends = Promise.allSettled(waiting);
    const asked = health();
    const batch = sql`select 2 as value`.execute(pools.index);
    await vi.advanceTimersByTimeAsync(PROBE_MS);
    expect((await asked).fault).toMatch(/^the database (does not respond|was busy for too long)$/);
    await vi.advanceTimersByTimeAsync(poolBounds({ statementMs: 0 }).api.connectMs - PROBE_MS);
    for (const end of await ends)
      expect(end).toMatchObject({
        status: "rejected",
        reason: { reason: "the database was busy for too long" },
      });
    release();
    await long;
    // An indexer's patience has no end.
    expect((await batch).rows).toEqual([{ value: 2 }]);
  } finally {
    vi.useRealTimers();
  }
  expect(await health()).toEqual({ fault: undefined, apiFault: undefined });
  expect((await sql`select 3 as value`.execute(pools.api)).rows).toEqual([{ value: 3 }]);
  await close();
});
