/** The runtimes that `package-lock.json` brings, each as its program for this platform: no install script has to run for them. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./command.mjs";

/** The folder of the rehearsal, where its own tools are installed. */
export const rehearsalRoot = fileURLToPath(new URL(".", import.meta.url));

/** Installs them at the locked versions; does nothing when that was done. Those of another platform are left out. */
export async function installTools() {
  const isInstalled = existsSync(join(rehearsalRoot, "node_modules/.package-lock.json"));
  if (isInstalled) return "installed before";
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", args, { cwd: rehearsalRoot, seconds: 300 });
  return "installed now";
}

/** Path of a program inside an installed package; undefined where this platform has none. */
export function program(packageName, path) {
  const file = join(rehearsalRoot, "node_modules", packageName, path);
  return existsSync(file) ? realpathSync(file) : undefined;
}
