/** What counts as prose in a document and in a script, and what is found in it. */
import { describe, expect, it } from "vitest";
import { doubledWords, placeholders, proseOfComments, proseOfMarkdown } from "./prose.mjs";

const twice = (word: string, line = 1) => [{ line, what: `"${word}" stands twice in a row` }];

describe("doubledWords", () => {
  it.each([
    { given: "Paris in the the spring.", want: twice("the") },
    { given: "The the.", want: twice("The") },
    { given: "One\nword ends the\nthe line.", want: twice("the", 2) },
    { given: "One paragraph.\n\nOne more.", want: [] },
    { given: "It ends here\n\nhere is another.", want: [] },
    { given: "Again, again.", want: [] },
    { given: "a a b B", want: [] },
    { given: "the theory of the other", want: [] },
    { given: "well-known known", want: [] },
    { given: "the network's s", want: [] },
  ])("$given", ({ given, want }) => {
    expect(doubledWords(given)).toEqual(want);
  });
});

describe("proseOfMarkdown", () => {
  it.each([
    { given: "Run `the` the tour.", want: [] },
    { given: "```sh\ngo go\n```\nand and", want: twice("and", 4) },
    { given: "  ````md\n  ```\n  go go\n  ```\n  ````\n", want: [] },
    { given: "# Paging\nPaging works so.", want: [] },
    { given: 'import tour from "tour";', want: [] },
    { given: "<Tab><b>so</b> so</Tab>", want: [] },
    { given: "| yes | yes |", want: [] },
    { given: "- one\n- one", want: [] },
  ])("$given", ({ given, want }) => {
    expect(doubledWords(proseOfMarkdown(given))).toEqual(want);
  });
});

describe("proseOfComments", () => {
  it.each([
    { given: "/** Reads the the block. */", want: twice("the") },
    { given: "/**\n * Reads the\n * the block.\n */", want: twice("the", 2) },
    { given: "// Reads the\n// the block.\n", want: twice("the") },
    { given: "// Reads the\nrun();\n// the block.\n", want: [] },
    { given: "let let_ = of of;", want: [] },
    { given: 'const text = "the the // the the";', want: [] },
    { given: "const text = `the the\n// the the`;", want: [] },
    { given: "/**\n * @param {string} name name of it\n * @param bytes bytes to read\n */", want: [] },
    { given: "/**\n * ```ts\n * await await\n * ```\n */", want: [] },
  ])("$given", ({ given, want }) => {
    expect(doubledWords(proseOfComments(given))).toEqual(want);
  });
});

describe("placeholders", () => {
  it.each([
    { given: "Text.\n\n...\n", want: [3] },
    { given: "## TBD\n", want: [1] },
    { given: "> Todo.", want: [1] },
    { given: "The fee. TODO: say its unit.", want: [1] },
    { given: "Text…\n---\n| - | - |\n", want: [] },
    { given: "`TODO` is what a list of work says.", want: [] },
  ])("$given", ({ given, want }) => {
    expect(placeholders(proseOfMarkdown(given)).map(({ line }) => line)).toEqual(want);
  });
});
