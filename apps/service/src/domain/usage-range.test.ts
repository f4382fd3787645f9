/** Ranges and periods of recorded requests. */
import { describe, expect, it } from "vitest";
import { periodEnd, type UsageInterval, usageRange } from "./usage-range.ts";

const at = (text: string) => Date.parse(text) / 1000;
const given = (text: string | undefined) => (text === undefined ? undefined : at(text));
const NOW = at("2026-03-04T05:06:07Z");

describe("a range", () => {
  it.each<[what: string, start: string | undefined, end: string | undefined, from: string, to: string]>([
    ["begins some days before now", undefined, undefined, "2026-02-25T00:00:00Z", "2026-03-04T05:06:08Z"],
    [
      "is rounded down to midnight at both ends",
      "2026-03-01T10:00:00Z",
      "2026-03-03T23:59:59Z",
      "2026-03-01T00:00:00Z",
      "2026-03-03T00:00:00Z",
    ],
    [
      "begins before its end",
      undefined,
      "2026-01-09T12:00:00Z",
      "2026-01-02T00:00:00Z",
      "2026-01-09T00:00:00Z",
    ],
    ["is bounded", "+275000-01-01T00:00:00Z", undefined, "+036812-02-20T00:00:00Z", "2026-03-04T05:06:08Z"],
    ["goes on to now", "2026-03-04T00:00:00Z", undefined, "2026-03-04T00:00:00Z", "2026-03-04T05:06:08Z"],
  ])("%s", (_, start, end, from, to) => {
    const range = usageRange(given(start), given(end), 7, NOW);
    expect(range).toEqual({ from: at(from), to: at(to) });
  });
});

it.each<[interval: UsageInterval, start: string, end: string]>([
  ["minute", "2026-02-28T23:59:00Z", "2026-03-01T00:00:00Z"],
  ["hourly", "2026-02-28T23:00:00Z", "2026-03-01T00:00:00Z"],
  ["daily", "2026-02-28T00:00:00Z", "2026-03-01T00:00:00Z"],
  ["weekly", "2026-02-23T00:00:00Z", "2026-03-02T00:00:00Z"],
  ["monthly", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
])("a period of %s from %s ends at %s", (interval, start, end) => {
  expect(periodEnd(interval, at(start))).toBe(at(end));
});
