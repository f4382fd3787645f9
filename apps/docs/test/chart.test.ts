/** The charts of guides: points out of printed lines, round axes, and a summary in words. */
import { describe, expect, test } from "vitest";
import { axisOf, chartParts, summaryOf } from "../src/charts/chart.ts";
import { pointsOf } from "../src/charts/points.ts";

describe("points", () => {
  test("are the lines that a program printed", () => {
    expect(pointsOf("2026-05-30 12\n2026-05-31 0.5\n")).toEqual([
      { label: "2026-05-30", value: 12 },
      { label: "2026-05-31", value: 0.5 },
    ]);
    expect(() => pointsOf("2026-05-30 12\nthe end")).toThrow('"the end" is no point');
  });
});

test.each<[largest: number, want: number[]]>([
  [0, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [8, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
])("the axis up to %d has round values", (largest, want) => {
  expect(axisOf(largest)).toEqual(want);
});

const days = Array.from({ length: 30 }, (_, at) => ({ label: `day-${at + 1}`, value: at % 7 }));

test("a bar ends where its value is on the axis, and stands on the zero line", () => {
  const drawn = chartParts(
    [
      { label: "a", value: 4 },
      { label: "b", value: 2 },
    ],
    "bars",
  );
  const bars = [...drawn.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)];
  expect(bars.map(([, y, height]) => [Number(y), Number(y) + Number(height)])).toEqual([
    [12, 200],
    [106, 200],
  ]);
});

test("a line has a corner for each point, and few labels", () => {
  const drawn = chartParts(days, "line");
  expect(/points="([^"]+)"/.exec(drawn)?.[1]?.split(" ")).toHaveLength(30);
  expect([...drawn.matchAll(/>(day-\d+)</g)].map(([, label]) => label)).toEqual([
    "day-1",
    "day-11",
    "day-20",
    "day-30",
  ]);
});

test("the summary says in words what the chart shows", () => {
  expect(summaryOf(days, "transactions")).toBe(
    "30 values from day-1 to day-30; the smallest is 0 transactions (day-1), the largest 6 transactions (day-7).",
  );
});
