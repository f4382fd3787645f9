/** A cut file ends with a whole day, and the exports that go on from each other's ends cover everything once. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { addRows, headerOnly } from "./whole-days.ts";

const HEADER = 10;
/** Bytes of a row in these tests. */
const WIDTH = 5;

/** Runs over transactions of one day after another; returns the rows kept and the day to go on with. */
function exportDays(txs: readonly { day: string; rows: number }[], maxRows: number) {
  let reached = headerOnly(HEADER);
  for (const { day, rows } of txs) {
    const next = addRows(reached, day, { rows, bytes: rows * WIDTH }, maxRows);
    reached = next.reached;
    if (next.cut) return { rows: reached.rows, bytes: reached.bytes, nextDate: day };
  }
  return { rows: reached.rows, bytes: reached.bytes, nextDate: undefined };
}

const given: [
  name: string,
  txs: [day: string, rows: number][],
  max: number,
  rows: number,
  nextDate?: string,
][] = [
  ["nothing", [], 3, 0],
  [
    "all fits",
    [
      ["a", 1],
      ["a", 1],
      ["b", 1],
    ],
    3,
    3,
  ],
  [
    "the second day is too much",
    [
      ["a", 2],
      ["b", 2],
    ],
    3,
    2,
    "b",
  ],
  [
    "too much in the middle of a day: its beginning goes too",
    [
      ["a", 1],
      ["b", 1],
      ["b", 1],
      ["b", 1],
    ],
    3,
    1,
    "b",
  ],
  [
    "the first day stays whole",
    [
      ["a", 2],
      ["a", 2],
      ["a", 2],
    ],
    3,
    6,
  ],
  [
    "after a first day that was too large nothing more",
    [
      ["a", 5],
      ["b", 1],
    ],
    3,
    5,
    "b",
  ],
  [
    "exactly the limit, and one day more",
    [
      ["a", 3],
      ["b", 1],
    ],
    3,
    3,
    "b",
  ],
  [
    "the third day",
    [
      ["a", 1],
      ["b", 1],
      ["c", 5],
    ],
    3,
    2,
    "c",
  ],
];
test.each(given)("%s", (_, txs, max, rows, nextDate) => {
  const got = exportDays(
    txs.map(([day, count]) => ({ day, rows: count })),
    max,
  );
  expect(got).toEqual({ rows, bytes: HEADER + rows * WIDTH, nextDate });
});

test("continuing from nextDate covers every row once, for any limit", () => {
  const days = fc.array(
    fc.record({ day: fc.integer({ min: 10, max: 30 }), rows: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (unordered, maxRows) => {
      const txs = unordered
        .map(({ day, rows }) => ({ day: String(day), rows }))
        .sort((a, b) => (a.day < b.day ? -1 : 1));
      let [sum, from] = [0, ""];
      for (let exports = 0; ; exports++) {
        expect(exports).toBeLessThan(30);
        const left = txs.filter(({ day }) => day >= from);
        const { rows, nextDate } = exportDays(left, maxRows);
        sum += rows;
        if (rows > maxRows)
          expect(left.filter(({ day }) => day === left[0]?.day).reduce((all, tx) => all + tx.rows, 0)).toBe(
            rows,
          );
        if (nextDate === undefined) break;
        expect(nextDate > from).toBe(true);
        from = nextDate;
      }
      expect(sum).toBe(txs.reduce((all, { rows }) => all + rows, 0));
    }),
  );
});
