/** Blocks that are read again, and chains that are given up. */

import { expect, test } from "vitest";
import { Doubt } from "./doubt.ts";

test("a contradiction at one height counts the second time; then blocks are read one by one until all heights read before are passed", () => {
  const doubt = new Doubt();
  expect(doubt.batch(10, 256)).toBe(256);
  expect(doubt.confirms(10, 256)).toBe(false);
  expect([10, 11, 265].map((height) => doubt.batch(height, 256))).toEqual([1, 1, 1]);
  expect(doubt.batch(266, 256)).toBe(256);
  // Further on it is another one.
  expect(doubt.confirms(12, 1)).toBe(false);
  expect(doubt.batch(100, 256)).toBe(1);
  expect(doubt.confirms(12, 1)).toBe(true);
});
