/** Plans cover every height, or a sample from all sections. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { blockSteps, choose } from "./plan.ts";

const heightsOf = (steps: ReturnType<typeof blockSteps>): readonly number[] =>
  steps.flatMap((step) =>
    step.kind === "blocks"
      ? Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index)
      : [],
  );

test("without a sample each height is in one step", () => {
  fc.assert(
    fc.property(fc.nat(1_000), (height) => {
      const all = Array.from({ length: height }, (_, index) => index + 1);
      expect(heightsOf(blockSteps("p-chain", height, undefined, 1))).toEqual(all);
    }),
  );
});

test("a sample has as many heights as requested, none twice, with some in each section, and the last", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.nat(),
      (height, sample, seed) => {
        const heights = heightsOf(blockSteps("p-chain", height, sample, seed));
        expect(heights).toHaveLength(Math.min(height, sample));
        expect(new Set(heights).size).toBe(heights.length);
        expect(heights.at(-1)).toBe(height);
        expect(heights.every((each) => each >= 1 && each <= height)).toBe(true);
        expect([...heights].sort((a, b) => a - b)).toEqual(heights);
        expect(blockSteps("p-chain", height, sample, seed)).toEqual(
          blockSteps("p-chain", height, sample, seed),
        );
      },
    ),
  );
});

test("a choice keeps the order of the list", () => {
  expect(choose(["a", "b", "c"], 3, 7)).toEqual(["a", "b", "c"]);
  expect(choose(["a", "b", "c"], 1, 7)).toHaveLength(1);
});
