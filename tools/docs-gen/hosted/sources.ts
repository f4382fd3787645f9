/** What the service's sources say of an operation: where it is handled and tested. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../shared/packages.ts";

/** Texts of files by their paths in the repository. */
export type Sources = ReadonlyMap<string, string>;

/** The files below a folder of the repository whose names end so. */
export function readSources(folder: string, ending: string): Map<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** The file that exports the handler of an operation. */
export function handlerOf(id: string, sources: Sources): string | undefined {
  const exported = new RegExp(`^export (?:const|(?:async )?function) ${id}\\b`, "m");
  return [...sources].find(([, text]) => exported.test(text))?.[0];
}
