/** Writes the files that a generator makes; with `--check` on the command line it compares them with those on disk. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { root } from "./packages.ts";

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // not generated yet
  }
};

/**
 * Writes what differs, or names it and fails the process with `--check`.
 *
 * @param files the texts by their paths in the repository
 */
export function generated(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    if (textOf(file) === text) continue;
    if (argv.includes("--check")) {
      console.error(`${path} is out of date: run \`pnpm generate\``);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
