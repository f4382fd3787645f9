/** What callers have used: memory and database agree, replicas share it, and memory is bounded. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryRateUsage } from "../src/store/service/memory-rate-usage.ts";
import { rateUsageOn } from "../src/store/service/rate-usage.ts";
import { openStore } from "./harness.ts";

const T0 = 1_700_000_000_000;

const { db } = await openStore();

test("database and memory decide and count alike", async () => {
  const shared = rateUsageOn(db);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.oneof(
            fc.constant(0),
            fc.integer({ min: -3_000, max: 70_000 }),
            fc.integer({ min: -200_000_000, max: 0 }),
            fc.integer({ min: 0, max: 100_000_000 }),
          ),
          fc.constantFrom(1, 20, 100, 200),
        ),
        { maxLength: 25 },
      ),
      async (requests) => {
        const memory = memoryRateUsage();
        const subject = `caller ${run++}`;
        const allowance = { perMinute: 300, perDay: 1_000 };
        let now = T0;
        for (const [pause, cost] of requests) {
          now += pause;
          expect(await shared.spend(subject, cost, allowance, now)).toEqual(
            await memory.spend(subject, cost, allowance, now),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("concurrent requests to replicas share one allowance", async () => {
  const replicas = [rateUsageOn(db), rateUsageOn(db), rateUsageOn(db)];
  const allowance = { perMinute: 1_000, perDay: 100_000 };
  const responses = await Promise.all(
    Array.from({ length: 90 }, (_, index) => replicas[index % 3]?.spend("shared", 20, allowance, T0)),
  );
  expect(responses.filter((response) => response?.granted)).toHaveLength(50);
});

test("a caller is forgotten a day after its last request and not before", async () => {
  const allowance = { perMinute: 1_000, perDay: 1_000 };
  for (const store of [rateUsageOn(db), memoryRateUsage()]) {
    await store.spend("gone", 1_000, allowance, T0);
    await store.forget(T0 + 23 * 3_600_000);
    expect((await store.spend("gone", 1, allowance, T0 + 61_000)).granted).toBe(false);
    await store.forget(T0 + 26 * 3_600_000);
    expect((await store.spend("gone", 1_000, allowance, T0)).granted).toBe(true);
  }
});

test("memory keeps a limited number of callers and forgets the one silent for longest", async () => {
  const store = memoryRateUsage(3);
  const allowance = { perMinute: 10, perDay: 10 };
  const spend = async (subject: string) => (await store.spend(subject, 10, allowance, T0)).granted;
  const granted: boolean[] = [];
  for (const subject of ["a", "b", "c", "a", "d", "a", "b"]) granted.push(await spend(subject));
  expect(granted).toEqual([true, true, true, false, true, false, true]);
  for (let index = 0; index < 100; index++) await spend(String(index));
  expect(store.size).toBe(3);
});
