/** Several processes and one table of leases, on one clock: at most one holds a chain, and who falls silent is replaced. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { HeldLease, IndexerLease, IndexerLeases } from "../store/service/indexer-lease.ts";
import { Leadership } from "./leadership.ts";

const LEASE = 1_000;

/** The table: what PostgreSQL does, without it. */
class Table {
  now = 0;
  readonly rows = new Map<
    string,
    { holder: string; fence: number; expiresAt: number; report: HeldLease["report"] | null }
  >();

  storeOf(holder: string): IndexerLeases {
    const free = (chain: string) => (this.rows.get(chain)?.expiresAt ?? 0) <= this.now;
    return {
      list: async (chains) =>
        chains.flatMap((chain): IndexerLease[] => {
          const row = this.rows.get(chain);
          return row ? [{ chain, ...row, free: free(chain), reportAge: 0 }] : [];
        }),
      take: async (chain, seen, forMs) => {
        const row = this.rows.get(chain);
        if (row?.fence !== seen?.fence || !free(chain)) return undefined;
        const fence = (row?.fence ?? 0) + 1;
        this.rows.set(chain, { holder, fence, expiresAt: this.now + forMs, report: row?.report ?? null });
        return fence;
      },
      renew: async (held, forMs) =>
        held.flatMap(({ chain, fence, report }) => {
          const row = this.rows.get(chain);
          if (row?.fence !== fence) return [];
          this.rows.set(chain, { ...row, expiresAt: this.now + forMs, report });
          return [chain];
        }),
      release: async (held) => {
        for (const { chain, fence } of held) {
          const row = this.rows.get(chain);
          if (row?.fence === fence) this.rows.set(chain, { ...row, holder: "", expiresAt: this.now });
        }
      },
    };
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

function processOf(
  table: Table,
  name: string,
  more: Partial<ConstructorParameters<typeof Leadership>[0]> = {},
) {
  const leadership = new Leadership({
    store: table.storeOf(name),
    stands: true,
    leaseMs: LEASE,
    logger: silent,
    signal: new AbortController().signal,
    elapsed: () => table.now,
    ...more,
  });
  return { leadership, lease: leadership.lease("chain") };
}

test("the first leads, renews, and is replaced once its lease has expired; back again, it stands by", async () => {
  const table = new Table();
  const [one, two] = [processOf(table, "one"), processOf(table, "two")];
  await one.leadership.beat();
  await two.leadership.beat();
  expect([one.lease.term, two.lease.term]).toEqual([1, undefined]);
  table.now = 900;
  await one.leadership.beat();
  table.now = 1_800;
  await two.leadership.beat();
  expect([one.lease.term, two.lease.term]).toEqual([1, undefined]);
  // It falls silent: by its own clock its term has ended before another's begins.
  table.now = 1_900;
  expect(one.lease.term).toBeUndefined();
  await two.leadership.beat();
  expect(two.lease.term).toBe(2);
  await one.leadership.beat();
  expect([one.lease.term, one.lease.fence]).toEqual([undefined, undefined]);
  expect(one.lease.seen).toMatchObject({ holder: "two", fence: 2 });
});

test("a leader whose lease expired while nobody took it goes on with its term", async () => {
  const table = new Table();
  const one = processOf(table, "one");
  await one.leadership.beat();
  table.now = 5_000;
  expect(one.lease.term).toBeUndefined();
  await one.leadership.beat();
  expect(one.lease.term).toBe(1);
});

test("a lease that is handed over is taken at the next look, and wakes who waits for it", async () => {
  const table = new Table();
  const [one, two] = [processOf(table, "one"), processOf(table, "two")];
  await one.leadership.beat();
  await two.leadership.beat();
  const { woken } = two.lease;
  await one.leadership.release();
  expect(one.lease.term).toBeUndefined();
  await two.leadership.beat();
  expect([two.lease.term, woken.aborted, two.lease.woken.aborted]).toEqual([2, true, false]);
});

test("a process that only reads never leads, and sees the leader's report grow older", async () => {
  const table = new Table();
  const [one, reader] = [processOf(table, "one"), processOf(table, "reader", { stands: false })];
  await reader.leadership.beat();
  expect([reader.lease.term, reader.lease.seen]).toEqual([undefined, undefined]);
  await one.leadership.beat();
  const report = { tip: 7, polledAgo: 0, atTipAgo: 0, broken: false, fault: null };
  one.lease.report = () => report;
  await one.leadership.beat();
  await reader.leadership.beat();
  expect(reader.lease.seen).toMatchObject({ report, reportAge: 0 });
  table.now += 400;
  expect(reader.lease.seen).toMatchObject({ report, reportAge: 400 });
});

test("a lease that cannot be looked after has that fault, until it can", async () => {
  const table = new Table();
  let fault: Error | undefined;
  const take: IndexerLeases["take"] = async (...row) => {
    if (fault) throw fault;
    return table.storeOf("one").take(...row);
  };
  const { leadership, lease } = processOf(table, "one", { store: { ...table.storeOf("one"), take } });
  fault = new Error("the database is read-only");
  await expect(leadership.beat()).rejects.toBe(fault);
  expect([lease.term, lease.fault]).toEqual([undefined, fault]);
  fault = undefined;
  await leadership.beat();
  expect([lease.term, lease.fault]).toEqual([1, undefined]);
});

test("a database that does not respond is warned of once, and the first look ends the wait for it", async () => {
  const warned: string[] = [];
  const stop = new AbortController();
  let failures = 0;
  const { leadership } = processOf(new Table(), "one", {
    leaseMs: 5,
    signal: stop.signal,
    logger: { ...silent, warn: (_, message) => warned.push(message) },
    store: {
      ...new Table().storeOf("one"),
      list: async () => {
        if (++failures === 3) stop.abort();
        throw new Error("gone");
      },
    },
  });
  const running = leadership.run();
  await leadership.begun;
  await running;
  expect([failures, warned]).toEqual([3, ["the leases of indexers cannot be renewed; trying again"]]);
});

test("whatever happens in whatever order, at most one process is in its term, and fences only grow", async () => {
  const act = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom<"beat" | "release" | "pass">("beat", "beat", "beat", "release", "pass"),
    ms: fc.integer({ min: 0, max: 1_500 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const table = new Table();
      const processes = ["one", "two", "three"].map((name) => processOf(table, name));
      let fence = 0;
      for (const { who, what, ms } of acts) {
        if (what === "pass") table.now += ms;
        else await processes[who]?.leadership[what]();
        expect(processes.filter(({ lease }) => lease.term !== undefined).length).toBeLessThanOrEqual(1);
        const now = table.rows.get("chain")?.fence ?? 0;
        expect(now).toBeGreaterThanOrEqual(fence);
        fence = now;
      }
    }),
  );
});
