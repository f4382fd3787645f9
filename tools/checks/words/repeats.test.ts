/** What counts as a word that stands twice in a row, in documents and in scripts: the patterns of repeats.json. */
import { fileURLToPath } from "node:url";
import { spellCheckDocument } from "cspell-lib";
import { describe, expect, it } from "vitest";

const configFile = fileURLToPath(new URL("./repeats.json", import.meta.url));

/** The words that are found, each with its line. */
async function found(name: string, text: string): Promise<string[]> {
  const document = { uri: `file:///repository/${name}`, text };
  const { issues, errors } = await spellCheckDocument(document, { configFile, noConfigSearch: true }, {});
  expect(errors ?? []).toEqual([]);
  return issues.map((issue) => `${issue.text} ${text.slice(0, issue.offset).split("\n").length}`);
}

describe("in a document", () => {
  it.each([
    { given: "Paris in the the spring.", want: ["the 1", "the 1"] },
    { given: "The the.", want: ["The 1", "the 1"] },
    { given: "One\nword ends the\nthe line.", want: ["the 2", "the 3"] },
    { given: "> ends the\n> the line.", want: ["the 1", "the 2"] },
    { given: "One paragraph.\n\nOne more.", want: [] },
    { given: "It ends here\n\nhere is another.", want: [] },
    { given: "Again, again.", want: [] },
    { given: "a a b B", want: [] },
    { given: "the theory of the other", want: [] },
    { given: "well-known known", want: [] },
    { given: "the network's s", want: [] },
    { given: "Run `the` the tour.", want: [] },
    { given: "```sh\ngo go\n```\nand and", want: ["and 4", "and 4"] },
    { given: "  ````md\n  ```\n  go go\n  ```\n  ````\n", want: [] },
    { given: "# Paging\nPaging works so.", want: [] },
    { given: "# Paging paging", want: ["Paging 1", "paging 1"] },
    { given: 'import tour from "tour";', want: [] },
    { given: "<Tab><b>so</b> so</Tab>", want: [] },
    { given: '<Code code={text} lang="ts" />', want: [] },
    { given: "| yes | yes |", want: [] },
    { given: "- one\n- one", want: [] },
  ])("$given", async ({ given, want }) => {
    expect(await found("text.mdx", given)).toEqual(want);
  });
});

describe("in a script", () => {
  it.each([
    { given: "/** Reads the the block. */", want: ["the 1", "the 1"] },
    { given: "/**\n * Reads the\n * the block.\n */", want: ["the 2", "the 3"] },
    { given: "// Reads the\n// the block.\n", want: ["the 1", "the 2"] },
    { given: "// Reads the\nrun();\n// the block.\n", want: [] },
    { given: "let let_ = one;", want: [] },
    // Texts are read too.
    { given: 'const text = "Reads the the block.";', want: ["the 1", "the 1"] },
    { given: 'test("$requests requests", run);', want: [] },
    { given: "/**\n * @param {string} name name of it\n * @param bytes bytes to read\n */", want: [] },
    { given: "/**\n * ```ts\n * await await\n * ```\n */", want: [] },
  ])("$given", async ({ given, want }) => {
    expect(await found("script.ts", given)).toEqual(want);
  });
});
