/** What is observed of a pool: kinds of statements, waits, connections, failures. */

import type { PostgresPool, PostgresPoolClient } from "kysely";
import { expect, test } from "vitest";
import type { StatementEvent, StatementKind } from "../observation.ts";
import { observePool, statementKind } from "./observed-pool.ts";

test.each<[text: string, want: StatementKind]>([
  ["select 1", "select"],
  ["\n  SELECT 1", "select"],
  ["insert into t values ($1)", "insert"],
  ["update t set a = $1", "update"],
  ["delete from t", "delete"],
  ["with a as (select 1) insert into t select * from a", "with"],
  ["begin", "transaction"],
  ["COMMIT", "transaction"],
  ["rollback", "transaction"],
  ["set local work_mem = '64MB'", "transaction"],
  ["analyze", "other"],
  ["/* select */ vacuum", "other"],
  ["", "other"],
])("%j is of the kind %s", (text, want) => {
  expect(statementKind(text)).toBe(want);
});

test("connections are counted from the wait to the release, statements with their failures", async () => {
  let admit: () => void = () => {};
  const client = {
    query: async (text: string) => {
      if (text === "fail") throw new Error("refused");
      return { command: "SELECT", rowCount: 0, rows: [] };
    },
    release: () => {},
  } as unknown as PostgresPoolClient; // what Kysely calls
  const pool: PostgresPool = {
    connect: () =>
      new Promise((resolve) => {
        admit = () => resolve(client);
      }),
    end: async () => {},
  };
  const events: StatementEvent[] = [];
  const waits: string[] = [];
  const observer = {
    statement: (event: StatementEvent) => events.push(event),
    waited: (name: string) => waits.push(name),
  };
  const observed = observePool(pool, { name: "jobs", max: 4, observer, open: () => 3 });
  const connecting = observed.pool.connect();
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 0, idle: 3, waiting: 1 });
  admit();
  const connected = await connecting;
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 1, idle: 2, waiting: 0 });
  await connected.query("select $1", ["secret"]);
  await expect(connected.query("fail", [])).rejects.toThrow("refused");
  connected.release();
  connected.release(); // Kysely may
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 0, idle: 3, waiting: 0 });
  expect(waits).toEqual(["jobs"]);
  expect(events.map(({ pool: name, kind, text, failed }) => ({ name, kind, text, failed }))).toEqual([
    { name: "jobs", kind: "select", text: "select $1", failed: false },
    { name: "jobs", kind: "other", text: "fail", failed: true },
  ]);
  expect(JSON.stringify(events)).not.toContain("secret");
});
