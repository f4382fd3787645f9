/** The list of changes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changesPage, joined, noteOf, readReleases, releasesOf } from "./changes.ts";
import { versionsPage } from "./versions.ts";

test("a note has its packages, its kind and its text", () => {
  expect(
    noteOf('---\n"@primary-network/core": patch\n"@primary-network/data": minor\n---\n\nOne.\n\nTwo.\n'),
  ).toEqual({
    text: "One.\n\nTwo.",
    packages: ["@primary-network/core", "@primary-network/data"],
    kind: "minor",
  });
  expect(noteOf("---\n---\n\nNothing.\n")).toBeUndefined();
});

const CHANGELOG = `# @primary-network/data

## 1.10.0

### Minor Changes

- 0123abc: Streams.

  They go on.

### Patch Changes

- Updated dependencies [0123abc]
  - @primary-network/core@1.10.0

## 1.9.0

### Major Changes

- 89abcde: A first.
`;

test("a package's list is read version by version, without what only follows another package", () => {
  expect(releasesOf("data", CHANGELOG)).toEqual([
    { version: "1.10.0", changes: [{ text: "Streams.\n\nThey go on.", packages: ["data"], kind: "minor" }] },
    { version: "1.9.0", changes: [{ text: "A first.", packages: ["data"], kind: "major" }] },
  ]);
});

test("a change of several packages is one, and the newest version is first", () => {
  const change = (name: string) => ({ text: "Same.", packages: [name], kind: "patch" as const });
  expect(
    joined([
      { version: "1.9.0", changes: [change("a")] },
      { version: "1.10.0", changes: [change("a")] },
      { version: undefined, changes: [change("c")] },
      { version: "1.10.0-next.2", changes: [change("a")] },
      { version: "1.10.0", changes: [change("b")] },
      { version: "1.10.0-next.10", changes: [change("a")] },
    ]),
  ).toEqual([
    { version: undefined, changes: [change("c")] },
    { version: "1.10.0", changes: [{ text: "Same.", packages: ["a", "b"], kind: "patch" }] },
    { version: "1.10.0-next.10", changes: [change("a")] },
    { version: "1.10.0-next.2", changes: [change("a")] },
    { version: "1.9.0", changes: [change("a")] },
  ]);
});

test("the page names the packages of each change", () => {
  const text = changesPage([
    {
      version: undefined,
      changes: [{ text: "One.\n\nTwo.", packages: ["@primary-network/core"], kind: "minor" }],
    },
    { version: "1.0.0", changes: [] },
  ]);
  expect(text).toContain("## Not released yet\n\n### New\n\n- One.\n  \n  Two. (`core`)");
  expect(text).toContain("## 1.0.0");
});

test("the page of versions says how to build the site of a release", () => {
  const common = {
    node: "20.19 or newer",
    specifications: [["P-Chain RPC", "1.0.0"]] as const,
    packages: ["a"],
  };
  const before = versionsPage({ ...common, version: "0.0.0", released: undefined });
  expect(before).toContain("nothing is released yet");
  expect(before).toContain("git switch --detach main");
  const after = versionsPage({ ...common, version: "1.10.0", released: "1.10.0" });
  expect(after).toContain("version **1.10.0**");
  expect(after).toContain("git switch --detach @primary-network/data@1.10.0");
  expect(after).toContain("| P-Chain RPC | 1.0.0 |");
});

test("a note that a candidate holds is no longer among what is not released", () => {
  const root = mkdtempSync(join(tmpdir(), "changes-"));
  try {
    mkdirSync(join(root, ".changeset"));
    for (const name of ["one", "two"])
      writeFileSync(
        join(root, `.changeset/${name}.md`),
        `---\n"@primary-network/core": minor\n---\n\n${name}\n`,
      );
    const texts = () => readReleases(root).flatMap(({ changes }) => changes.map(({ text }) => text));
    expect(texts()).toEqual(["one", "two"]);
    writeFileSync(join(root, ".changeset/pre.json"), JSON.stringify({ mode: "pre", changesets: ["one"] }));
    expect(texts()).toEqual(["two"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
