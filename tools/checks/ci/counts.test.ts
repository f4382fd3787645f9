/** Counts are read from what commands wrote, and a failure is never lost. */
import { describe, expect, it } from "vitest";
import { countsOfSteps, countsOfTests, sum, withStatus } from "./counts.ts";

describe("countsOfSteps", () => {
  it.each([
    { given: "ok  1.0 s  build\ncheck: 13 passed, 0 failed\n", want: { passed: 13, failed: 0 } },
    { given: "pack-check: 28 passed, 1 failed (attw core), 1 skipped\n", want: { passed: 28, failed: 1 } },
    {
      given: "check: 1 passed, 0 failed\nELIFECYCLE\nsite-check: 20 passed, 2 failed (a, b)\nbye",
      want: { passed: 20, failed: 2 },
    },
    { given: "nothing was counted", want: { passed: 0, failed: 0 } },
    { given: "", want: { passed: 0, failed: 0 } },
  ])("$given", ({ given, want }) => expect(countsOfSteps(given)).toEqual(want));
});

it("reads vitest's report, and counts no tests when it is missing", () => {
  const report = JSON.stringify({ numTotalTests: 7, numPassedTests: 5, numFailedTests: 2 });
  expect(countsOfTests(report)).toEqual({ passed: 5, failed: 2 });
  expect(countsOfTests("")).toEqual({ passed: 0, failed: 0 });
});

describe("withStatus", () => {
  it.each([
    { counts: { passed: 3, failed: 0 }, status: 0, failed: 0 },
    { counts: { passed: 3, failed: 0 }, status: 1, failed: 1 },
    { counts: { passed: 3, failed: 2 }, status: 1, failed: 2 },
    { counts: { passed: 3, failed: 2 }, status: 0, failed: 2 },
    { counts: { passed: 3, failed: 0 }, status: Number.NaN, failed: 1 },
  ])("$counts, ended with $status", ({ counts, status, failed }) => {
    expect(withStatus(counts, status)).toEqual({ passed: 3, failed });
  });
});

it("sums are added up", () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 4000, failed: 2 },
    ]),
  ).toEqual({ passed: 4001, failed: 2 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
