/** Tests of the search parameters of the metrics. */
import { expect, it } from "vitest";
import {
  groups,
  intervalsOf,
  type MetricsSearch,
  metricNames,
  rangeOf,
  readMetricsSearch,
  toggled,
  windowMetrics,
} from "./metrics-search.ts";

it("offers every metric once", () =>
  expect(groups.flatMap(([, metrics]) => metrics).sort()).toEqual([...metricNames].sort()));

it.each<[given: Record<string, unknown>, want: MetricsSearch]>([
  [{}, {}],
  [
    { chain: 43112, metric: "gasUsed", interval: "hour" },
    { chain: "43112", metric: "gasUsed", interval: "hour" },
  ],
  [{ chain: "43112,77100" }, { chain: "43112,77100" }],
  [{ chain: "43112,", metric: "speed", interval: "year" }, {}],
  [
    { start: "2026-06-01", end: "2026-06-30" },
    { start: "2026-06-01", end: "2026-06-30" },
  ],
  [{ start: "2026-02-30", end: "June" }, {}],
  [{ start: 20260601, end: "1969-12-31" }, {}],
])("reads %j as %j", (given, want) => expect(readMetricsSearch(given)).toEqual(want));

it.each([
  [{}, {}],
  [{ start: "1970-01-02" }, { startTimestamp: 86_400 }],
  [
    { start: "1970-01-02", end: "1970-01-02" },
    { startTimestamp: 86_400, endTimestamp: 172_800 },
  ],
])("the days %j are the range %j", (search, want) => expect(rangeOf(search)).toEqual(want));

it.each([
  [["1"], "2", ["1", "2"]],
  [["1", "2"], "1", ["2"]],
  [["1"], "1", ["1"]],
])("%j with %s chosen or not are %j", (chosen, chain, want) => expect(toggled(chosen, chain)).toEqual(want));

it("offers the intervals and windows that the service has", () => {
  expect(intervalsOf("txCount")).toContain("hour");
  expect(intervalsOf("avgTps")).toEqual(["day"]);
  expect(intervalsOf("cumulativeContracts")).toEqual(["day"]);
  expect(windowMetrics).toContain("avgTps");
  expect(windowMetrics.some((name) => name.startsWith("cumulative"))).toBe(false);
});
