/**
 * The steps of a check: each is run, timed, printed and counted, and one line of counts ends it. Continuous integration reads them
 * from the file that STEPS_JSON names.
 */
import { writeFileSync } from "node:fs";
import { ProgramError } from "./command.ts";

export interface Step {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What stands in brackets behind the name; empty for nothing. */
  readonly note: string;
  /** Why it failed; empty when it did not. */
  readonly reason: string;
  readonly seconds: number;
}

/** What is written for continuous integration. */
export interface StepsReport {
  readonly steps: readonly Step[];
}

export interface Steps {
  /** Those that ended, in order. */
  readonly done: readonly Step[];
  /**
   * Runs a step and resolves with its value, which is also its note when it is text or a number; undefined when it failed.
   * One that fails does not stop the others.
   */
  run<T>(name: string, action: () => T | Promise<T>): Promise<T | undefined>;
  /** Counts what cannot be done on this machine. */
  skip(name: string, why: string): void;
  /** Prints the line of counts, writes the report if one is asked for, and ends the process with 1 when a step has failed. */
  end(): never;
}

interface StepsOptions {
  readonly print?: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
  /** Once it aborts no step begins, and the one that was cut short is not counted: `run` throws the signal's reason. */
  readonly signal?: AbortSignal;
}

const MARKS = { passed: "ok  ", failed: "FAIL", skipped: "skip" };

/** The line of a step. */
const stepLine = ({ name, outcome, note, seconds }: Step): string =>
  `${MARKS[outcome]} ${seconds.toFixed(1).padStart(5)} s  ${name}${note ? ` (${note})` : ""}`;

/** What a step failed with: a program that failed has printed why, anything else is known by its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof ProgramError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The line that ends the check of that name. */
export function closingLine(check: string, steps: readonly Step[]): string {
  const of = (outcome: Step["outcome"]) => steps.filter((step) => step.outcome === outcome);
  const failed = of("failed");
  const names = failed.length > 0 ? ` (${failed.map(({ name }) => name).join(", ")})` : "";
  const skipped = of("skipped").length;
  const notDone = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${check}: ${of("passed").length} passed, ${failed.length} failed${names}${notDone}`;
}

/** Starts a count for the check of that name. */
export function createSteps(check: string, options: StepsOptions = {}): Steps {
  const { print = console.log, now = () => performance.now(), signal } = options;
  const done: Step[] = [];
  const add = (step: Step) => {
    done.push(step);
    print(stepLine(step));
    if (step.reason) print(step.reason.replace(/^/gm, "     | "));
  };
  return {
    done,
    async run(name, action) {
      signal?.throwIfAborted();
      const started = now();
      const seconds = () => (now() - started) / 1000;
      try {
        const value = await action();
        const isNote = typeof value === "string" || typeof value === "number";
        const note = isNote ? String(value) : "";
        add({ name, outcome: "passed", note, reason: "", seconds: seconds() });
        return value;
      } catch (error) {
        signal?.throwIfAborted();
        add({ name, outcome: "failed", note: "", reason: reasonOf(error).trim(), seconds: seconds() });
        return undefined;
      }
    },
    skip: (name, why) => add({ name, outcome: "skipped", note: why, reason: "", seconds: 0 }),
    end() {
      print(closingLine(check, done));
      const report: StepsReport = { steps: done };
      if (process.env.STEPS_JSON) writeFileSync(process.env.STEPS_JSON, JSON.stringify(report));
      process.exit(done.some(({ outcome }) => outcome === "failed") ? 1 : 0);
    },
  };
}
