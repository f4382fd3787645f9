/** Workers are started again later each time, asked all together, and ended in order. */

import { describe, expect, it } from "vitest";
import type { FromWorker, ToWorker } from "./messages.ts";
import { restartDelay, WorkerPool } from "./worker-pool.ts";

it.each([
  { failures: 0, want: 1_000 },
  { failures: 1, want: 1_000 },
  { failures: 2, want: 2_000 },
  { failures: 5, want: 16_000 },
  { failures: 6, want: 30_000 },
  { failures: 2_000, want: 30_000 },
])("after $failures ends in a row a worker waits $want ms", ({ failures, want }) => {
  expect(restartDelay(failures)).toBe(want);
});

/** A pool whose processes and time are the test's. */
function openPool(names: readonly string[]) {
  const clock = { now: 0 };
  const timers: { ms: number; ring: () => void }[] = [];
  const warned: object[] = [];
  const forks: {
    name: string;
    received: ToWorker[];
    killed: boolean;
    say(message: FromWorker): void;
    end(code: number | null): void;
  }[] = [];
  const pool = new WorkerPool({
    names,
    fork: (name, { said, ended }) => {
      const one = { name, received: [] as ToWorker[], killed: false, say: said, end: ended };
      forks.push(one);
      return {
        pid: forks.length,
        send: (message) => void one.received.push(message),
        kill: () => {
          one.killed = true;
          ended(null);
        },
      };
    },
    wait: (ms) => new Promise<void>((ring) => timers.push({ ms, ring })),
    now: () => clock.now,
    log: { warn: (fields) => void warned.push(fields), info: () => {} },
  });
  const fork = (at: number) => forks[at] ?? expect.fail(`there is no process ${at}`);
  const started = (at: number) =>
    fork(at).say({ kind: "started", url: at === 0 ? undefined : "http://a", connections: 10 });
  /** Lets the last timer of this length ring. */
  const ring = async (ms: number) => {
    const at = timers.findLastIndex((timer) => timer.ms === ms);
    const [timer] = timers.splice(at, 1);
    (timer ?? expect.fail(`nothing waits ${ms} ms`)).ring();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { pool, clock, warned, forks, fork, started, ring };
}

async function openStarted(names: readonly string[] = ["indexer", "1"]) {
  const opened = openPool(names);
  const starting = opened.pool.start();
  for (const at of names.keys()) opened.started(at);
  return { ...opened, first: await starting };
}

describe("start", () => {
  it("resolves when all have started", async () => {
    const { first, pool } = await openStarted();
    expect(first).toEqual({ url: "http://a", connections: 20 });
    expect(pool.status).toEqual([
      { worker: "indexer", pid: 1, started: true, restarts: 0 },
      { worker: "1", pid: 2, started: true, restarts: 0 },
    ]);
  });

  it("rejects with the reason of the one that cannot start", async () => {
    const { pool, fork } = openPool(["1", "2"]);
    const starting = pool.start();
    fork(1).say({ kind: "failed", message: "The database is newer.", exitCode: 3 });
    await expect(starting).rejects.toMatchObject({ message: "The database is newer.", exitCode: 3 });
  });

  it("rejects when one ends before it has started", async () => {
    const { pool, fork } = openPool(["1", "2"]);
    const starting = pool.start();
    fork(0).end(9);
    await expect(starting).rejects.toThrow("Worker 1 ended with code 9 before it had started.");
  });
});

it("starts a worker again, later each time, and at once again after it lived for a minute", async () => {
  const { pool, clock, warned, forks, fork, started, ring } = await openStarted();
  fork(1).end(1);
  expect(pool.status[1]).toEqual({ worker: "1", pid: undefined, started: false, restarts: 0 });
  await ring(1_000);
  expect([forks.length, forks[2]?.name]).toEqual([3, "1"]);
  fork(2).say({ kind: "failed", message: "no database", exitCode: 1 });
  fork(2).end(1);
  await ring(2_000);
  started(3);
  expect(pool.status[1]).toMatchObject({ started: true, restarts: 2 });
  clock.now = 60_000;
  fork(3).end(null);
  await ring(1_000);
  expect(forks).toHaveLength(5);
  expect(warned).toEqual([
    { worker: "1", code: 1, delayMs: 1_000 },
    { worker: "1", error: "no database" },
    { worker: "1", code: 1, delayMs: 2_000 },
    { worker: "1", code: null, delayMs: 1_000 },
  ]);
});

it("asks all, and does not wait for those that are silent or gone", async () => {
  const { pool, fork, ring } = await openStarted(["1", "2", "3"]);
  fork(2).end(1);
  const asked = pool.ask("/readyz");
  const id = fork(0).received.flatMap((message) => (message.kind === "admin" ? message.id : []))[0] ?? -1;
  fork(0).say({ kind: "reply", id: id + 100, reply: { status: 500, body: "of nobody" } });
  fork(0).say({ kind: "reply", id, reply: { status: 200, body: "{}" } });
  await ring(5_000);
  expect(await asked).toEqual(
    new Map([
      ["1", { status: 200, body: "{}" }],
      ["2", undefined],
      ["3", undefined],
    ]),
  );
});

describe("end", () => {
  it("tells all, starts none again, and says whether they ended in time", async () => {
    const { pool, forks, fork } = await openStarted();
    const ending = pool.end(20_000);
    expect(forks.map(({ received }) => received)).toEqual([[{ kind: "end" }], [{ kind: "end" }]]);
    fork(0).end(0);
    fork(1).end(0);
    expect(await ending).toBe(true);
    expect(forks).toHaveLength(2);
    expect(await pool.end(20_000)).toBe(true);
  });

  it("kills those that take too long", async () => {
    const { pool, forks, fork, ring } = await openStarted();
    const ending = pool.end(20_000);
    fork(0).end(0);
    await ring(20_000);
    expect(await ending).toBe(false);
    expect(forks.map(({ killed }) => killed)).toEqual([false, true]);
  });

  it("leaves a worker ended that waits to be started again", async () => {
    const { pool, forks, fork, ring } = await openStarted();
    fork(1).end(1);
    const ending = pool.end(20_000);
    fork(0).end(0);
    expect(await ending).toBe(true);
    await ring(1_000);
    expect(forks).toHaveLength(2);
  });
});
