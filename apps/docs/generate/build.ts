/** Builds the site in apps/docs/dist: `pnpm docs:build [--api] [flags of turbo]`. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../tools/shared/packages.ts";
import { turbo, turboEnvironment } from "../../../tools/shared/turbo-command.ts";
import { site } from "./paths.ts";

const flags = process.argv.slice(2).filter((flag) => flag !== "--api");
const task = process.argv.includes("--api") ? "docs-api" : "docs";
// What turbo restores would stand among the pages of the other form.
rmSync(join(site, "dist"), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [turbo, "run", task, ...flags], {
  cwd: root,
  env: turboEnvironment,
  stdio: "inherit",
});
process.exit(status ?? 1);
