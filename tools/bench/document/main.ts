/**
 * Writes the tables of figures and faults into README and the site's page of comparisons, from what
 * `pnpm bench --record` and `pnpm bench:faults` kept. With `--check` it fails where they differ instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../shared/packages.ts";
import { AVALANCHEJS_VERSION } from "../avalanchejs.ts";
import { nodeClients, packages } from "../faults/clients/clients.ts";
import { faults } from "../faults/faults.ts";
import { readResults } from "../faults/results.ts";
import { readReleases } from "../history/record.ts";
import {
  between,
  type Column,
  costTable,
  faultMarks,
  faultTexts,
  type Manifest,
  nodeTable,
  packageTable,
  summaryTable,
} from "./tables.ts";

const [release] = readReleases();
if (release === undefined) throw new Error("no figures are kept: run pnpm bench --record <version>");
const { tables: kept, node, cpu } = release;
const results = readResults();
const columnOf = ([subject, name]: [client: string, name: string]): Column => ({
  subject,
  heading: name.startsWith("@primary-network/")
    ? `\`${subject}\``
    : `${subject} ${results.versions[subject] ?? ""}`,
});
const isOfNode = ([client]: [client: string, name: string]) => nodeClients.includes(client);
const columns = Object.entries(packages)
  .filter((entry) => !isOfNode(entry))
  .map(columnOf);
/** Of the faults that clients of a node were tried with. */
const triedNodeColumns = Object.entries(packages).filter(isOfNode).map(columnOf);
const nodeFaults = faults.map(({ id, title, nodeTitle = title }) => ({ id, title: nodeTitle }));

const nodeColumns: Column[] = [
  { subject: "pchain-rpc", heading: "`pchain-rpc`" },
  { subject: "pchain-rpc with codec", heading: "with `codec`" },
  { subject: "avalanchejs", heading: `avalanchejs ${AVALANCHEJS_VERSION}` },
];

/** Manifests as the lock file of the peers has them, and our own. */
const { packages: locked }: { readonly packages: Readonly<Record<string, Manifest>> } = JSON.parse(
  readFileSync(join(root, "tools/bench/peers/package-lock.json"), "utf8"),
);
const own: Manifest = JSON.parse(readFileSync(join(root, "packages/data/package.json"), "utf8"));
const manifestOf = (subject: string): Manifest => locked[`node_modules/${packages[subject]}`] ?? own;

/** When the tables of some rows were measured, and what else the machine did. */
function measured(isShown: (row: string) => boolean): string {
  const tables = kept.filter(({ row }) => isShown(row));
  const loads = tables.map(({ loadAverage }) => loadAverage);
  const days = [...new Set(tables.map(({ measuredAt }) => measuredAt))].sort();
  return [
    `Measured ${days.length > 1 ? `from ${days[0]} to ${days.at(-1)}` : `on ${days[0]}`} with Node ${node.slice(1)}`,
    `on ${cpu.replace(" x ", " cores of an ")}, at load averages of ${Math.min(...loads)} to ${Math.max(...loads)}.`,
  ].join(" ");
}
const ofService = measured((row) => row !== "node-clients");
const ofNodes = measured((row) => row === "node-clients");
const tried = `Tried on ${results.measuredAt} with Node ${results.node.slice(1)}.`;

const parts = {
  figures: `${summaryTable(release, columns)}\n\n${ofService}`,
  packages: packageTable(results, columns, manifestOf),
  "node outcomes": `${faultTexts(results, nodeFaults, triedNodeColumns)}\n\n${tried}`,
  nodes: `${nodeTable(release, nodeColumns)}\n\n${ofNodes}`,
  costs: `${costTable(release, columns)}\n\n${ofService}`,
  faults: `${faultMarks(results, faults, columns)}\n\n${tried}`,
  outcomes: `${faultTexts(results, faults, columns)}\n\n${tried}`,
};
const documents: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  "README.md": ["figures", "faults"],
  "apps/docs/src/content/docs/guides/comparison.md": [
    "packages",
    "figures",
    "costs",
    "outcomes",
    "nodes",
    "node outcomes",
  ],
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
