/** Samples by weight: how large, of whom, in which order, and how often of each. */
import { expect, test } from "vitest";
import { createRandom } from "../../keys/random.ts";
import { sampleNodes } from "./sample.ts";

const node = (byte: number, weight: bigint) => ({
  nodeId: new Uint8Array(20).fill(byte),
  weight,
  publicKey: undefined,
});
const drawn = (weights: readonly bigint[], size: number, label = "sample") =>
  sampleNodes(
    // The later nodes have the lower ids, so that the order of the response is not that of the set.
    weights.map((weight, index) => node(weights.length - index, weight)),
    size,
    createRandom(label),
  )?.map(([byte = 0]) => byte);

test.each([
  { name: "none of nobody", weights: [], size: 0, want: [] },
  { name: "none of somebody", weights: [5n], size: 0, want: [] },
  { name: "one of nobody", weights: [], size: 1, want: undefined },
  { name: "every unit, in the order of ids", weights: [1n, 2n, 3n], size: 6, want: [1, 1, 1, 2, 2, 3] },
  { name: "a unit more than there are", weights: [1n, 2n, 3n], size: 7, want: undefined },
  { name: "one node twice", weights: [1n << 60n], size: 2, want: [1, 1] },
])("$name", ({ weights, size, want }) => {
  expect(drawn(weights, size)).toEqual(want);
});

test("the label determines the sample", () => {
  const weights = [3_000n, 5_000n, 7_000n];
  expect(drawn(weights, 20)).toEqual(drawn(weights, 20));
  expect(drawn(weights, 20)).not.toEqual(drawn(weights, 20, "another"));
});

test("no node is drawn more often than its weight allows, and each about in proportion to its weight", () => {
  const weights = [30n, 60n, 10n];
  const counts = new Map<number, number>();
  for (let round = 0; round < 500; round += 1) {
    const sample = drawn(weights, 20, `round ${round}`) ?? [];
    expect(sample).toHaveLength(20);
    expect(sample).toEqual(sample.toSorted());
    expect(sample.filter((byte) => byte === 1).length).toBeLessThanOrEqual(10);
    for (const byte of sample) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  }
  // Of 10,000 draws; the labels fix them, so that the margin is for another generator alone.
  expect(counts.get(3)).toBeGreaterThan(2_800);
  expect(counts.get(3)).toBeLessThan(3_200);
  expect(counts.get(2)).toBeGreaterThan(5_800);
  expect(counts.get(2)).toBeLessThan(6_200);
});
