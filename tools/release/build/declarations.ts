/** Makes the declarations of a package: tsc writes one for each source; those that users can reach are kept. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { ProgramError } from "../../shared/command.ts";
import { packageOf } from "./own-dependencies.ts";

/** Other declarations that one imports, or names in a reference, by a relative path. */
const RELATIVE = /(?:\bfrom |\bimport\(|\bimport |path=)"(\.{1,2}\/[^"]+)"/g;

/** The declarations that these lead to, themselves included; paths of files that exist. */
export function reachable(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(RELATIVE)) {
      const target = normalize(join(dirname(file), path)).replace(/(\.d)?\.[jt]s$/, ".d.ts");
      if (existsSync(target)) waiting.push(target);
    }
  }
  return found;
}

/** What a declaration imports from packages. */
const IMPORTED = /(?:\bfrom |\bimport\(|\bimport )"([^."][^"]*)"/g;

/** Node's modules. Their types come from `@types/node`, which users of TypeScript in Node have. */
const isOfNode = (specifier: string): boolean => specifier.startsWith("node:");

/** Packages that a declaration imports although they are not installed with its own, as specifiers. */
export const missingFrom = (declaration: string, installed: readonly string[]): string[] =>
  [...declaration.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(IMPORTED)]
    .map(([, specifier = ""]) => specifier)
    .filter((specifier) => !isOfNode(specifier) && !installed.includes(packageOf(specifier)));

/** Writes declarations to `dist` with the compiler whose path is given, as `tsconfig.build.json` says. */
export async function emitDeclarations(tsc: string): Promise<void> {
  const args = [tsc, "-p", "tsconfig.build.json", "--emitDeclarationOnly"];
  await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => {
    throw new ProgramError(error.stdout);
  });
}

/**
 * Removes declarations that the entries do not lead to, and what of the others is only white space.
 *
 * @param installed names of the package and of what it depends on
 * @throws Error when a kept declaration imports anything else
 */
export function reduceDeclarations(entries: readonly string[], installed: readonly string[]): void {
  const faults: string[] = [];
  const kept = reachable(entries.map(normalize));
  const entriesOfDist = readdirSync("dist", { recursive: true, withFileTypes: true });
  for (const entry of entriesOfDist) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith(".d.ts")) continue;
    if (!kept.has(file)) {
      rmSync(file);
      rmSync(`${file}.map`, { force: true });
      continue;
    }
    // A fifth of the declarations is indentation: one tab does what four spaces do.
    const text = readFileSync(file, "utf8");
    faults.push(...missingFrom(text, installed).map((specifier) => `${file} imports ${specifier}`));
    writeFileSync(
      file,
      text.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4)),
    );
  }
  const folders = entriesOfDist.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders.reverse()) {
    const folder = join(parentPath, name);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  if (faults.length > 0)
    throw new Error(`declarations need packages that are not installed with this one:\n${faults.join("\n")}`);
}
