/** Events that `watch` keeps. */
import { expect, it } from "vitest";
import { block } from "../../test/block-happening.ts";
import { lineOf } from "./frame.ts";
import { Happenings } from "./happening.ts";

it("keeps the newest first, each once, and only so many", () => {
  const known = new Happenings();
  expect([known.add(block(2)), known.add(block(1)), known.add(block(3)), known.add(block(2))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(known.of("block").map(({ height }) => height)).toEqual([3, 2, 1]);
  for (let height = 4; height <= 200; height++) known.add(block(height));
  expect(known.of("block").map(({ height }) => height)).toEqual(
    Array.from({ length: 100 }, (_, i) => 200 - i),
  );
});

it("forgets what a chain took back, which may come again", () => {
  const known = new Happenings();
  for (const one of [block(1), block(2), block(2, "43112")]) known.add(one);
  known.rewind("p-chain", 1);
  expect(known.of("block").map(({ id }) => id)).toEqual(["43112-2", "p-chain-1"]);
  expect(known.add(block(2))).toBe(true);
});

it("has a line for each", () => {
  expect(lineOf(block(5))).toBe("2026-06-01 12:00:05  block  p-chain  5  1 transaction  p-chain-5");
});
