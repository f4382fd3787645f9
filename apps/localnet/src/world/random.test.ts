import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const draw = (label: string) => {
  const random = createRandom(label);
  return Array.from({ length: 5 }, () => random.uint32());
};

test("a label fixes the stream", () => {
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("drawing from a stream does not move its forks", () => {
  const drawn = createRandom("a");
  drawn.uint32();
  expect(drawn.fork("x").uint32()).toBe(createRandom("a").fork("x").uint32());
});

test("int reaches both ends and stays between them", () => {
  const random = createRandom("dice");
  const seen = new Set(Array.from({ length: 600 }, () => random.int(1, 6)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("picking from nothing is refused", () => {
  expect(() => createRandom("a").pick([])).toThrow(RangeError);
});
