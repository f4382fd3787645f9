/** When a release is failed: by tables of ratios, and by chance as often as the confidence says. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Decision, judge, judgeExact, medianInterval } from "./decide.ts";

const times = (value: number, count: number) => Array.from({ length: count }, () => value);

describe("the interval of the median", () => {
  it.each<{ values: number[]; confidence: number; want: readonly number[] | undefined }>([
    { values: [], confidence: 0.95, want: undefined },
    { values: [1, 2, 3, 4, 5], confidence: 0.95, want: undefined }, // 1 - 2/32 = 93.75 %
    { values: [6, 1, 5, 2, 4, 3], confidence: 0.95, want: [1, 6] }, // 1 - 2/64 = 96.9 %
    { values: [1, 2, 3, 4, 5, 6, 7, 8], confidence: 0.95, want: [1, 8] }, // the second would be 93 %
    { values: [1, 2, 3, 4, 5, 6, 7, 8, 9], confidence: 0.95, want: [2, 8] }, // 1 - 2 x 10/512 = 96.1 %
    { values: [1, 2, 3, 4, 5], confidence: 0.9, want: [1, 5] },
  ])("$values at $confidence is $want", ({ values, confidence, want }) => {
    expect(medianInterval(values, confidence)).toEqual(want);
  });

  it("misses the true median no more often than it says", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 999 })), (chance) => {
        let missed = 0;
        for (let run = 0; run < 400; run += 1) {
          const values = [...chance.take(11)].map((value) => value + 1);
          const [low, high] = medianInterval(values, 0.95) ?? [0, 0];
          if (low > 500.5 || high < 500.5) missed += 1;
        }
        expect(missed).toBeLessThanOrEqual(60); // 5 % are 20; 60 are nine standard deviations
      }),
      { numRuns: 5 },
    );
  });
});

describe("a release's figure", () => {
  it.each<{ what: string; ratios: number[]; want: Decision }>([
    { what: "equal", ratios: times(1, 6), want: "kept" },
    { what: "faster", ratios: times(0.5, 6), want: "kept" },
    { what: "just within a tenth", ratios: times(1.1, 6), want: "kept" },
    {
      what: "slower by more than a tenth in every pair",
      ratios: [1.11, 1.2, 1.12, 1.3, 1.15, 1.13],
      want: "lost",
    },
    { what: "slower in all pairs but one of six", ratios: [1.0, 1.2, 1.2, 1.3, 1.2, 1.2], want: "unclear" },
    { what: "slower in all pairs but one of nine", ratios: [1.0, ...times(1.2, 8)], want: "lost" },
    { what: "slower on a noisy machine", ratios: [0.8, 1.4, 1.2, 0.9, 1.5, 1.3], want: "unclear" },
    { what: "equal, with one slow pair of nine", ratios: [...times(1, 8), 1.9], want: "kept" },
    { what: "slower, in too few pairs", ratios: times(2, 5), want: "unclear" },
    { what: "not measured", ratios: [], want: "unclear" },
  ])("that is $what is $want", ({ ratios, want }) => {
    expect(judge(ratios).decision).toBe(want);
  });

  it.each<{ released: number; now: number; want: Decision }>([
    { released: 1000, now: 1100, want: "kept" },
    { released: 1000, now: 1101, want: "lost" },
    { released: 1000, now: 10, want: "kept" },
  ])("of $released bytes that are now $now is $want", ({ released, now, want }) => {
    expect(judgeExact(released, now).decision).toBe(want);
  });
});
