/** Tests the judgement of transfers: the amounts of each end. */
import { expect, test } from "vitest";
import { AMOUNT, type End, endOf } from "./judge.ts";

const FEE = 1_000n;
const before = 3n * AMOUNT;

test.each<[why: string, source: bigint, between: bigint, arrived: bigint, want: End]>([
  ["nothing happened", before, 0n, 0n, "not begun"],
  ["exported", before - AMOUNT - FEE, AMOUNT, 0n, "stuck"],
  ["imported, less its fee", before - AMOUNT - FEE, 0n, AMOUNT - FEE, "once"],
  ["imported, its fee paid besides", before - AMOUNT - 2n * FEE, 0n, AMOUNT, "once"],
  ["imported twice", before - 2n * (AMOUNT + FEE), 0n, 2n * (AMOUNT - FEE), "twice"],
  ["exported twice, imported once", before - 2n * (AMOUNT + FEE), AMOUNT, AMOUNT - FEE, "stuck"],
  ["gone", before - AMOUNT, 0n, 0n, "lost"],
  ["a fee without an effect", before - FEE, 0n, 0n, "lost"],
  ["from nowhere", before, AMOUNT, 0n, "lost"],
  ["half of it", before - AMOUNT / 2n - FEE, 0n, AMOUNT / 2n, "lost"],
])("%s", (_, source, between, arrived, want) => {
  expect(endOf({ before, source, between, arrived })).toBe(want);
});
