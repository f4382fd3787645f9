/** Rate limits: no window holds more than its allowance, and the reported waiting time is always enough. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE, noUsage, slide, spend, standing, type Usage } from "./sliding-window.ts";

const T0 = 1_700_000_000_000;

describe("slide", () => {
  const span = { slotMs: 10, slots: 3 };
  it.each<[now: number, slot: number, units: number[]]>([
    [50, 5, [4, 3, 2, 1]],
    [59, 5, [4, 3, 2, 1]],
    [60, 6, [0, 4, 3, 2]],
    [80, 8, [0, 0, 0, 4]],
    [90, 9, [0, 0, 0, 0]],
    [1e12, 1e11, [0, 0, 0, 0]],
    [40, 5, [4, 3, 2, 1]],
    [29, 5, [4, 3, 2, 1]],
    [19, 1, [0, 0, 0, 0]],
  ])("at %d", (now, slot, units) => {
    expect(slide({ slot: 5, units: [4, 3, 2, 1] }, span, now)).toEqual({ slot, units });
  });
});

describe("standing", () => {
  const span = { slotMs: 10, slots: 3 };
  it.each<[limit: number, cost: number, now: number, remaining: number, waitMs: number, resetMs: number]>([
    [20, 5, 50, 10, 0, 40],
    [12, 5, 50, 2, 20, 40],
    [12, 3, 55, 2, 5, 35],
    [10, 5, 50, 0, 30, 40],
    [10, 10, 50, 0, 40, 40],
    [9, 1, 50, 0, 20, 40],
    [10, 5, 200, 10, 0, 0],
  ])("of limit %d for %d units at %d", (limit, cost, now, remaining, waitMs, resetMs) => {
    const used = { slot: 5, units: [4, 3, 2, 1] };
    expect(standing(used, span, limit, cost, now)).toEqual({ limit, remaining, waitMs, resetMs });
  });
});

/** Requests: the milliseconds since the one before, and its cost. */
const requests = fc.array(
  fc.tuple(
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 40_000_000 })),
    fc.constantFrom(1, 10, 20, 50, 100, 200),
  ),
  { maxLength: 200 },
);
const allowances = fc.record({
  perMinute: fc.integer({ min: 200, max: 1_000 }),
  perDay: fc.integer({ min: 200, max: 5_000 }),
});

it("never grants more than the allowance within any minute or day, wherever it begins", () => {
  fc.assert(
    fc.property(requests, allowances, (list, allowance) => {
      let now = T0;
      let usage: Usage = noUsage(now);
      const granted: { at: number; cost: number }[] = [];
      for (const [pause, cost] of list) {
        now += pause;
        const taken = spend(usage, cost, allowance, now);
        usage = taken.usage;
        if (taken.granted) granted.push({ at: now, cost });
      }
      for (const { at: begin } of granted) {
        const within = (ms: number) =>
          granted
            .filter(({ at }) => at >= begin && at < begin + ms)
            .reduce((units, { cost }) => units + cost, 0);
        expect(within(60_000)).toBeLessThanOrEqual(allowance.perMinute);
        expect(within(86_400_000)).toBeLessThanOrEqual(allowance.perDay);
      }
    }),
  );
});

it("accepts a caller who waits as long as reported, and would refuse it a millisecond earlier", () => {
  fc.assert(
    fc.property(requests, allowances, (list, allowance) => {
      let now = T0;
      let usage: Usage = noUsage(now);
      for (const [pause, cost] of list) {
        now += pause;
        let taken = spend(usage, cost, allowance, now);
        if (!taken.granted) {
          const minute = standing(taken.usage.minute, MINUTE, allowance.perMinute, cost, now);
          const day = standing(taken.usage.day, DAY, allowance.perDay, cost, now);
          const waitMs = Math.max(minute.waitMs, day.waitMs);
          expect(spend(taken.usage, cost, allowance, now + waitMs - 1).granted).toBe(false);
          now += waitMs;
          taken = spend(taken.usage, cost, allowance, now);
          expect(taken.granted).toBe(true);
        }
        usage = taken.usage;
      }
    }),
  );
});
