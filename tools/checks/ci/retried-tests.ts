/** A reporter of vitest that notes which tests passed only when they were run again, so that a run's end can name them. */
import { writeFileSync } from "node:fs";
import type { TestCase, TestModule } from "vitest/node";

/** What is read of a module: its tests. */
type Tests = {
  readonly children: { allTests(): Iterable<Pick<TestCase, "fullName" | "diagnostic" | "result">> };
};

/** The lines to note: a module's file, a test's whole name, and with what it failed first. */
export const retriedTests = (modules: readonly (Tests & Pick<TestModule, "moduleId">)[]): string[] =>
  modules.flatMap(({ moduleId, children }) =>
    [...children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${moduleId}: ${test.fullName}: ${test.result().errors?.[0]?.message ?? ""}`),
  );

export default class RetriedTests {
  readonly #file: string;

  /** @param options the file to write */
  constructor({ outputFile }: { readonly outputFile: string }) {
    this.#file = outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(
      this.#file,
      retriedTests(modules)
        .map((line) => `${line}\n`)
        .join(""),
    );
  }
}
