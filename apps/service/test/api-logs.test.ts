/** Recorded requests in the database: counts equal to a recount, pages of a bounded number of requests, and what is forgotten. */

import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type UsageInterval, usageIntervals } from "../src/domain/usage-range.ts";
import type { ApiLogEntry } from "../src/store/service/api-log.ts";
import type { ApiLogFilter } from "../src/store/service/api-log-filter.ts";
import type { UsageGroup, UsageRow } from "../src/store/service/api-usage.ts";
import type { Store } from "../src/store/store.ts";
import { openStore } from "./harness.ts";

const { db, store } = await openStore();
beforeEach(async () => {
  await sql`truncate api_log, api_usage`.execute(db);
});

const T0 = Date.UTC(2026, 1, 27);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const all = { from: 0, to: 10_000_000_000 };

const entry = (given: Partial<ApiLogEntry>): ApiLogEntry => ({
  id: crypto.randomUUID(),
  key: "key_a",
  at: T0,
  path: "/v1/chains",
  chainId: "",
  status: 200,
  duration: 5,
  credits: 1,
  address: "",
  host: "",
  userAgent: "",
  ...given,
});

const entries = fc.array(
  fc
    .record({
      key: fc.constantFrom("key_a", "key_b"),
      at: fc.integer({ min: T0, max: T0 + 10 * DAY }),
      path: fc.constantFrom("/v1/chains", "/v1/blocks"),
      chainId: fc.constantFrom("", "43114", "p-chain"),
      status: fc.constantFrom(200, 404, 429, 503),
      duration: fc.integer({ min: 0, max: 30_000 }),
      credits: fc.constantFrom(0, 20, 200),
    })
    .map(entry),
  { maxLength: 40 },
);

const filters = fc
  .record(
    {
      key: fc.constantFrom("key_a", "key_c"),
      chainId: fc.constantFrom("43114", "p-chain"),
      status: fc.constantFrom(200, 404),
      path: fc.constantFrom("/v1/chains", "/v1/none"),
      from: fc.integer({ min: 0, max: 5 }).map((days) => (T0 + days * DAY) / 1000),
    },
    { requiredKeys: [] },
  )
  .map((given): ApiLogFilter => ({ ...all, ...given }));

const fits =
  ({ key, from, to, chainId, status, path }: ApiLogFilter) =>
  (one: ApiLogEntry): boolean =>
    (key === undefined || one.key === key) &&
    (chainId === undefined || one.chainId === chainId) &&
    (status === undefined || one.status === status) &&
    (path === undefined || one.path === path) &&
    one.at >= from * 1000 &&
    one.at < to * 1000;

/** The start of a period, by the calendar. */
function startOf(interval: UsageInterval, at: number): number {
  const date = new Date(at);
  if (interval === "minute") date.setUTCSeconds(0, 0);
  if (interval === "hourly") date.setUTCMinutes(0, 0, 0);
  if (["daily", "weekly", "monthly"].includes(interval)) date.setUTCHours(0, 0, 0, 0);
  if (interval === "weekly") date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (interval === "monthly") date.setUTCDate(1);
  return date.getTime() / 1000;
}

const byStart = (left: UsageRow, right: UsageRow): number =>
  left.start - right.start || (left.group < right.group ? -1 : 1);

function recount(
  list: readonly ApiLogEntry[],
  interval: UsageInterval,
  group: UsageGroup | undefined,
): UsageRow[] {
  const parts = new Map<string, ApiLogEntry[]>();
  for (const one of list) {
    const name = JSON.stringify([startOf(interval, one.at), group ? String(one[group]) : ""]);
    parts.set(name, [...(parts.get(name) ?? []), one]);
  }
  const sum = (of: readonly ApiLogEntry[]) => of.reduce((total, { credits }) => total + credits, 0);
  const rows = [...parts].map(([name, of]): UsageRow => {
    const [start, part] = JSON.parse(name);
    const invalid = of.filter(({ status }) => status >= 400 && status < 500);
    const durations = of.map(({ duration }) => Math.max(1, duration)).sort((left, right) => left - right);
    const median = durations[Math.ceil(durations.length / 2) - 1] ?? 0;
    return {
      start,
      group: part,
      requests: of.length,
      failed: of.filter(({ status }) => status >= 400).length,
      invalid: invalid.length,
      credits: sum(of),
      wasted: sum(invalid),
      bucket: Math.floor(4 * Math.log2(median) + 1e-9),
    };
  });
  return rows.sort(byStart);
}

describe("counts", () => {
  test("equal a recount of the requests, by every period, group and filter", async () => {
    const intervals = fc.constantFrom(...(Object.keys(usageIntervals) as UsageInterval[]));
    const groups = fc.constantFrom<(UsageGroup | undefined)[]>("path", "status", "chainId", "key", undefined);
    await fc.assert(
      fc.asyncProperty(entries, filters, intervals, groups, async (list, filter, interval, group) => {
        await sql`truncate api_log, api_usage`.execute(db);
        await store.apiLogs.add(list);
        const found = await store.apiUsage.list(filter, usageIntervals[interval], group, 1_000);
        expect([...found].sort(byStart)).toEqual(recount(list.filter(fits(filter)), interval, group));
      }),
      { numRuns: 40 },
    );
  });

  test("are the same when a batch is written again", async () => {
    const batch = [entry({}), entry({ at: T0 + 1 })];
    await store.apiLogs.add(batch);
    await store.apiLogs.add([...batch, entry({ at: T0 + 2 })]);
    const [row] = await store.apiUsage.list(all, usageIntervals.daily, undefined, 10);
    expect(row?.requests).toBe(3);
  });
});

describe("requests", () => {
  async function listed(filter: ApiLogFilter, limit: number) {
    const items: ApiLogEntry[] = [];
    let pages = 0;
    let after: Parameters<Store["apiLogs"]["list"]>[1]["after"];
    do {
      const page = await store.apiLogs.list(filter, { after, limit });
      items.push(...page.items);
      after = page.next;
      pages++;
    } while (after && pages < 100);
    return { items, pages };
  }

  test("are listed newest first, each once, by every filter and page size", async () => {
    await fc.assert(
      fc.asyncProperty(entries, filters, fc.integer({ min: 1, max: 20 }), async (list, filter, limit) => {
        await sql`truncate api_log, api_usage`.execute(db);
        await store.apiLogs.add(list);
        const { items } = await listed(filter, limit);
        const want = list
          .filter(fits(filter))
          .sort((left, right) => right.at - left.at || (left.id < right.id ? 1 : -1));
        expect(items).toEqual(want.map((one) => ({ ...one, name: "" })));
      }),
      { numRuns: 30 },
    );
  });

  test("that no filter fits end a page after a bounded number, and the next one goes on", async () => {
    const many = Array.from({ length: 4_500 }, (_, at) => entry({ at: T0 + at }));
    await store.apiLogs.add([entry({ at: T0 - 1, status: 404 }), ...many]);
    for (const key of ["key_a", undefined]) {
      const { items, pages } = await listed({ ...all, key, status: 404 }, 10);
      expect([items.map(({ at }) => at), pages]).toEqual([[T0 - 1], 3]);
    }
  });
});

test("what is older is forgotten: requests, minutes and hours, each by its own age", async () => {
  await store.apiLogs.add([0, 1, 2, 3].map((days) => entry({ at: T0 + days * DAY })));
  expect(await store.apiLogs.forget({ logs: T0 + 3 * DAY, minutes: T0 + 2 * DAY, hours: T0 + DAY })).toBe(
    false,
  );
  const { items } = await store.apiLogs.list(all, { limit: 10 });
  const requests = async (interval: UsageInterval) =>
    (await store.apiUsage.list(all, usageIntervals[interval], undefined, 10)).length;
  expect([items.length, await requests("minute"), await requests("daily")]).toEqual([1, 2, 3]);
});
