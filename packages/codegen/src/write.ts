/** Compares generated files with those on disk, and writes the ones that differ. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "./generate.ts";

/** Returns the paths of generated files whose content on disk differs. */
export async function differing(folder: string, files: Files): Promise<string[]> {
  const names: string[] = [];
  for (const [name, content] of files) {
    const current = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (current !== content) names.push(name);
  }
  return names;
}

/** Writes only files that differ, so that later builds see a change only when there is one. */
export async function write(folder: string, files: Files): Promise<string[]> {
  const names = await differing(folder, files);
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), files.get(name) ?? "");
  }
  return names;
}
