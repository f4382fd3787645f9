/** The tables of README and site, made of the figures that are kept. */
import type { FaultResults } from "../faults/results.ts";
import type { KeptLine, KeptTable } from "../kept.ts";

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

/** A number of bytes, as it is shown everywhere. */
export const kilobytesText = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const medianText = ({ value }: KeptLine, digits: number) => value?.median.toFixed(digits) ?? "";
const kilobytes = ({ value }: KeptLine) => (value ? kilobytesText(value.median) : "");
const megabytes = (line: KeptLine) => `${medianText(line, 1)} MB`;
const whole = (line: KeptLine) => medianText(line, 0);
const milliseconds = (line: KeptLine) => `${medianText(line, 0)} ms`;
const ratio = ({ ratio: spread }: KeptLine) => spread?.median.toFixed(2) ?? "";
/** With the smallest and the largest, where they are known. */
const ratioSpread = (line: KeptLine) =>
  line.ratio?.min === undefined || line.ratio.max === undefined
    ? ratio(line)
    : `${ratio(line)} (${line.ratio.min.toFixed(2)}-${line.ratio.max.toFixed(2)})`;

export interface Shown {
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

/** The lines of README, which shows the faults in a sixth. */
export const SHORT: readonly Shown[] = [
  { label: "whole client, minified and gzipped", row: "bundle", show: kilobytes },
  { label: "installed size", row: "installed", unit: "MB", show: megabytes, subjectOf: named },
  { label: "import in a new process", row: "import-time", show: milliseconds, subjectOf: named },
  { label: "CPU of a small call, relative to `fetch`", row: "small-call", show: ratio },
  { label: "CPU of a page of 100, relative to `fetch`", row: "page", show: ratio },
];

/** The first table of the site. */
export const SUMMARY: readonly Shown[] = [
  { label: "whole client, minified, gzip", row: "bundle", show: kilobytes },
  { label: "installed", row: "installed", unit: "MB", show: megabytes, subjectOf: named },
  { label: "installed packages", row: "installed", unit: "packages", show: whole, subjectOf: named },
  { label: "import in a new process", row: "import-time", show: milliseconds, subjectOf: named },
  { label: "a small call, as multiples of `fetch`", row: "small-call", show: ratio },
  { label: "the same, 32 in flight", row: "in-flight", show: ratio },
  { label: "a page of 100, as multiples of `fetch`", row: "page", show: ratio },
  { label: "the same with the Node transport", row: "page", show: ratio, subjectOf: byNodeTransport },
];

/** What the site shows besides. */
export const COSTS: readonly Shown[] = [
  { label: "small call", row: "small-call", show: ratioSpread },
  {
    label: "the same with the Node transport",
    row: "small-call",
    show: ratioSpread,
    subjectOf: byNodeTransport,
  },
  { label: "listing of one item", row: "one-item", show: ratioSpread },
  { label: "small call, 32 in flight", row: "in-flight", show: ratioSpread },
  { label: "page of 100 validators", row: "page", show: ratioSpread },
  { label: "the same with the Node transport", row: "page", show: ratioSpread, subjectOf: byNodeTransport },
];

/** What the site shows of clients of a node. */
export const NODE_CLIENTS: readonly Shown[] = [
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

/**
 * The machine with most of the tables, and of several the one that measured last: what is shown without a machine is of it. Sizes are
 * computed, and belong to no machine.
 */
export function baseMachine(tables: readonly KeptTable[]): string {
  const own = tables.filter(({ machine }) => machine !== "");
  const of = (machine: string) => own.filter((table) => table.machine === machine);
  const lastOf = (machine: string) =>
    of(machine)
      .map(({ measuredAt }) => measuredAt)
      .sort()
      .at(-1) ?? "";
  const [first = ""] = [...new Set(own.map(({ machine }) => machine))].sort(
    (a, b) => of(b).length - of(a).length || lastOf(b).localeCompare(lastOf(a)),
  );
  return first;
}

/** The kept tables that a line is made of: one for each machine, that of the base machine first. */
export function tablesOf(tables: readonly KeptTable[], { row, unit, title }: Shown): KeptTable[] {
  const base = baseMachine(tables);
  return tables
    .filter(
      (table) =>
        table.row === row &&
        (unit === undefined || table.unit === unit) &&
        (title === undefined || table.title === title),
    )
    .sort((a, b) => Number(b.machine === base) - Number(a.machine === base));
}

interface LabelledRow {
  readonly shown: Shown;
  readonly cells: readonly string[];
}

/** A row for each line and machine that has any figure of it; what only other machines have follows the newest. */
const rowsOf = (
  tables: readonly KeptTable[],
  columns: readonly Column[],
  lines: readonly Shown[],
): LabelledRow[] =>
  lines.flatMap((shown) =>
    tablesOf(tables, shown)
      .map(({ machine, lines: figures }, at): LabelledRow => {
        const cells = columns.map(({ subject }) => {
          const line = figures[shown.subjectOf ? (shown.subjectOf(subject) ?? "") : subject];
          return line ? shown.show(line) : "";
        });
        return { shown, cells: [at === 0 ? shown.label : `… on ${machine}`, ...cells] };
      })
      .filter(({ cells: [, ...figures] }) => figures.some(Boolean)),
  );

const headOf = (columns: readonly Column[]) => ["", ...columns.map(({ heading }) => heading)];

/** The site's table of sizes and costs, with the row of the bench that measures each. */
export const summaryTable = (tables: readonly KeptTable[], columns: readonly Column[]): string =>
  markdown([
    [...headOf(columns), "measured by `pnpm bench`"],
    ...rowsOf(tables, columns, SUMMARY).map(({ shown, cells }) => [...cells, `\`--only ${shown.row}\``]),
  ]);

const plainTable = (tables: readonly KeptTable[], columns: readonly Column[], lines: readonly Shown[]) =>
  markdown([headOf(columns), ...rowsOf(tables, columns, lines).map(({ cells }) => cells)]);

/** The site's table of clients of a node: what they weigh, and processor time of reads as multiples of `fetch`. */
export const nodeTable = (tables: readonly KeptTable[], columns: readonly Column[]): string =>
  plainTable(tables, columns, NODE_CLIENTS);

/** The site's table of processor time, with the spread of the rounds. */
export const costTable = (tables: readonly KeptTable[], columns: readonly Column[]): string =>
  plainTable(tables, columns, COSTS);

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

/** README's table: one machine's five lines of sizes and costs, and the number of faults that each client handles. */
export function shortTable(
  tables: readonly KeptTable[],
  results: FaultResults,
  faults: readonly FaultTitle[],
  columns: readonly Column[],
): string {
  const handled = columns.map((_, at) => {
    const tried = faults
      .map(({ id }) => cellsOf(results, id, columns)[at]?.isHandled)
      .filter((isHandled) => isHandled !== null);
    return `${tried.filter(Boolean).length} of ${tried.length}`;
  });
  return markdown([
    headOf(columns),
    ...rowsOf(tables, columns, SHORT).map(({ cells }) => cells),
    ["faults handled as a caller needs", ...handled],
  ]);
}

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
