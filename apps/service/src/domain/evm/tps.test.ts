import { expect, test } from "vitest";
import { averageTps, DAY, knownUntil } from "./tps.ts";

const day = 20_000;
const start = day * DAY;

test.each([
  { why: "a whole day", txs: 86_400, until: start + DAY, want: 1 },
  { why: "a day that is long over", txs: 43_200, until: start + 9 * DAY, want: 0.5 },
  { why: "the running day, a quarter of it", txs: 21_600, until: start + DAY / 4, want: 1 },
  { why: "the running day's first second", txs: 3, until: start + 1, want: 3 },
  { why: "the running day's first instant", txs: 3, until: start, want: 3 },
  { why: "nothing", txs: 0, until: start + 10, want: 0 },
])("$why", ({ txs, until, want }) => {
  expect(averageTps(day, txs, until)).toEqual({ timestamp: start, value: want });
});

test.each([
  { block: 100, looked: 90, want: 100 },
  { block: 100, looked: 160, want: 160 },
  { block: 100, looked: 0, want: 100 },
])("known until $want", ({ block, looked, want }) => {
  expect(knownUntil(block, looked)).toBe(want);
});
