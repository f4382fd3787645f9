/** Counts come from what each command reported, and a failure is never lost. */
import { describe, expect, it } from "vitest";
import { readReport, summary } from "./report.ts";

const json = (value: object) => JSON.stringify(value);

describe("readReport of vitest", () => {
  const passed = { status: "passed", fullName: "adds", failureMessages: [] };
  const file = { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed] };
  const read = (testResults: readonly object[], counts = {}) =>
    readReport(
      json({
        numPassedTests: 5,
        numFailedTests: 2,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults,
        ...counts,
      }),
    );

  it("counts what passed and was skipped", () => {
    expect(read([], { numPendingTests: 2 })).toEqual({ passed: 5, failures: [], skipped: ["", ""] });
  });

  it("names a failed test, with the beginning of its reason", () => {
    const message = ["Error: 1", ...Array.from({ length: 1_000 }, (_, line) => `  at a.ts:${line}`)].join(
      "\n",
    );
    const failed = { status: "failed", fullName: "group takes away", failureMessages: [message] };
    const [text = "", ...others] = read([{ ...file, assertionResults: [passed, failed] }]).failures;
    expect(others).toEqual([]);
    expect(text.split("\n").slice(0, 3)).toEqual([
      "a.test.ts: group takes away",
      "    Error: 1",
      "      at a.ts:0",
    ]);
    expect(text.split("\n")).toHaveLength(26);
  });

  it("counts a file that could not be run", () => {
    const unread = { ...file, message: "no such module", assertionResults: [] };
    expect(read([unread]).failures).toEqual(["a.test.ts: the file failed\n    no such module"]);
  });
});

describe("readReport of Playwright", () => {
  const test = (title: string, status: string, more = {}) => ({
    title,
    file: "views.spec.ts",
    tests: [{ projectName: "explorer", status, annotations: [], results: [{ errors: [] }], ...more }],
  });

  it("reads tests at any depth", () => {
    const errors = [{ message: "\u001b[31mthe page complains\u001b[39m" }];
    const annotations = [{ type: "skip", description: "no Chromium on this machine" }];
    const specs = [
      test("overview", "expected"),
      test("blocks", "unexpected", { results: [{ errors }] }),
      test("asset", "skipped", { annotations }),
      test("after a failed build", "skipped"),
    ];
    expect(
      readReport(
        json({
          suites: [{ title: "views.spec.ts", specs: [], suites: [{ title: "dark", specs }] }],
          errors: [],
        }),
      ),
    ).toEqual({
      passed: 1,
      failures: ["explorer: views.spec.ts: dark, blocks\n    the page complains"],
      skipped: ["no Chromium on this machine", "not run"],
    });
  });

  it("counts a fault outside of the tests", () => {
    expect(readReport(json({ suites: [], errors: [{ message: "no such module" }] })).failures).toEqual([
      "outside of the tests\n    no such module",
    ]);
  });
});

it("reads the report of our own steps", () => {
  const steps = [
    { name: "types", outcome: "passed", note: "", seconds: 1 },
    { name: "words", outcome: "failed", note: "", reason: "a.ts:3", seconds: 1 },
    { name: "page", outcome: "skipped", note: "no Chromium", seconds: 0 },
  ];
  expect(readReport(json({ steps }))).toEqual({
    passed: 1,
    failures: ["words\n    a.ts:3"],
    skipped: ["page: no Chromium"],
  });
});

describe("summary", () => {
  const passed = json({ steps: [{ name: "a", outcome: "passed", note: "" }] });
  const failed = json({ steps: [{ name: "a", outcome: "failed", reason: "why" }] });
  const skipped = json({ steps: Array(2).fill({ name: "a", outcome: "skipped", note: "why" }) });
  it.each([
    { title: "passed", status: 0, report: passed, lines: ["1 passed, 0 failed"] },
    {
      title: "failed",
      status: 1,
      report: failed,
      lines: ["check FAILED: a\n    why", "0 passed, 1 failed"],
    },
    // A program that counts a failure and ends with 0 has failed all the same.
    { title: "0", status: 0, report: failed, lines: ["check FAILED: a\n    why", "0 passed, 1 failed"] },
    {
      title: "died after its report",
      status: 7,
      report: passed,
      lines: ["check FAILED: ended with 7", "1 passed, 1 failed"],
    },
    {
      title: "no report",
      status: Number.NaN,
      report: undefined,
      lines: ["check FAILED: ended with NaN and without a report", "0 passed, 1 failed"],
    },
    {
      title: "died while it wrote its report",
      status: 0,
      report: passed.slice(0, -1),
      lines: ["check FAILED: ended with 0 and without a report", "0 passed, 1 failed"],
    },
    {
      title: "skipped",
      status: 0,
      report: skipped,
      lines: ["check: 2 skipped (a: why)", "0 passed, 0 failed"],
    },
  ])("$title", ({ status, report, lines }) => {
    const { lines: said, isPassed } = summary([{ command: "check", status, report }]);
    expect(said).toEqual(lines);
    expect(isPassed).toBe(lines.length === 1);
  });

  it("adds the counts of all commands", () => {
    const ended = { command: "check", status: 0, report: passed };
    expect(summary([ended, { ...ended, command: "test" }]).lines).toEqual(["2 passed, 0 failed"]);
    expect(summary([]).isPassed).toBe(false);
  });
});
