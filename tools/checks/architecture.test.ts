/** The pages of the architecture name only what exists, and stay short enough to be read. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../shared/packages.ts";

/** Bytes of the page that every newcomer reads first. */
const FIRST_PAGE = 8_000;

const pages = [
  "ARCHITECTURE.md",
  "tools/README.md",
  ...["cli", "devnet", "docs", "explorer", "localnet", "service"].map((app) => `apps/${app}/ARCHITECTURE.md`),
];
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

/** Paths in the tables that say where a thing belongs, in backticks; braces stand for several. */
function pathsIn(text: string): string[] {
  const [, ...tables] = text.split("| X | location |\n");
  const rows = tables.flatMap((table) => (table.split("\n\n")[0] ?? "").split("\n").slice(1));
  const locations = rows.map((row) => row.split(" | ").slice(1).join(" | "));
  const code = locations.flatMap((location) =>
    [...location.matchAll(/`([^`\s<>]+)`/g)].map(([, path = ""]) => path),
  );
  return code.filter((path) => path.includes("/")).flatMap(expanded);
}

function expanded(path: string): string[] {
  const [all, before = "", names = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (all === undefined) return [path];
  return names.split(",").flatMap((name) => expanded(`${before}${name}${after}`));
}

describe.each(pages)("%s", (page) => {
  const text = textOf(page);
  const paths = pathsIn(text);
  it("names only what exists", () => {
    expect(paths.length).toBeGreaterThan(2);
    const places = [dirname(join(root, page)), root];
    const missing = paths.filter((path) => !places.some((place) => existsSync(join(place, path))));
    expect(missing).toEqual([]);
  });
});

it("the first page can be read in five minutes", () => {
  expect(Buffer.byteLength(textOf("ARCHITECTURE.md"))).toBeLessThan(FIRST_PAGE);
});
