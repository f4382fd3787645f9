/** The kept inputs of each target: one line of base64 each, in `corpus/<target>.txt`, sorted, so that a new one is a line of a diff. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const fileOf = (target: string): string => fileURLToPath(new URL(`corpus/${target}.txt`, import.meta.url));

/** The kept inputs of a target; none when it is new. */
export function readCorpus(target: string): Uint8Array[] {
  const file = fileOf(target);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => Buffer.from(line, "base64"));
}

/** Writes the kept inputs to a folder, a file each, as libFuzzer reads them. */
export function unpackCorpus(target: string, folder: string): void {
  for (const [index, bytes] of readCorpus(target).entries()) writeFileSync(join(folder, `${index}`), bytes);
}

/** Keeps the files of the folders besides what the target has; returns how many it then has. */
export function keep(target: string, folders: readonly string[]): number {
  const added = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name))),
  );
  const inputs = [...readCorpus(target), ...added].map((bytes) => Buffer.from(bytes).toString("base64"));
  const lines = [...new Set(inputs)].filter((line) => line !== "");
  lines.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (lines.length > 0) writeFileSync(fileOf(target), `${lines.join("\n")}\n`);
  return lines.length;
}
