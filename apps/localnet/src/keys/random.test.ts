import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const draw = (label: string) => {
  const random = createRandom(label);
  return Array.from({ length: 5 }, () => random.uint32());
};

test("a label determines the stream", () => {
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("drawing from a stream does not change its forks", () => {
  const drawn = createRandom("a");
  drawn.uint32();
  expect(drawn.fork("x").uint32()).toBe(createRandom("a").fork("x").uint32());
});

test("int reaches both bounds and stays between them", () => {
  const random = createRandom("dice");
  const seen = new Set(Array.from({ length: 600 }, () => random.int(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("below reaches every integer under its limit and no other, also for limits above 32 bits", () => {
  const random = createRandom("dice");
  const seen = new Set(Array.from({ length: 600 }, () => random.below(6n)));
  expect([...seen].sort()).toEqual([0n, 1n, 2n, 3n, 4n, 5n]);
  const limit = 1n << 63n;
  const large = Array.from({ length: 64 }, () => random.below(limit));
  expect(large.every((value) => value >= 0n && value < limit)).toBe(true);
  expect(new Set(large.map((value) => value >> 62n))).toEqual(new Set([0n, 1n]));
});

test("picking from an empty list is refused", () => {
  expect(() => createRandom("a").pick([])).toThrow(RangeError);
});
