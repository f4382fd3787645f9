/** Which figures are kept, and in place of which. */
import { expect, it } from "vitest";
import { type KeptTable, keptLines, withTables } from "./kept.ts";

const table = (title: string, machine: string, median: number): KeptTable => ({
  row: title,
  title,
  unit: "ms",
  machine,
  measuredAt: "2026-11-22",
  commit: "accb53b9",
  digest: "",
  lines: { data: { value: { min: median, median, max: median } } },
});

it.each([
  { what: "the first", before: [], measured: [table("a", "x", 1)], want: [table("a", "x", 1)] },
  {
    what: "a machine again, in place of its own",
    before: [table("a", "x", 1), table("a", "y", 2), table("b", "x", 3)],
    measured: [table("a", "x", 4)],
    want: [table("a", "x", 4), table("a", "y", 2), table("b", "x", 3)],
  },
])("keeps the figures of $what", ({ before, measured, want }) => {
  expect(withTables(before, measured)).toEqual(want);
});

it("keeps four digits, and neither what was not run or shown nor a ratio of one round", () => {
  const value = { min: 1.23456, median: 12.3456, max: 123.456 };
  const kept = { min: 1.235, median: 12.35, max: 123.5 };
  const once = { min: 2, median: 2, max: 2 };
  expect(
    keptLines(
      [
        { subject: "data", value, ratio: value },
        { subject: "page", value, ratio: once },
        { subject: "undici", value },
        { subject: "viem", reason: "absent" },
      ],
      (subject) => subject !== "undici",
    ),
  ).toEqual({ data: { value: kept, ratio: kept }, page: { value: kept } });
});
