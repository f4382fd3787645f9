/** Observations of a pool: kinds of statements, waits, connections, failures. */

import { expect, test } from "vitest";
import { type Connection, PLAIN, type Pool, type Query } from "./connection.ts";
import type { StatementEvent, StatementKind } from "./observation.ts";
import { observePool, statementKind } from "./observe.ts";

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
  const connection: Connection = {
    target: PLAIN,
    async query({ text }: Query) {
      if (text === "fail") throw new Error("refused");
      return { rows: [], count: 0 };
    },
    pipeline: async (steps) => steps.map(() => []),
    async copyOut() {},
    async begin() {},
    async end() {},
    async onlyChain() {},
    async chainAndOthers() {},
  };
  const pool: Pool = {
    connect: () =>
      new Promise((resolve) => {
        admit = () => resolve({ connection, release() {} });
      }),
    end: async () => {},
    open: () => 3,
  };
  const events: StatementEvent[] = [];
  const waits: string[] = [];
  const observer = {
    statement: (event: StatementEvent) => events.push(event),
    waited: (name: string) => waits.push(name),
  };
  const observed = observePool(pool, { name: "jobs", max: 4, observer });
  const connecting = observed.pool.connect();
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 0, idle: 3, waiting: 1 });
  admit();
  const { connection: connected, release } = await connecting;
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 1, idle: 2, waiting: 0 });
  await connected.begin();
  await connected.onlyChain(1); // no statement
  await connected.query({ text: "select $1", values: ["secret"] });
  await expect(connected.query({ text: "fail", values: [] })).rejects.toThrow("refused");
  await connected.pipeline([
    { text: "insert 1", values: ["secret"] },
    { table: "t", textFrom: (source) => `copy t from ${source}`, parts: () => [], insert: undefined },
  ]);
  await connected.end("rollback");
  release();
  expect(observed.status()).toEqual({ pool: "jobs", max: 4, inUse: 0, idle: 3, waiting: 0 });
  expect(waits).toEqual(["jobs"]);
  expect(events.map(({ pool: name, kind, text, failed }) => ({ name, kind, text, failed }))).toEqual([
    { name: "jobs", kind: "transaction", text: "begin", failed: false },
    { name: "jobs", kind: "select", text: "select $1", failed: false },
    { name: "jobs", kind: "other", text: "fail", failed: true },
    { name: "jobs", kind: "other", text: "-- 2 statements\ninsert 1;\ncopy t from stdin", failed: false },
    { name: "jobs", kind: "transaction", text: "rollback", failed: false },
  ]);
  expect(JSON.stringify(events)).not.toContain("secret");
});
