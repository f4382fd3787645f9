/** Ranges that are remembered, and the time for which they are. */

import { expect, test } from "vitest";
import { type EvmRange, RangeMemory } from "./range-memory.ts";

const range = (first: number, hash = "0x01"): EvmRange => ({
  first,
  last: first + 1,
  parent: "0x00",
  hash,
  time: 0,
});

test("a range is taken once, of its chain and with its last block", () => {
  const memory = new RangeMemory();
  const kept = new Map();
  memory.keep(1, range(4), kept);
  expect(memory.take(2, range(4))).toBeUndefined();
  expect(memory.take(1, range(4, "0x02"))).toBeUndefined();
  expect(memory.take(1, range(4))).toBe(kept);
  expect(memory.take(1, range(4))).toBeUndefined();
});

test("the newest 16 are remembered", () => {
  const memory = new RangeMemory();
  for (let first = 0; first < 20; first++) memory.keep(1, range(first), new Map());
  const known = Array.from({ length: 20 }, (_, first) => memory.take(1, range(first)) !== undefined);
  expect(known.indexOf(true)).toBe(4);
  expect(known.lastIndexOf(false)).toBe(3);
});
