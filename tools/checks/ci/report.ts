/** The end of a continuous integration run: what failed and was skipped, and how many passed, by the reports of its commands. */
import { stripVTControlCharacters } from "node:util";
import type { Step, StepsReport } from "../../shared/steps.ts";

/** What a command's report says. */
export interface Report {
  readonly passed: number;
  /** What failed, by name, with the beginning of its reason. */
  readonly failures: readonly string[];
  /** Why each skipped test was; empty where its runner does not say. */
  readonly skipped: readonly string[];
}

/** A command that has ended. */
export interface Ended {
  readonly command: string;
  readonly status: number;
  /** Text of its report; undefined when it wrote none. */
  readonly report: string | undefined;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A file of tests, or a group of them. */
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends Pick<PlaywrightSuite, "suites"> {
  /** Faults that are no test's. */
  readonly errors: readonly { readonly message?: string }[];
}

/** Lines of a reason: what was expected, and where. A log that is cut still holds them. */
const REASON_LINES = 25;

function failure(name: string, reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason).trimEnd().split("\n").slice(0, REASON_LINES),
  );
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

function readVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return failure(`${name}: the file failed`, [message]);
    return failed.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages));
  });
  return { passed: numPassedTests, failures, skipped: Array(numPendingTests + numTodoTests).fill("") };
}

/** Tests of a file or group, each with the names of its groups in its title. */
const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap((group) =>
    specsOf(group).map((spec) => ({ ...spec, title: `${group.title}, ${spec.title}` })),
  ),
];

function readPlaywright({ suites = [], errors }: PlaywrightReport): Report {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` })));
  const of = (status: string) => tests.filter((test) => test.status === status);
  const messages = (all: PlaywrightReport["errors"]) => all.map(({ message = "" }) => message);
  return {
    passed: of("expected").length,
    failures: [
      ...errors.map((error) => failure("outside of the tests", messages([error]))),
      ...tests
        .filter(({ status }) => status !== "expected" && status !== "skipped")
        .map(({ name, projectName, results }) =>
          failure(
            `${projectName}: ${name}`,
            results.flatMap((result) => messages(result.errors)),
          ),
        ),
    ],
    skipped: of("skipped").map(
      ({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? "not run",
    ),
  };
}

function readSteps({ steps }: StepsReport): Report {
  const of = (outcome: Step["outcome"]) => steps.filter((step) => step.outcome === outcome);
  return {
    passed: of("passed").length,
    failures: of("failed").map(({ name, reason }) => failure(name, [reason])),
    skipped: of("skipped").map(({ name, note }) => `${name}: ${note}`),
  };
}

/** Reads a report of vitest, Playwright or our own steps. @throws SyntaxError when it is not whole */
export function readReport(text: string): Report {
  const report: VitestReport | PlaywrightReport | StepsReport = JSON.parse(text);
  if ("testResults" in report) return readVitest(report);
  return "steps" in report ? readSteps(report) : readPlaywright(report);
}

/** A command's report; one that died, or ended without a whole report, is a failure itself. */
function reportOf({ status, report }: Ended): Report {
  let read: Report = { passed: 0, failures: [], skipped: [] };
  try {
    read = readReport(report ?? "");
  } catch {
    return { ...read, failures: [`ended with ${status} and without a report`] };
  }
  return status === 0 || read.failures.length > 0 ? read : { ...read, failures: [`ended with ${status}`] };
}

/** Reasons, each once, with how often it was given. */
function grouped(reasons: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} skipped${reason && ` (${reason})`}`);
}

/** What is printed at the end of a run: each failure and what was skipped, then one line of counts. */
export function summary(commands: readonly Ended[]): { lines: readonly string[]; isPassed: boolean } {
  const reports = commands.map((ended) => ({ ...reportOf(ended), command: ended.command }));
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, { failures }) => sum + failures.length, 0);
  const lines = reports.flatMap(({ command, failures, skipped }) => [
    ...grouped(skipped).map((line) => `${command}: ${line}`),
    ...failures.map((text) => `${command} FAILED: ${text}`),
  ]);
  return { lines: [...lines, `${passed} passed, ${failed} failed`], isPassed: failed === 0 && passed > 0 };
}
