/** The guides' pages and the snippets belong together: each page shows some, each snippet is shown, and links lead somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const GUIDES = fileURLToPath(new URL("../src/content/docs/guides/", import.meta.url));
const SNIPPETS = fileURLToPath(new URL("../snippets/", import.meta.url));

const snippets = readdirSync(SNIPPETS);
const pages = readdirSync(GUIDES)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => ({ name, text: readFileSync(`${GUIDES}${name}`, "utf8") }));

/** What a page imports: the variable and the snippet's name. */
const importsOf = (text: string): { variable: string; snippet: string }[] =>
  [...text.matchAll(/^import (\w+) from "\.\.\/\.\.\/\.\.\/\.\.\/snippets\/([^"]+)\?raw";$/gm)].map(
    ([, variable = "", snippet = ""]) => ({ variable, snippet }),
  );

describe.each(pages)("$name", ({ text }) => {
  test("says what it is and where it stands", () => {
    expect(text).toMatch(/^---\ntitle: \S.*\ndescription: \S.*\nsidebar: \{ order: \d+ \}\n---\n/);
  });

  test("shows snippets, and all that it imports", () => {
    const imports = importsOf(text);
    expect(imports).not.toEqual([]);
    expect(imports.length, "every ?raw import is of a snippet").toBe([...text.matchAll(/\?raw"/g)].length);
    for (const { variable, snippet } of imports) {
      expect(snippets).toContain(snippet);
      expect(text).toContain(`code={${variable}}`);
    }
  });

  test("holds no code that nothing runs", () => {
    expect(text).not.toContain("```");
  });

  test("links to guides that exist", () => {
    for (const [, name] of text.matchAll(/\]\(\.\.\/([\w-]+)\/(?:#[\w-]+)?\)/g))
      expect(pages.map((page) => page.name)).toContain(`${name}.mdx`);
  });
});

test("every snippet is shown by a page", () => {
  const shown = new Set(pages.flatMap(({ text }) => importsOf(text).map(({ snippet }) => snippet)));
  expect(snippets.filter((name) => !shown.has(name))).toEqual([]);
});
