/** Whatever failed stands at the end of a run's log, with its reason. */
import { describe, expect, it } from "vitest";
import { failuresOf, failuresOfSteps, failuresOfTests } from "./failures.ts";

describe("failuresOfTests", () => {
  const passed = { status: "passed", fullName: "adds", failureMessages: [] };
  it.each([
    { title: "no report", report: "", lines: [] },
    {
      title: "passed files",
      report: JSON.stringify({
        testResults: [{ name: "a.test.ts", status: "passed", message: "", assertionResults: [passed] }],
      }),
      lines: [],
    },
    {
      title: "a failed test",
      report: JSON.stringify({
        testResults: [
          {
            name: "a.test.ts",
            status: "failed",
            message: "",
            assertionResults: [
              passed,
              { status: "failed", fullName: "group takes away", failureMessages: ["Error: 1\n  at a.ts:3"] },
            ],
          },
        ],
      }),
      lines: ["a.test.ts: group takes away", "    Error: 1", "      at a.ts:3"],
    },
    {
      title: "a file that could not be run",
      report: JSON.stringify({
        testResults: [
          { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
        ],
      }),
      lines: ["b.test.ts: the file failed", "    no such module"],
    },
  ])("$title", ({ report, lines }) => expect(failuresOfTests(report)).toEqual(lines));

  it("shows the beginning of a long message", () => {
    const failureMessages = [Array.from({ length: 1_000 }, (_, line) => `line ${line}`).join("\n")];
    const assertionResults = [{ status: "failed", fullName: "long", failureMessages }];
    const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults }];
    expect(failuresOfTests(JSON.stringify({ testResults }))).toHaveLength(26);
  });
});

it("finds the steps that failed", () => {
  const output =
    "ok     0.1 s  types\nFAIL   1.5 s  words (a.ts:3)\nFAIL is a word\ncheck: 1 passed, 1 failed (words)\n";
  expect(failuresOfSteps(output)).toEqual(["FAIL   1.5 s  words (a.ts:3)"]);
});

describe("failuresOf", () => {
  it.each([
    { named: [], status: 0, lines: [] },
    { named: ["x"], status: 1, lines: ["check:", "  x"] },
    { named: [], status: 7, lines: ["check: ended with 7"] },
    { named: [], status: Number.NaN, lines: ["check: ended with NaN"] },
  ])("$named, ended with $status", ({ named, status, lines }) =>
    expect(failuresOf("check", status, named)).toEqual(lines),
  );
});
