/**
 * Writes the tables of figures and faults into README and the site's page of comparisons, from what
 * `pnpm bench --record` and `pnpm bench:faults` kept. With `--check` it fails where they differ instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../shared/packages.ts";
import { faults } from "../faults/faults.ts";
import { readResults } from "../faults/results.ts";
import { readReleases } from "../history/record.ts";
import { between, type Column, costTable, faultMarks, faultTexts, summaryTable } from "./tables.ts";

const [release] = readReleases();
if (release === undefined) throw new Error("no figures are kept: run pnpm bench --record <version>");
const results = readResults();
const columns: Column[] = Object.entries(results.versions).map(([subject, version]) => ({
  subject,
  heading: subject === "data" ? "`data`" : `${subject} ${version}`,
}));

const loads = release.tables.map(({ loadAverage }) => loadAverage);
const days = [...new Set(release.tables.map(({ measuredAt }) => measuredAt))].sort();
const measured = [
  `Measured ${days.length > 1 ? `from ${days[0]} to ${days.at(-1)}` : `on ${days[0]}`} with Node ${release.node.slice(1)}`,
  `on ${release.cpu.replace(" x ", " cores of an ")}, at load averages of ${Math.min(...loads)} to ${Math.max(...loads)}.`,
].join(" ");
const tried = `Tried on ${results.measuredAt} with Node ${results.node.slice(1)}.`;

const parts = {
  figures: `${summaryTable(release, columns)}\n\n${measured}`,
  costs: `${costTable(release, columns)}\n\n${measured}`,
  faults: `${faultMarks(results, faults, columns)}\n\n${tried}`,
  outcomes: `${faultTexts(results, faults, columns)}\n\n${tried}`,
};
const documents: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  "README.md": ["figures", "faults"],
  "apps/docs/src/content/docs/guides/comparison.md": ["figures", "costs", "outcomes"],
};

const isCheck = process.argv.includes("--check");
for (const [name, chosen] of Object.entries(documents)) {
  const file = join(root, name);
  const before = readFileSync(file, "utf8");
  const after = chosen.reduce((text, part) => between(text, part, parts[part]), before);
  if (!isCheck) writeFileSync(file, after);
  else if (after !== before) {
    console.error(`${name} differs from the figures that are kept: run pnpm bench:document`);
    process.exitCode = 1;
  }
}
