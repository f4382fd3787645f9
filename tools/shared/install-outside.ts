/** Installs what is never part of the workspace into a folder outside of the checkout: others' programs, at pinned versions. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs what is missing, without running any package's install script.
 *
 * @param dependencies versions by name
 * @param what they are called in the line that says so
 * @param overrides versions of packages that these need, in place of the ones they ask for
 */
export function installOutside(
  folder: string,
  dependencies: { readonly [name: string]: string },
  what: string,
  overrides?: { readonly [name: string]: string },
): void {
  const file = join(folder, "package.json");
  const manifest = JSON.stringify({ private: true, dependencies, ...(overrides && { overrides }) });
  const isThere = existsSync(join(folder, "node_modules")) && existsSync(file);
  if (isThere && readFileSync(file, "utf8") === manifest) return;
  console.log(`installing ${what} into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
}
