/**
 * Asks schemathesis, which draws requests from an OpenAPI document and judges the responses by it, to try both specs on a local
 * network and its service: `pnpm fuzz:specs [--examples <each>] [--seed <number>]`. Needs Python 3 and the build; schemathesis
 * is installed outside the checkout.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startDev } from "../shared/dev-command.ts";
import { readOptions } from "../shared/options.ts";
import { root } from "../shared/packages.ts";

const VERSION = "4.32.5";

const values = readOptions("fuzz:specs", {
  examples: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
});

const folder = process.env.SCHEMATHESIS_DIR ?? join(tmpdir(), "primary-network-schemathesis");
const program = join(folder, "bin", "schemathesis");

/** Where it leaves what it remembers of a run. */
const work = mkdtempSync(join(tmpdir(), "primary-network-schemathesis-run-"));

function run(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, { cwd: work, stdio: ["ignore", "inherit", "inherit"] });
  if (error) throw error;
  return status ?? 1;
}

if (!existsSync(program)) {
  const status =
    run("python3", ["-m", "venv", folder]) ||
    run(join(folder, "bin", "pip"), ["install", "--quiet", `schemathesis==${VERSION}`]);
  if (status !== 0)
    throw new Error("schemathesis could not be installed: it needs Python 3 with venv and pip");
}

const dev = await startDev(work, ["--block-interval", "0"]);
let failures = 0;
try {
  for (const spec of ["data", "metrics"]) {
    failures += run(program, [
      "--config-file",
      fileURLToPath(new URL("schemathesis.toml", import.meta.url)),
      "run",
      join(root, `packages/${spec}/src/gen/openapi.json`),
      "--url",
      dev.service,
      "--phases=examples,coverage,fuzzing",
      `--max-examples=${values.examples}`,
      `--seed=${values.seed}`,
      "--continue-on-failure",
      "--request-timeout=30",
    ]);
  }
} finally {
  await dev.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
