/** The rate of a count, from samples at given times. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { Rate } from "./rate.ts";

type Samples = readonly (readonly [ms: number, count: number])[];

function rateOf(samples: Samples, now: number, windowMs = 10_000): number | undefined {
  const rate = new Rate(windowMs);
  for (const [ms, count] of samples) rate.sample(ms, count);
  return rate.perSecond(now);
}

test("a rate is what grew within the window, by its length", () => {
  const given: [what: string, samples: Samples, now: number, want: number | undefined][] = [
    ["nothing is known yet", [], 1_000, undefined],
    ["one sample is no growth", [[0, 100]], 1_000, undefined],
    ["no time has passed", [[0, 0], [0, 5]], 0, undefined],
    ["two samples", [[0, 100], [2_000, 300]], 2_000, 100],
    ["it falls while nothing grows", [[0, 100], [2_000, 300]], 4_000, 50],
    ["nothing grew within the whole window", [[0, 100], [2_000, 300]], 12_000, 0],
    ["nothing grew for long", [[0, 100], [2_000, 300]], 1_000_000, 0],
    ["growth of before the window does not count", [[0, 0], [1_000, 9_000], [11_000, 9_010], [12_000, 9_020]], 12_000, 1.9],
    ["a lower count starts again", [[0, 500], [1_000, 600], [2_000, 40], [4_000, 60]], 4_000, 10],
    ["a clock that was set back starts again", [[9_000, 500], [1_000, 600], [3_000, 700]], 3_000, 50],
    ["samples of the same instant", [[0, 0], [1_000, 10], [1_001, 20], [1_002, 30]], 1_002, 30 / 1.002],
  ]; // biome-ignore format: a table
  for (const [what, samples, now, want] of given) {
    const got = rateOf(samples, now);
    if (want === undefined) expect(got, what).toBeUndefined();
    else expect(got, what).toBeCloseTo(want, 6);
  }
});

test("an even count has its own rate at every sample, however often it is sampled", () => {
  const steps = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5_000 }), (gaps, perSecond) => {
      const rate = new Rate(10_000);
      let now = 0;
      rate.sample(now, 0);
      for (const gap of gaps) {
        now += gap;
        rate.sample(now, (now * perSecond) / 1_000);
      }
      expect(rate.perSecond(now)).toBeCloseTo(perSecond, 3);
    }),
  );
});
