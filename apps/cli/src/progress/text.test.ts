/** Work as a person, a log and a program read it. */
import { expect, test } from "vitest";
import { barsOf, duration, jsonOf, lineOf } from "./text.ts";
import type { Work } from "./work.ts";

const work: Work = { name: "fuji/p-chain", phase: "catching-up", ended: false, record: { chain: "p-chain" } };
const half = { done: 1_200, of: 4_800, unit: "blocks", perSecond: 120.4, secondsLeft: 30 };

test.each([
  [0, "0 s"],
  [59.4, "59 s"],
  [59.6, "1 min"],
  [185, "3 min 5 s"],
  [3_600, "1 h"],
  [7_859, "2 h 10 min"],
  [360_000, "4 d 4 h"],
  [-1, "0 s"],
])("%d seconds are %s", (seconds, want) => expect(duration(seconds)).toBe(want));

test.each<[what: Partial<Work>, want: string]>([
  [{}, "fuji/p-chain: catching-up"],
  [half, "fuji/p-chain: catching-up, 1,200 of 4,800 blocks (25 %), 120/s, 30 s left"],
  [{ ...half, perSecond: 0.25 }, "fuji/p-chain: catching-up, 1,200 of 4,800 blocks (25 %), 0.3/s, 30 s left"],
  [{ done: 7, unit: "rows", note: "slow" }, "fuji/p-chain: catching-up, 7 rows, slow"],
  [{ ...half, done: 4_799 }, "fuji/p-chain: catching-up, 4,799 of 4,800 blocks (99 %), 120/s, 30 s left"],
  [
    { ...half, done: 4_800, phase: "following", ended: true },
    "fuji/p-chain: following, 4,800 of 4,800 blocks",
  ],
])("%o is the line %s", (given, want) => expect(lineOf({ ...work, ...given })).toBe(want));

test("bars stand below each other, and no line is wider than the terminal", () => {
  const works = [
    { ...work, ...half },
    { ...work, name: "export", phase: "50 %" },
    { ...work, name: "x", done: 9, of: 3 },
  ];
  expect(barsOf(works, 200)).toEqual([
    "fuji/p-chain  [######------------------]  catching-up  1,200 of 4,800 blocks (25 %)  120/s  30 s left",
    "export        50 %",
    "x             [########################]  catching-up  9 of 3 (100 %)",
  ]);
  for (const columns of [0, 1, 20, 40]) {
    for (const line of barsOf(works, columns)) expect(line.length).toBeLessThan(Math.max(1, columns));
  }
});

test("a line of JSON is the record", () => expect(jsonOf(work)).toBe('{"chain":"p-chain"}'));
