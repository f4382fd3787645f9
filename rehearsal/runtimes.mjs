/** The runtimes that `package-lock.json` brings, each as its program for this platform: no install script has to run for them. */
import { existsSync, realpathSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../tools/shared/command.ts";

/** The folder of the rehearsal, where its own tools are installed. */
export const rehearsalRoot = fileURLToPath(new URL(".", import.meta.url));

/** Installs them at the locked versions; does nothing when that was done. Those of another platform are left out. */
export async function installTools() {
  const lock = await readFile(join(rehearsalRoot, "package-lock.json"), "utf8");
  // npm ci empties node_modules first, so this copy is never older than what is installed.
  const installedLock = join(rehearsalRoot, "node_modules/.installed-lock.json");
  if (existsSync(installedLock) && (await readFile(installedLock, "utf8")) === lock)
    return "installed before";
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", args, { cwd: rehearsalRoot, seconds: 400 });
  await writeFile(installedLock, lock);
  return "installed now";
}

/** Path of a program inside an installed package; undefined where this platform has none. */
export function program(packageName, path) {
  const file = join(rehearsalRoot, "node_modules", packageName, path);
  return existsSync(file) ? realpathSync(file) : undefined;
}
