/**
 * Shows that the tests pass every time: `pnpm steady [--tests 10] [--faults 5] [--load 2]` runs each test command this often
 * beside this number of busy loops, and ends at the first failure with its output. Each run draws with another seed.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { loadavg } from "node:os";
import { execPath } from "node:process";
import { endPrograms, ProgramError, run } from "../shared/command.ts";
import { readOptions } from "../shared/options.ts";
import { root } from "../shared/packages.ts";

/** Seconds after which a run has failed: some ten times what one takes on a quiet machine. */
const LIMIT_SECONDS = 3_600;

const values = readOptions("steady", {
  tests: { type: "string", default: "10" },
  faults: { type: "string", default: "5" },
  load: { type: "string", default: "2" },
  seed: { type: "string", default: "1" },
});

/** A process that occupies one processor until it is ended. */
const busyLoop = (): ChildProcess => spawn(execPath, ["-e", "for (;;);"], { stdio: "ignore" });

/** Runs a command of the root's package.json `times` times. Each run prints one line. */
async function repeat(command: string, times: number): Promise<void> {
  for (let number = 1; number <= times; number++) {
    const seed = String(Number(values.seed) + number - 1);
    const began = performance.now();
    const output = await run("npx", ["--yes", "pnpm", command], {
      cwd: root,
      env: { ...process.env, TEST_SEED: seed, NO_COLOR: "1" },
      seconds: LIMIT_SECONDS,
    });
    const [counts = "no counts"] = /Tests {2}.*/.exec(output) ?? [];
    const seconds = Math.round((performance.now() - began) / 1000);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`${command} ${number} of ${times}: ${seconds} s, load ${load}, seed ${seed}: ${counts}`);
  }
}

const loops = Array.from({ length: Number(values.load) }, busyLoop);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endPrograms();
    for (const loop of loops) loop.kill("SIGKILL");
    process.exit(1);
  });
try {
  await repeat("test", Number(values.tests));
  await repeat("test:faults", Number(values.faults));
} catch (error) {
  if (!(error instanceof ProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const loop of loops) loop.kill("SIGKILL");
}
