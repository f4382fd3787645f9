// Checks the texts that people read, in documents, specs and comments: a step of `pnpm check`. cspell finds misspelt,
// American and placeholder words (cspell.json) and repeated words (words/repeats.json). This file does the rest:
// descriptions are sentences, texts are in plain English, the list of words is in order, and READMEs have no long lines.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root } from "../shared/packages.ts";
import { descriptionFaults } from "./words/descriptions.ts";
import { longLineFaults } from "./words/long-lines.ts";
import { commentFaults, type PlainFault, pageFaults, phraseFaults } from "./words/plain.ts";
import { wordListFaults } from "./words/word-list.ts";

/** Phrases in every text but tests', and openings where a text is read alone: in a page, and in a library's editor hover. */
function plainFaults(file: string, text: string): PlainFault[] {
  if (/(?:^|\/)tests?\/|\.test\.tsx?$|^tools\/checks\/words\//.test(file)) return [];
  return [
    ...phraseFaults(text),
    ...(/\.mdx?$/.test(file) ? pageFaults(text) : []),
    ...(/^packages\/[\w-]+\/src\//.test(file) ? commentFaults(text) : []),
  ];
}

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const texts: string[] = [];
const faults: string[] = [];
for (const file of listed.split("\n").filter((name) => name !== "" && existsSync(join(root, name)))) {
  const isGenerated = /(?:^|\/)(?:gen|golden)\/|(?:^|\/)CHANGELOG\.md$/.test(file);
  if (isGenerated || !/\.(?:mdx?|tsx?|mts|mjs|astro|yaml)$/.test(file)) continue;
  const text = readFileSync(join(root, file), "utf8");
  texts.push(text);
  faults.push(...plainFaults(file, text).map(({ line, what }) => `${file}:${line}: ${what}`));
  if (/^specs\/(?!lint\/).*\.yaml$/.test(file))
    faults.push(...descriptionFaults(text).map(({ place, what }) => `${file}: ${place}: ${what}`));
  // A reader's pages; a table of tests is wide.
  if (/(?:^|\/)README\.md$/.test(file) && !file.includes("/test/"))
    faults.push(...longLineFaults(text).map(({ place, what }) => `${file}: ${place}: ${what}`));
}
const { words }: { words: string[] } = JSON.parse(readFileSync(join(root, "cspell.json"), "utf8"));
faults.push(...wordListFaults(words, texts));
for (const fault of faults) console.log(fault);

const isClean = ["cspell.json", "tools/checks/words/repeats.json"].map((config) => {
  const args = ["lint", "--no-progress", "--no-summary", "--show-suggestions", "--config", config];
  const { error, status } = spawnSync(bin("cspell"), args, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  return status === 0;
});
process.exit(faults.length > 0 || isClean.includes(false) ? 1 : 0);
