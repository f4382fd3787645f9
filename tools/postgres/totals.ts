/** How many tests of each file passed, from the report of a run. */

import { relative } from "node:path";

/** The parts of vitest's JSON report that are read. */
export interface Report {
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface Total {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** Those that are about another database. */
  readonly skipped: number;
}

/** A file that fails before its tests counts as one that failed. */
export function totalsOf({ testResults }: Report, root: string): Total[] {
  return testResults
    .map(({ name, status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((one) => one.status === wanted).length;
      const [passed, failed] = [count("passed"), count("failed")];
      return {
        file: relative(root, name),
        passed,
        failed: failed === 0 && status === "failed" ? 1 : failed,
        skipped: assertionResults.length - passed - failed,
      };
    })
    .sort((left, right) => (left.file < right.file ? -1 : 1));
}

/** A line for each file, and one for all. */
export function totalsText(totals: readonly Total[]): string {
  const sum = (of: "passed" | "failed" | "skipped") => totals.reduce((all, total) => all + total[of], 0);
  const all = {
    file: `${totals.length} files`,
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
  };
  return ["passed  failed  skipped"]
    .concat(
      [...totals, all].map(
        ({ file, passed, failed, skipped }) =>
          `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}  ${file}`,
      ),
    )
    .join("\n");
}
