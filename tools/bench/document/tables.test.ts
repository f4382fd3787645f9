/** What is shown of kept figures, and where it is put. */
import { expect, it } from "vitest";
import type { KeptTable } from "../kept.ts";
import { costTable, faultTexts, nodeTable, packageTable, shortTable, summaryTable } from "./tables.ts";

const figure = (median: number, ratio?: number) => ({
  value: { min: median, median, max: median },
  ...(ratio && { ratio: { min: ratio - 0.1, median: ratio, max: ratio + 0.1 } }),
});
const table = (
  row: string,
  unit: string,
  lines: KeptTable["lines"],
  machine = "AMD EPYC, 2 cores",
): KeptTable => ({
  row,
  unit,
  title: `${row} ${unit}`,
  machine,
  node: "20.20.2",
  measuredAt: "2026-11-22",
  commit: "accb53b9",
  loadAverage: 1,
  digest: "",
  lines,
});
const tables = [
  table("bundle", "bytes", { data: figure(12_345), "glacier-sdk": figure(7000) }),
  table("installed", "MB", { "@primary-network/data": figure(0.99) }),
  table("installed", "packages", { "@primary-network/data": figure(4) }),
  table("page", "µs CPU per call", { data: figure(500, 1.1), "data-undici": figure(300, 0.7) }),
  table("page", "µs CPU per call", { data: { ratio: { median: 1.43 } } }, "Intel Xeon"),
];
const columns = [
  { subject: "data", heading: "`data`" },
  { subject: "glacier-sdk", heading: "glacier-sdk 3.0.2" },
];
const rowOf = (text: string, label: string) =>
  text.split("\n").find((line) => line.startsWith(`| ${label} |`));

it.each([
  { label: "whole client, minified, gzip", want: "| 12.3 kB | 7.0 kB | `--only bundle` |" },
  { label: "installed", want: "| 1.0 MB | | `--only installed` |" },
  { label: "installed packages", want: "| 4 | | `--only installed` |" },
  { label: "a page of 100, as multiples of `fetch`", want: "| 1.10 | | `--only page` |" },
  { label: "the same with the Node transport", want: "| 0.70 | | `--only page` |" },
])("the site shows $label", ({ label, want }) => {
  expect(rowOf(summaryTable(tables, columns), label)).toBe(`| ${label} ${want}`);
});

it("the site shows the spread of the rounds", () => {
  expect(rowOf(costTable(tables, columns), "page of 100 validators")).toBe(
    "| page of 100 validators | 1.10 (1.00-1.20) | |",
  );
});

it("the same row of another machine follows that of the machine with most rows", () => {
  const lines = costTable(tables, columns).split("\n");
  const at = lines.findIndex((line) => line.startsWith("| page of 100 validators |"));
  expect(lines[at + 1]).toBe("| … on Intel Xeon | 1.43 | |");
  expect(rowOf(costTable(tables.toReversed(), columns), "page of 100 validators")).toContain("1.10");
});

it("a row without figures is not shown", () => {
  const page = table("page", "µs CPU per call", { data: figure(5) });
  expect(costTable([page], columns).split("\n")).toHaveLength(2);
});

it("faults are shown as counts and as texts, and a client without such a call is not counted", () => {
  const cells = {
    hang: {
      data: { isHandled: true, text: "DeadlineError" },
      "glacier-sdk": { isHandled: null, text: "has no pager" },
    },
  };
  const results = { measuredAt: "2026-11-22", node: "v20.20.2", commit: "", digest: "", versions: {}, cells };
  const faults = [{ id: "hang", title: "no response" }];
  expect(rowOf(shortTable(tables, results, faults, columns), "faults handled as a caller needs")).toBe(
    "| faults handled as a caller needs | 1 of 1 | 0 of 0 |",
  );
  expect(rowOf(faultTexts(results, faults, columns), "no response")).toBe(
    "| no response | **yes** · DeadlineError | has no pager |",
  );
  expect(() => faultTexts(results, [{ id: "new", title: "new" }], columns)).toThrow(
    "data was not tried with new",
  );
});

it("packages are described by their manifests and by the faults that they were tried with", () => {
  const yes = { isHandled: true, text: "" };
  const no = { isHandled: false, text: "" };
  const ids = ["rate-limit", "reset", "enum", "telemetry"];
  const cells = {
    ...Object.fromEntries(ids.map((id) => [id, { data: yes, "glacier-sdk": no }])),
    "empty-page": { data: yes, "glacier-sdk": { isHandled: null, text: "has no pager" } },
  };
  const results = { measuredAt: "2026-11-22", node: "v20.20.2", commit: "", digest: "", versions: {}, cells };
  const text = packageTable(results, columns, (subject) =>
    subject === "data"
      ? { version: "1.0.0", license: "MIT", engines: { node: ">=20.19" } }
      : { version: "3.0.2", license: "ISC" },
  );
  expect(rowOf(text, "licence")).toBe("| licence | MIT | ISC |");
  expect(rowOf(text, "Node")).toBe("| Node | `>=20.19` | not said |");
  expect(rowOf(text, "waits and retries after 429")).toBe("| waits and retries after 429 | yes | no |");
  expect(rowOf(text, "has a pager")).toBe("| has a pager | yes | no |");
});

it("reads of a node are shown by their titles, and outputs beside the codec that decodes them", () => {
  const read = (title: string, ratio: number) => ({
    ...table("node-clients", "µs CPU per call", { "pchain-rpc": figure(500, ratio) }),
    title,
  });
  const reads = [read("Height of a node", 1.1), read("100 outputs of a node, decoded", 2)];
  const shown = nodeTable(reads, [
    { subject: "pchain-rpc", heading: "ours" },
    { subject: "pchain-rpc with codec", heading: "with codec" },
  ]);
  expect(rowOf(shown, "height")).toBe("| height | 1.10 (1.00-1.20) | |");
  expect(rowOf(shown, "100 outputs, decoded")).toBe(
    "| 100 outputs, decoded | 2.00 (1.90-2.10) | 2.00 (1.90-2.10) |",
  );
});
