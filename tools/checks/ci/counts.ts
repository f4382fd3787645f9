/** What the commands of a continuous integration run counted, read from what they wrote. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const NOTHING: Counts = { passed: 0, failed: 0 };

/** The counts of the last line that has some, as in "check: 13 passed, 0 failed"; none without such a line. */
export function countsOfSteps(output: string): Counts {
  const last = [...output.matchAll(/: (\d+) passed, (\d+) failed/g)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : NOTHING;
}

/** The counts of vitest's JSON report; none when it wrote none. */
export function countsOfTests(report: string): Counts {
  if (report === "") return NOTHING;
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } =
    JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The counts of a command that ended with `status`: one that failed without counting a failure counts as one failure. */
export const withStatus = ({ passed, failed }: Counts, status: number): Counts => ({
  passed,
  failed: failed === 0 && status !== 0 ? 1 : failed,
});

/** All of them together. */
export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    NOTHING,
  );
