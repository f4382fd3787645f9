/** The runtimes that `runtimes/package-lock.json` brings, each as its program for this platform: no install script has to run for them. */
import { existsSync, realpathSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../../shared/command.ts";

/** The program that consumers run: JavaScript as it is, since runtimes without TypeScript run the very file. */
export const programFolder = fileURLToPath(new URL("./program", import.meta.url));

/** What runs in Node only: a user's test files of the libraries, and a program against the command's service. */
export const librariesFolder = join(programFolder, "libraries");

/** Where the registry, bundler and runtimes are installed, apart from the workspace. */
const runtimes = fileURLToPath(new URL("./runtimes", import.meta.url));

/** Loads a package that is installed there; its declarations are not known to the workspace. */
export const requireInstalled = createRequire(join(runtimes, "package.json"));

/** Installs them at the locked versions; does nothing when that was done. Skips packages of other platforms. */
export async function installTools(): Promise<string> {
  const lock = await readFile(join(runtimes, "package-lock.json"), "utf8");
  // npm ci empties node_modules first, so this copy is never older than what is installed.
  const installedLock = join(runtimes, "node_modules/.installed-lock.json");
  if (existsSync(installedLock) && (await readFile(installedLock, "utf8")) === lock)
    return "installed before";
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", args, { cwd: runtimes, seconds: 400 });
  await writeFile(installedLock, lock);
  return "installed now";
}

/** Path of a file of an installed package, where links lead; undefined where this platform has none. */
export function installedFile(packageName: string, path: string): string | undefined {
  const file = join(runtimes, "node_modules", packageName, path);
  return existsSync(file) ? realpathSync(file) : undefined;
}
