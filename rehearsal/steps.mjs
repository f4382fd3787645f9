/** The steps of one rehearsal: each is run, timed, told and counted. */
import { stepLine } from "./report.mjs";

/**
 * Starts a count. `print` gets a line as each step ends. Once `signal` aborts no step begins, and the one that was cut short is not
 * counted: `run` throws the signal's reason.
 */
export function createSteps(print, { now = () => performance.now(), signal } = {}) {
  /** @type {import("./report.mjs").Step[]} */
  const done = [];
  const add = (step) => {
    done.push(step);
    print(stepLine(step));
  };
  return {
    done,
    /** Runs a step and resolves with what it gives, which is also its note when it is text or a number; undefined when it failed. */
    async run(name, action) {
      signal?.throwIfAborted();
      const started = now();
      const seconds = () => (now() - started) / 1000;
      try {
        const value = await action();
        const isNote = typeof value === "string" || typeof value === "number";
        add({ name, outcome: "passed", note: isNote ? String(value) : "", seconds: seconds() });
        return value;
      } catch (error) {
        signal?.throwIfAborted();
        add({ name, outcome: "failed", note: "", seconds: seconds() });
        print(String(error.stack ?? error).replace(/^/gm, "     | "));
        return undefined;
      }
    },
    skip: (name, why) => add({ name, outcome: "skipped", note: why, seconds: 0 }),
  };
}
