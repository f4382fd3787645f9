/** Which changesets are enough for which change, in a table. */
import type { Verdict } from "@primary-network/codegen/verdict";
import { expect, it } from "vitest";
import { judge } from "./judge.ts";
import type { Step } from "./version.ts";

const changes: Readonly<Record<Step, Verdict["changes"]>> = {
  none: [],
  patch: [{ level: "patch", path: "document", what: "only words changed" }],
  minor: [{ level: "minor", path: "listBirds.size", what: "added" }],
  major: [{ level: "major", path: "listBirds.size", what: "removed" }],
};

type Row = {
  readonly released: string;
  readonly current?: string;
  readonly level: Step;
  readonly data?: Step;
  readonly core?: Step;
  readonly refused?: string;
};

const rows: Row[] = [
  { released: "0.1.0", level: "none" },
  { released: "0.1.0", level: "patch", refused: "no changeset names data; it needs patch (0.1.1)" },
  { released: "0.1.0", level: "patch", data: "patch" },
  { released: "0.1.0", level: "minor", data: "patch" },
  {
    released: "0.1.0",
    level: "major",
    data: "patch",
    refused: "the changesets lead to 0.1.1 (patch), the change needs minor (0.2.0)",
  },
  { released: "0.1.0", level: "major", data: "minor" },
  { released: "0.1.0", level: "major", data: "major" },
  {
    released: "1.4.0",
    level: "minor",
    data: "patch",
    refused: "the changesets lead to 1.4.1 (patch), the change needs minor (1.5.0)",
  },
  {
    released: "1.4.0",
    level: "major",
    data: "minor",
    refused: "the changesets lead to 1.5.0 (minor), the change needs major (2.0.0)",
  },
  { released: "1.4.0", level: "major", data: "major" },
  // One version for the group: its largest step counts, but the package's own users must be informed.
  { released: "1.4.0", level: "major", data: "patch", core: "major" },
  { released: "1.4.0", level: "major", core: "major", refused: "no changeset names data; it needs major" },
  { released: "1.4.0", level: "patch", data: "none", refused: "no changeset names data; it needs patch" },
  // A release under way: the changesets are used up, the version has stepped.
  { released: "1.4.0", current: "2.0.0", level: "major" },
  {
    released: "1.4.0",
    current: "1.5.0",
    level: "major",
    refused: "the changesets lead to 1.5.0 (none), the change needs major (2.0.0)",
  },
];

it.each(rows)("$level since $released, data $data, core $core, version $current", (row) => {
  const { released, current = released, level, data, core } = row;
  const steps = { ...(data && { data }), ...(core && { core }) };
  const { lines, refused } = judge({
    name: "data",
    released,
    current,
    verdict: { level, changes: changes[level] },
    group: ["core", "data"],
    changesets: [{ file: "one.md", steps }],
  });
  expect(refused).toBe(row.refused !== undefined);
  if (row.refused) expect(lines.at(-1)).toContain(`refused: ${row.refused}`);
});

it("ignores packages outside the group", () => {
  const { refused } = judge({
    name: "data",
    released: "1.0.0",
    current: "1.0.0",
    verdict: { level: "major", changes: changes.major },
    group: ["data"],
    changesets: [
      { file: "one.md", steps: { other: "major" } },
      { file: "two.md", steps: { data: "patch" } },
    ],
  });
  expect(refused).toBe(true);
});

it("names every change, the step and the rule", () => {
  const { lines } = judge({
    name: "data",
    released: "0.3.1",
    current: "0.3.1",
    verdict: { level: "major", changes: changes.major },
    group: ["data"],
    changesets: [{ file: "one.md", steps: { data: "patch" } }],
  });
  expect(lines).toEqual([
    "data since 0.3.1: major",
    "  major: listBirds.size: removed",
    "  refused: the changesets lead to 0.3.2 (patch), the change needs minor (0.4.0): before 1.0.0, what breaks callers is minor, what adds is patch",
  ]);
});
