/** Days of an export: inclusive, in UTC, under new and old names. */

import { expect, test } from "vitest";
import { type ExportDates, readExportDates } from "./export-dates.ts";

const at = (text: string): number => Date.parse(text) / 1000;

const taken: [given: ExportDates, from: string | undefined, to: string | undefined][] = [
  [{}, undefined, undefined],
  [{ firstDate: "2026-01-01" }, "2026-01-01T00:00:00Z", undefined],
  [{ lastDate: "2026-01-31" }, undefined, "2026-02-01T00:00:00Z"],
  [{ firstDate: "2024-02-29", lastDate: "2024-02-29" }, "2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z"],
  [{ startDate: "2026-01-01", endDate: "2026-01-02" }, "2026-01-01T00:00:00Z", "2026-01-03T00:00:00Z"],
  [{ firstDate: "2026-01-01", endDate: "2026-01-02" }, "2026-01-01T00:00:00Z", "2026-01-03T00:00:00Z"],
  [{ startDate: "2026-01-01", lastDate: "2026-01-02" }, "2026-01-01T00:00:00Z", "2026-01-03T00:00:00Z"],
  [{ firstDate: "1969-12-31" }, "1969-12-31T00:00:00Z", undefined],
];
test.each(taken)("%j is accepted", (given, from, to) => {
  expect(readExportDates(given)).toEqual({ ...(from && { from: at(from) }), ...(to && { to: at(to) }) });
});

const refused: [given: ExportDates, message: string][] = [
  [{ firstDate: "2026-02-30" }, 'firstDate must be a day as YYYY-MM-DD, not "2026-02-30"'],
  [{ firstDate: "2025-02-29" }, 'firstDate must be a day as YYYY-MM-DD, not "2025-02-29"'],
  [{ lastDate: "2026-13-01" }, 'lastDate must be a day as YYYY-MM-DD, not "2026-13-01"'],
  [{ startDate: "2026-1-1" }, 'startDate must be a day as YYYY-MM-DD, not "2026-1-1"'],
  [{ endDate: "2026-01-01T00:00:00Z" }, 'endDate must be a day as YYYY-MM-DD, not "2026-01-01T00:00:00Z"'],
  [{ firstDate: "" }, 'firstDate must be a day as YYYY-MM-DD, not ""'],
  [{ firstDate: "1735689600" }, 'firstDate must be a day as YYYY-MM-DD, not "1735689600"'],
  [{ firstDate: "2026-01-01\n" }, 'firstDate must be a day as YYYY-MM-DD, not "2026-01-01\n"'],
  [
    { firstDate: "2026-01-02", lastDate: "2026-01-01" },
    "firstDate 2026-01-02 must not be after lastDate 2026-01-01",
  ],
  [
    { startDate: "2026-01-02", endDate: "2026-01-01" },
    "startDate 2026-01-02 must not be after endDate 2026-01-01",
  ],
  [
    { firstDate: "2026-01-01", startDate: "2026-01-01" },
    "firstDate and startDate exclude each other: startDate is the older name of firstDate",
  ],
  [
    { lastDate: "2026-01-01", endDate: "2026-01-01" },
    "lastDate and endDate exclude each other: endDate is the older name of lastDate",
  ],
];
test.each(refused)("%j is refused", (given, message) => {
  expect(() => readExportDates(given)).toThrow(message);
});
