import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, countBefore, Sorted } from "./sorted.ts";

const values = fc.uniqueArray(fc.integer({ min: -50, max: 50 }));

test("what is inserted stands in order", () => {
  fc.assert(
    fc.property(values, values, (before, later) => {
      const list = new Sorted<number>(compare, before);
      const added = later.filter((value) => !before.includes(value));
      for (const value of added) list.insert(value);
      expect(list.items).toEqual([...before, ...added].sort((a, b) => a - b));
    }),
  );
});

test("positions are found by halving", () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -60, max: 60 }), (given, key) => {
      const items = given.toSorted((a, b) => a - b);
      expect(countBefore(items, (item) => item >= key)).toBe(items.filter((item) => item < key).length);
    }),
  );
});
