/**
 * Writes the figures of all documents: sizes and counts, which are computed from what is built, and what `pnpm bench --document` and
 * `pnpm bench:faults` kept. With `--check` it fails instead where a document differs, or where what was measured has changed;
 * `--remove` first takes out the kept figures of which that is so.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../shared/packages.ts";
import { writeKept } from "../kept.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { blocks, problemsOf, written } from "./pages.ts";

/** The documents that have blocks, or single figures. */
function documents(): Map<string, string> {
  const listed = execFileSync("git", ["ls-files", "*.md", "*.mdx"], { cwd: root, encoding: "utf8" });
  const texts = listed
    .split("\n")
    .filter(Boolean)
    .map((name): [string, string] => [name, readFileSync(join(root, name), "utf8")]);
  return new Map(texts.filter(([name, text]) => name in blocks || / figure: [^*>]+ (?:-->|\*\/)/.test(text)));
}

function remove(facts: Facts): void {
  const kept = facts.kept.filter(({ row, digest }) => facts.digests[row] === digest);
  console.log(`${facts.kept.length - kept.length} tables are removed.`);
  writeKept(kept);
}

if (process.argv.includes("--remove")) remove(await collectFacts());
const [texts, facts] = [documents(), await collectFacts()];
if (!process.argv.includes("--check"))
  for (const [name, text] of written(texts, facts)) writeFileSync(join(root, name), text);
const problems = problemsOf(documents(), facts);
for (const problem of problems) console.error(problem);
if (problems.length > 0 && process.argv.includes("--check")) process.exitCode = 1;
