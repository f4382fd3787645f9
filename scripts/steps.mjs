// The steps of a check that uses what was built: each is run, told and counted, and one line of counts ends it.

/** Starts a count for the check of that name. */
export function createSteps(check) {
  let passed = 0;
  let skipped = 0;
  const failures = [];
  return {
    /** Names of the steps that failed. */
    failures,
    /** Runs a step, whose value is its note; one that fails does not stop the others. */
    async step(name, action) {
      try {
        const note = await action();
        passed += 1;
        console.log(`ok   ${name}${note ? ` (${note})` : ""}`);
      } catch (error) {
        failures.push(name);
        console.log(`FAIL ${name}`);
        // A program that failed has mostly printed why; anything else is known by its stack.
        const why = [error.stdout, error.stderr, error.stdout ? "" : (error.stack ?? error)].join("");
        console.log(why.trim().replace(/^/gm, "     | "));
      }
    },
    /** Counts what cannot be done on this machine. */
    skip(what, why) {
      skipped += 1;
      console.log(`skip ${what}: ${why}`);
    },
    /** Prints the counts and ends the process. */
    end() {
      const notDone = skipped ? `, ${skipped} skipped` : "";
      const names = failures.length ? ` (${failures.join(", ")})` : "";
      console.log(`${check}: ${passed} passed, ${failures.length} failed${notDone}${names}`);
      process.exit(failures.length ? 1 : 0);
    },
  };
}
