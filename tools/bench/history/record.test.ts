/** Which figures of a release are kept. */
import { expect, it } from "vitest";
import { keptLines, type Release, withFigures } from "./record.ts";

const table = (title: string, median: number) => ({
  row: title,
  title,
  unit: "ms",
  measuredAt: "2026-11-22",
  loadAverage: 1,
  lines: { data: { value: { min: median, median, max: median } } },
});
const release = (version: string, ...tables: ReturnType<typeof table>[]): Release => ({
  version,
  node: "v20.20.2",
  cpu: "2 x CPU",
  tables,
});

it.each<{ what: string; before: Release[]; measured: Release; want: Release[] }>([
  {
    what: "the first",
    before: [],
    measured: release("1.0.0", table("a", 1)),
    want: [release("1.0.0", table("a", 1))],
  },
  {
    what: "a new version, first",
    before: [release("1.0.0", table("a", 1))],
    measured: release("1.1.0", table("a", 2)),
    want: [release("1.1.0", table("a", 2)), release("1.0.0", table("a", 1))],
  },
  {
    what: "a version again, in place of the same tables alone",
    before: [release("1.1.0", table("a", 2), table("b", 3)), release("1.0.0", table("a", 1))],
    measured: release("1.1.0", table("a", 4)),
    want: [release("1.1.0", table("b", 3), table("a", 4)), release("1.0.0", table("a", 1))],
  },
])("keeps the figures of $what", ({ before, measured, want }) => {
  expect(withFigures(before, measured)).toEqual(want);
});

it("keeps four digits, and nothing of what was not run", () => {
  const value = { min: 1.23456, median: 12.3456, max: 123.456 };
  expect(
    keptLines([
      { subject: "data", value, ratio: value },
      { subject: "viem", reason: "absent" },
    ]),
  ).toEqual({
    data: {
      value: { min: 1.235, median: 12.35, max: 123.5 },
      ratio: { min: 1.235, median: 12.35, max: 123.5 },
    },
  });
});
