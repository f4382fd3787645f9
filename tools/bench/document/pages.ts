/** The documents as the facts make them, and what is wrong with figures that were measured. */
import { between } from "@primary-network/codegen";
import { figuresIn, withFigures, wrapped } from "../../shared/marked-places.ts";
import { AVALANCHEJS_VERSION } from "../avalanchejs.ts";
import { nodeClients, packages } from "../faults/clients/clients.ts";
import { faults } from "../faults/faults.ts";
import type { KeptTable } from "../kept.ts";
import type { Facts } from "./facts.ts";
import { measuredText } from "./measured-text.ts";
import {
  COSTS,
  type Column,
  costTable,
  faultTexts,
  NODE_CLIENTS,
  nodeTable,
  packageTable,
  SHORT,
  SUMMARY,
  shortTable,
  summaryTable,
  tablesOf,
} from "./tables.ts";

/** What writes the blocks, as their markers say. */
const BY = "tools/bench/document";

/** The documents with blocks, and the names of these. */
export const blocks: Readonly<Record<string, readonly (keyof ReturnType<typeof partsOf>)[]>> = {
  "README.md": ["comparison"],
  "apps/docs/src/content/docs/guides/comparison.md": [
    "packages",
    "figures",
    "costs",
    "outcomes",
    "nodes",
    "node outcomes",
  ],
};

const isCurrentBy =
  ({ digests }: Facts) =>
  ({ row, digest }: KeptTable) =>
    digests[row] === digest;

function partsOf(facts: Facts) {
  const { tables, faults: results, manifestOf } = facts;
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
  const tried = `Tried on ${results.measuredAt} at commit \`${results.commit}\` with Node ${results.node.slice(1)}.`;
  const isCurrent = isCurrentBy(facts);
  const firsts = SHORT.flatMap((line) => tablesOf(tables, line).slice(0, 1));
  return {
    comparison: `${shortTable(firsts, results, faults, columns)}\n\n${wrapped(
      `${measuredText(firsts, SHORT, isCurrent).replaceAll("\n", " ")} Faults tried on ${results.measuredAt}.`,
    )}`,
    figures: `${summaryTable(tables, columns)}\n\n${measuredText(tables, SUMMARY, isCurrent)}`,
    packages: packageTable(results, columns, manifestOf),
    "node outcomes": `${faultTexts(results, nodeFaults, triedNodeColumns)}\n\n${tried}`,
    nodes: `${nodeTable(tables, nodeColumns)}\n\n${measuredText(tables, NODE_CLIENTS, isCurrent)}`,
    costs: `${costTable(tables, columns)}\n\n${measuredText(tables, COSTS, isCurrent)}`,
    outcomes: `${faultTexts(results, faults, columns)}\n\n${tried}`,
  };
}

/** The documents with their blocks and figures as they are now. */
export function written(texts: ReadonlyMap<string, string>, facts: Facts): Map<string, string> {
  const parts = partsOf(facts);
  return new Map(
    [...texts].map(([name, before]) => {
      try {
        const filled = (blocks[name] ?? []).reduce(
          (text, part) => between(text, part, parts[part], BY),
          before,
        );
        return [name, withFigures(filled, facts.figures)];
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
}

/** The rows that are shown without a machine's name, or alone, and no longer measure what there is. */
export function changedRows(facts: Facts): string[] {
  const isCurrent = isCurrentBy(facts);
  const first = [...SUMMARY, ...COSTS, ...NODE_CLIENTS].flatMap((line) =>
    tablesOf(facts.kept, line).slice(0, 1),
  );
  return [...new Set(first.filter((table) => !isCurrent(table)).map(({ row }) => row))];
}

/** What is wrong with the documents and with what was measured; empty when all is as it should be. */
export function problemsOf(texts: ReadonlyMap<string, string>, facts: Facts): string[] {
  const shown = new Set([...texts.values()].flatMap(figuresIn));
  return [
    ...[...written(texts, facts)]
      .filter(([name, text]) => text !== texts.get(name))
      .map(([name]) => `${name} differs from what is computed and kept: run pnpm bench:document`),
    ...Object.keys(facts.figures)
      .filter((name) => !shown.has(name))
      .map((name) => `no document shows the figure "${name}": it lost its marker, or is of no use`),
    ...changedRows(facts).map(
      (row) =>
        `what ${row} measured has changed since commit ${facts.kept.find((table) => table.row === row)?.commit}: run pnpm bench --document on a quiet machine, or take the figures out by pnpm bench:document --remove`,
    ),
    ...(facts.faults.digest === facts.digests.faults
      ? []
      : [
          `what was tried with faults has changed since commit ${facts.faults.commit}: run pnpm bench:faults, which writes the documents too`,
        ]),
  ];
}
