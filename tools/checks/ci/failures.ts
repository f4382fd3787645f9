/** What failed in a continuous integration run, in lines to print at its end: a log that is cut still holds them. */

interface TestReport {
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

/** Lines of a test's message: the reason, what was expected, and where. */
const MESSAGE_LINES = 25;

/** The beginning of a message, each line indented. */
const excerpt = (message: string): string[] =>
  message
    .trimEnd()
    .split("\n")
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`);

/** The failed tests of vitest's JSON report, and the files that could not be run; none when it wrote none. */
export function failuresOfTests(report: string): string[] {
  if (report === "") return [];
  const { testResults }: TestReport = JSON.parse(report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return [`${name}: the file failed`, ...excerpt(message)];
    return failed.flatMap(({ fullName, failureMessages }) => [
      `${name}: ${fullName}`,
      ...failureMessages.flatMap(excerpt),
    ]);
  });
}

/** The lines of the steps that failed, of what a check printed. */
export const failuresOfSteps = (output: string): string[] =>
  output.split("\n").filter((line) => /^FAIL\s+[\d.]+ s /.test(line));

/** What to print of a command that ended with `status`: one that named no failure is a failure itself. */
export function failuresOf(command: string, status: number, named: readonly string[]): readonly string[] {
  if (named.length > 0) return [`${command}:`, ...named.map((line) => `  ${line}`)];
  return status === 0 ? [] : [`${command}: ended with ${status}`];
}
