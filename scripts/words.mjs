// Checks what people read, in documents, specs and comments: spelling, doubled words, placeholders: `node scripts/words.mjs`.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { descriptionFaults } from "./words/descriptions.mjs";
import { doubledWords, placeholders, proseOfComments, proseOfMarkdown } from "./words/prose.mjs";
import { wordListFaults } from "./words/word-list.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const ofProse = (prose) => [...doubledWords(prose), ...placeholders(prose)];

/** What is looked for in which files; the first pattern that fits decides. */
const kinds = [
  { files: /(?:^|\/)(?:gen|golden)\/|(?:^|\/)CHANGELOG\.md$/, faults: () => [] },
  { files: /\.mdx?$/, faults: (text) => ofProse(proseOfMarkdown(text)) },
  { files: /^specs\/(?!lint\/).*\.yaml$/, faults: descriptionFaults },
  { files: /\.(?:ts|mts|mjs)$/, faults: (text) => ofProse(proseOfComments(text)) },
];

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const texts = [];
const faults = [];
for (const file of listed.split("\n").filter((name) => name !== "" && existsSync(join(root, name)))) {
  const kind = kinds.find(({ files }) => files.test(file));
  if (!kind) continue;
  const text = readFileSync(join(root, file), "utf8");
  texts.push(text);
  for (const { line, place, what } of kind.faults(text))
    faults.push(`${file}:${line ?? ` ${place}`}: ${what}`);
}
faults.push(...wordListFaults(readFileSync(join(root, "words.txt"), "utf8"), texts));
for (const fault of faults) console.log(fault);

const spelling = spawnSync("cspell", ["lint", "--no-progress", "--no-summary", "--show-suggestions"], {
  cwd: root,
  stdio: "inherit",
});
if (spelling.error) throw spelling.error;
process.exit(faults.length > 0 || spelling.status !== 0 ? 1 : 0);
