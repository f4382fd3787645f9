/** Texts that read as translated are found, and plain ones pass. */
import { describe, expect, it } from "vitest";
import { commentFaults, openingFault, pageFaults, phraseFaults } from "./plain.ts";

describe("an opening", () => {
  it.each([
    { given: "What a call gives back.", word: "What" },
    { given: "How long to wait.", word: "How" },
    { given: "Whether to wait.", word: "Whether" },
    { given: "Of the last block.", word: "Of" },
    { given: "  **Those** that wait.", word: "Those" },
  ])("$given", ({ given, word }) => {
    expect(openingFault(given)).toBe(`begins with "${word}": begin with a noun or a verb`);
  });

  it.each([
    "",
    "Response of a call.",
    "What is a chain?",
    "How many blocks wait? All of them.",
    "Often late.",
    "However, it waits.",
  ])("passes: %s", (given) => {
    expect(openingFault(given)).toBeUndefined();
  });
});

describe("a phrase", () => {
  it.each([
    { given: "Begin the count anew.", want: [1] },
    { given: "It starts so\nmany.", want: [1] },
    { given: "/**\n * Starts so\n * many.\n */", want: [2] },
    { given: "// that\n// which", want: [1] },
    { given: "One.\nThe same by its id, and those of others.", want: [2, 2] },
    { given: "With nothing lost and nothing twice.", want: [1] },
    { given: "There are so many that they wait.", want: [] },
    { given: "It says `that which`.", want: [] },
    { given: "```ts\n// anew\n```\nanew", want: [4] },
    { given: "The renewal of those offers.", want: [] },
  ])("$given", ({ given, want }) => {
    expect(phraseFaults(given).map(({ line }) => line)).toEqual(want);
  });
});

describe("a comment", () => {
  it.each([
    { given: "/** What it is. */", want: [1] },
    { given: "a();\n/**\n * Whether\n * it waits.\n */", want: [2] },
    { given: "/** Response. */\n// What it is.\n", want: [] },
    { given: "/**\n * Says it.\n * What else.\n */", want: [] },
  ])("$given", ({ given, want }) => {
    expect(commentFaults(given).map(({ line }) => line)).toEqual(want);
  });
});

describe("a page", () => {
  it.each([
    { given: "---\ntitle: What waits\ndescription: How it waits.\n---\n\nBlocks wait.\n", want: [2, 3] },
    { given: "---\ntitle: How to wait\n---\n\nBlocks wait.\n", want: [] },
    { given: "# Waiting\n\nWhether it waits.\n\n## How it waits\nOf course.\n", want: [3, 5, 6] },
    { given: "## How to wait\n\n### What waits?\n", want: [] },
    { given: "Blocks\nWhat they are.\n", want: [] },
    {
      given: "```md\n\nWhat it is.\n```\n\n<!-- What it is. -->\n\n<Note>Those that wait.</Note>\n",
      want: [8],
    },
    { given: "- What it is\n\n| What it is |\n", want: [] },
  ])("$given", ({ given, want }) => {
    expect(pageFaults(given).map(({ line }) => line)).toEqual(want);
  });
});
