/** Order of values that are taken one by one: that of a sort. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

test("yields each value, in the order of a sort", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      const order = (left: number, right: number) => left - right;
      expect([...inOrder(values, order)]).toEqual(values.toSorted(order));
    }),
  );
});

test("compares no more than it must for the first values, and leaves the given ones as they are", () => {
  const values = Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % 1_000);
  const given = [...values];
  let compared = 0;
  const taken = inOrder(values, (left, right) => {
    compared++;
    return left - right;
  });
  expect([taken.next().value, taken.next().value]).toEqual([0, 1]);
  expect(compared).toBeLessThan(2_100);
  expect(values).toEqual(given);
});
