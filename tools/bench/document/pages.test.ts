/** A size, a count or a table that is changed by hand is found, and so is a figure whose subject has changed. */
import { expect, it } from "vitest";
import { faults } from "../faults/faults.ts";
import type { KeptTable } from "../kept.ts";
import type { Facts } from "./facts.ts";
import { changedRows, problemsOf, written } from "./pages.ts";

const table = (row: string, more: Partial<KeptTable> = {}): KeptTable => ({
  row,
  title: row,
  unit: "ms",
  machine: "AMD EPYC, 2 cores",
  node: "20.20.2",
  measuredAt: "2026-11-22",
  commit: "accb53b9",
  loadAverage: 1,
  digest: `${row} now`,
  lines: {
    data: { value: { min: 18_300, median: 18_300, max: 18_300 }, ratio: { min: 1, median: 1.2, max: 2 } },
  },
  ...more,
});

const CLIENTS = ["data", "glacier-sdk", "avacloud-sdk", "chainkit", "pchain-rpc", "avalanchejs"];

function factsWith(kept: readonly KeptTable[]): Facts {
  const cell = { isHandled: true, text: "succeeds" };
  const cells = Object.fromEntries(CLIENTS.map((client) => [client, cell]));
  return {
    kept,
    tables: [...kept, table("bundle", { unit: "bytes", machine: "" })],
    faults: {
      measuredAt: "2026-11-23",
      node: "v20.20.2",
      commit: "123d7e10",
      digest: "faults now",
      versions: {},
      cells: Object.fromEntries(faults.map(({ id }) => [id, cells])),
    },
    digests: { faults: "faults now", "small-call": "small-call now", page: "page now" },
    figures: { "data bundle": "18.3 kB", "data methods": "99" },
    manifestOf: () => ({ version: "1.0.0" }),
  };
}

const facts = factsWith([table("small-call"), table("page")]);
const block = (name: string) => `<!-- ${name}: made by tools/bench/document -->\n\n<!-- end of ${name} -->\n`;
const COMPARISON = "apps/docs/src/content/docs/guides/comparison.md";
const empty = new Map([
  ["README.md", `# Title\n\n${block("comparison")}`],
  [COMPARISON, ["packages", "figures", "costs", "outcomes", "nodes", "node outcomes"].map(block).join("\n")],
  [
    "packages/data/README.md",
    "It has <!-- figure: data methods -->0<!-- /figure --> methods in <!-- figure: data bundle -->0<!-- /figure -->.\n",
  ],
]);
const texts = written(empty, facts);

it("finds nothing wrong with what it wrote", () => {
  expect(texts.get("packages/data/README.md")).toContain("99<!-- /figure --> methods in");
  expect(texts.get("README.md")).toContain("| whole client, minified and gzipped | 18.3 kB |");
  expect(texts.get("README.md")).toContain(`| ${faults.length} of ${faults.length} |`);
  expect(texts.get(COMPARISON)).toContain("| whole client, minified, gzip | 18.3 kB |");
  expect(problemsOf(texts, facts)).toEqual([]);
});

it.each([
  { what: "a size", file: "packages/data/README.md", from: "18.3 kB", to: "12.9 kB" },
  { what: "a count", file: "packages/data/README.md", from: ">99<", to: ">100<" },
  { what: "a size in a table", file: "README.md", from: "18.3 kB", to: "12.9 kB" },
  { what: "a measured figure", file: "README.md", from: "| 1.20 |", to: "| 1.02 |" },
  { what: "a count of faults", file: "README.md", from: `${faults.length} of`, to: "3 of" },
  { what: "a fault", file: COMPARISON, from: "**yes**", to: "no" },
  { what: "a commit", file: "README.md", from: "`accb53b9`", to: "`f3a5cbff`" },
])("finds $what that is changed by hand", ({ file, from, to }) => {
  const text = texts.get(file) ?? "";
  expect(text).toContain(from);
  expect(problemsOf(new Map([...texts, [file, text.replace(from, to)]]), facts)).toEqual([
    `${file} differs from what is computed and kept: run pnpm bench:document`,
  ]);
});

it("finds a figure whose marker was taken away", () => {
  const text = (texts.get("packages/data/README.md") ?? "").replaceAll(/<!--.*?-->/g, "");
  expect(problemsOf(new Map([...texts, ["packages/data/README.md", text]]), facts)).toEqual([
    expect.stringContaining('no document shows the figure "data bundle"'),
    expect.stringContaining('no document shows the figure "data methods"'),
  ]);
});

it("finds rows whose client or program has changed since they were measured, and says so", () => {
  const changed = { ...facts, digests: { ...facts.digests, page: "another client" } };
  expect(changedRows(changed)).toEqual(["page"]);
  expect(problemsOf(written(texts, changed), changed)).toEqual([
    expect.stringContaining(
      "what page measured has changed since commit accb53b9: run pnpm bench --document",
    ),
  ]);
  const readme = written(texts, changed).get("README.md") ?? "";
  expect(readme.replaceAll("\n", " ")).toContain("before the client or the measurement was changed");
});

it("finds trials with faults of other clients than there are now", () => {
  const changed = { ...facts, digests: { ...facts.digests, faults: "another client" } };
  expect(problemsOf(texts, changed)).toEqual([expect.stringContaining("run pnpm bench:faults")]);
});

it("shows what another machine measured with an older client, and says that it is older", () => {
  const older = table("page", {
    machine: "Intel Xeon",
    digest: "older",
    commit: "f3a5cbff",
    measuredAt: "2026-11-20",
  });
  const both = factsWith([table("small-call"), table("page"), older]);
  const page = written(texts, both).get(COMPARISON) ?? "";
  expect(changedRows(both)).toEqual([]);
  expect(page).toContain("| … on Intel Xeon | 1.20 |");
  expect(page.replaceAll("\n", " ")).toMatch(
    /On Intel Xeon: measured .* at commit `f3a5cbff`.* before the client/,
  );
});
