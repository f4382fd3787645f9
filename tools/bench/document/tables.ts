/** The tables of README and site, made of the figures that are kept. */
import type { FaultResults } from "../faults/results.ts";
import type { KeptLine, KeptTable, Release } from "../history/record.ts";

/** A column of a comparison: ours, or a peer with its version. */
export interface Column {
  readonly subject: string;
  readonly heading: string;
}

type Cells = readonly (readonly string[])[];

/** A Markdown table; the first column and, where `isText`, all others are to the left. */
export function markdown(rows: Cells, { isText = false } = {}): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => ` ${cell} |`.replace("  |", " |")).join("")}`;
  const rule = `|${head.map((_, at) => (at === 0 || isText ? "---|" : "--:|")).join("")}`;
  return [line(head), rule, ...rest.map(line)].join("\n");
}

const kilobytes = (line: KeptLine) => `${(line.value.median / 1000).toFixed(1)} kB`;
const megabytes = (line: KeptLine) => `${line.value.median.toFixed(1)} MB`;
const whole = (line: KeptLine) => line.value.median.toFixed(0);
const milliseconds = (line: KeptLine) => `${line.value.median.toFixed(0)} ms`;
/** Empty for a figure of one round: on a busy machine that says nothing. */
const ratio = ({ ratio: spread }: KeptLine) =>
  spread && spread.min < spread.max ? spread.median.toFixed(2) : "";
const ratioSpread = (line: KeptLine) =>
  ratio(line) && `${ratio(line)} (${line.ratio?.min.toFixed(2)}-${line.ratio?.max.toFixed(2)})`;

interface Shown {
  readonly label: string;
  /** Row of the bench, and the unit of its table where it has several. */
  readonly row: string;
  readonly unit?: string;
  /** Title of its table, where several have its unit. */
  readonly title?: string;
  readonly show: (line: KeptLine) => string;
  /** Name of a column's subject in that table. */
  readonly subjectOf?: (subject: string) => string | undefined;
}

const packageOf: Readonly<Record<string, string>> = {
  data: "@primary-network/data",
  "glacier-sdk": "@avalabs/glacier-sdk",
  "avacloud-sdk": "@avalabs/avacloud-sdk",
  chainkit: "@avalanche-sdk/chainkit",
};
const named = (subject: string) => packageOf[subject] ?? subject;
const byNodeTransport = (subject: string) => (subject === "data" ? "data-undici" : undefined);

/** What README shows. */
const SUMMARY: readonly Shown[] = [
  { label: "whole client, minified, gzip", row: "bundle", show: kilobytes },
  { label: "installed", row: "installed", unit: "MB", show: megabytes, subjectOf: named },
  { label: "installed packages", row: "installed", unit: "packages", show: whole, subjectOf: named },
  { label: "import in a new process", row: "import-time", show: milliseconds, subjectOf: named },
  { label: "a small call, as multiples of `fetch`", row: "small-call", show: ratio },
  { label: "a page of 100, as multiples of `fetch`", row: "page", show: ratio },
  { label: "the same by the Node transport", row: "page", show: ratio, subjectOf: byNodeTransport },
];

/** What the site shows besides. */
const COSTS: readonly Shown[] = [
  { label: "small call", row: "small-call", show: ratioSpread },
  {
    label: "the same by the Node transport",
    row: "small-call",
    show: ratioSpread,
    subjectOf: byNodeTransport,
  },
  { label: "listing of one item", row: "one-item", show: ratioSpread },
  { label: "small call, 32 in flight", row: "in-flight", show: ratioSpread },
  { label: "page of 100 validators", row: "page", show: ratioSpread },
  { label: "the same by the Node transport", row: "page", show: ratioSpread, subjectOf: byNodeTransport },
];

/** What the site shows of clients of a node. */
const NODE_CLIENTS: readonly Shown[] = [
  { label: "minified, gzip", row: "node-clients", unit: "bytes", show: kilobytes },
  { label: "installed", row: "node-clients", unit: "MB", show: megabytes },
  { label: "installed packages", row: "node-clients", unit: "packages", show: whole },
  { label: "import in a new process", row: "node-clients", unit: "ms", show: milliseconds },
  { label: "height", row: "node-clients", title: "Height of a node", show: ratioSpread },
  { label: "100 validators", row: "node-clients", title: "100 validators of a node", show: ratioSpread },
  {
    label: "100 outputs, decoded",
    row: "node-clients",
    title: "100 outputs of a node, decoded",
    show: ratioSpread,
    subjectOf: (subject) => (subject === "pchain-rpc with codec" ? "pchain-rpc" : subject),
  },
];

function tableOf(release: Release, { row, unit, title }: Shown): KeptTable | undefined {
  return release.tables.find(
    (table) =>
      table.row === row &&
      (unit === undefined || table.unit === unit) &&
      (title === undefined || table.title === title),
  );
}

function rowsOf(release: Release, columns: readonly Column[], shown: readonly Shown[]): Cells {
  const rows = shown.map((one) => {
    const lines = tableOf(release, one)?.lines ?? {};
    const cells = columns.map(({ subject }) => {
      const line = lines[one.subjectOf ? (one.subjectOf(subject) ?? "") : subject];
      return line ? one.show(line) : "";
    });
    return [one.label, ...cells];
  });
  // A row without any figure was not measured.
  return [
    ["", ...columns.map(({ heading }) => heading)],
    ...rows.filter(([, ...cells]) => cells.some(Boolean)),
  ];
}

/** README's table of sizes and costs, with the row of the bench that measures each. */
export function summaryTable(release: Release, columns: readonly Column[]): string {
  const [head = [], ...rows] = rowsOf(release, columns, SUMMARY);
  const commandOf = new Map(SUMMARY.map(({ label, row }) => [label, `\`--only ${row}\``]));
  return markdown([
    [...head, "measured by `pnpm bench`"],
    ...rows.map((cells) => [...cells, commandOf.get(cells[0] ?? "") ?? ""]),
  ]);
}

/** The site's table of clients of a node: what they weigh, and processor time of reads as multiples of `fetch`. */
export const nodeTable = (release: Release, columns: readonly Column[]): string =>
  markdown(rowsOf(release, columns, NODE_CLIENTS));

/** What a package says of itself. */
export interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
}

/** The site's table of what is known of the packages: from their manifests, and from the faults that they were tried with. */
export function packageTable(
  results: FaultResults,
  columns: readonly Column[],
  manifestOf: (subject: string) => Manifest,
): string {
  const tried = (id: string) =>
    cellsOf(results, id, columns).map(({ isHandled }) => (isHandled ? "yes" : "no"));
  const said = (text: (manifest: Manifest) => string | undefined) =>
    columns.map(({ subject }) => text(manifestOf(subject)) ?? "not said");
  return markdown(
    [
      ["", ...columns.map(({ heading }) => heading)],
      ["licence", ...said(({ license }) => license)],
      ["Node", ...said(({ engines }) => engines?.node && `\`${engines.node}\``)],
      ["waits and retries after 429", ...tried("rate-limit")],
      ["retries a connection that was cut", ...tried("reset")],
      [
        "has a pager",
        ...cellsOf(results, "empty-page", columns).map((cell) => (cell.isHandled === null ? "no" : "yes")),
      ],
      ["accepts enum values that it does not know", ...tried("enum")],
      ["asks for no other host", ...tried("telemetry")],
    ],
    { isText: true },
  );
}

/** The site's table of processor time, with the spread of the rounds. */
export const costTable = (release: Release, columns: readonly Column[]): string =>
  markdown(rowsOf(release, columns, COSTS));

interface FaultTitle {
  readonly id: string;
  readonly title: string;
}

const cellsOf = (results: FaultResults, id: string, columns: readonly Column[]) =>
  columns.map(({ subject }) => {
    const cell = results.cells[id]?.[subject];
    if (cell === undefined) throw new Error(`${subject} was not tried with ${id}: run pnpm bench:faults`);
    return cell;
  });

/** README's table of faults: whether the caller gets what it needs. */
export const faultMarks = (
  results: FaultResults,
  faults: readonly FaultTitle[],
  columns: readonly Column[],
): string =>
  markdown([
    ["", ...columns.map(({ heading }) => heading)],
    ...faults.map(({ id, title }) => [
      title,
      ...cellsOf(results, id, columns).map(({ isHandled }) =>
        isHandled === null ? "" : isHandled ? "yes" : "no",
      ),
    ]),
  ]);

/** The site's table of faults: what happened. */
export const faultTexts = (
  results: FaultResults,
  faults: readonly FaultTitle[],
  columns: readonly Column[],
): string =>
  markdown(
    [
      ["", ...columns.map(({ heading }) => heading)],
      ...faults.map(({ id, title }) => [
        title,
        ...cellsOf(results, id, columns).map(({ isHandled, text }) =>
          isHandled ? `**yes** · ${text}` : text,
        ),
      ]),
    ],
    { isText: true },
  );

/** The text with what is between a pair of markers replaced. */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}: made by tools/bench/document -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there are no markers "${start}" and "${end}"`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
