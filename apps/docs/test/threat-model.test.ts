/** The threat model names the test of each protection; every one of them exists. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../src/content/docs/guides/threat-model.mdx", import.meta.url), "utf8");
const named = [
  ...new Set([...page.matchAll(/`((?:apps|packages|tools)\/[^`]+)`/g)].map(([, path = ""]) => path)),
];

test.each(named)("%s exists", (path) => {
  expect(existsSync(new URL(`../../../${path}`, import.meta.url))).toBe(true);
});

test("every protection in a table has a test", () => {
  const tables = page.split(/\n(?=\| )/).filter((line) => line.includes("Protection | Shown by"));
  expect(tables.length).toBeGreaterThan(3);
  const rows = page.split("\n").filter((line) => /^\| [^|]+ \| [^|]+ \| [^|]+ \|$/.test(line));
  const bare = rows.filter((row) => /test/.test(row) === false && !/^\| (Asset|---|Attack|Lie)/.test(row));
  // The rows of the table of assets.
  expect(bare).toHaveLength(7);
});
