/** The list of changes. */
import { expect, test } from "vitest";
import { changesPage, joined, noteOf, releasesOf } from "./changes.ts";
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
      { version: "1.10.0", changes: [change("b")] },
    ]),
  ).toEqual([
    { version: undefined, changes: [change("c")] },
    { version: "1.10.0", changes: [{ text: "Same.", packages: ["a", "b"], kind: "patch" }] },
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

test("the page of versions leads to each release", () => {
  const common = {
    node: "20.19 or newer",
    specifications: [["P-Chain RPC", "1.0.0"]] as const,
    packages: ["a"],
    homepage: "https://site/base/",
  };
  const before = versionsPage({ ...common, version: "0.0.0", released: [] });
  expect(before).toContain("nothing is released yet");
  expect(before).toContain("git switch --detach main");
  const after = versionsPage({ ...common, version: "1.10.0", released: ["1.10.0"] });
  expect(after).toContain("version **1.10.0**");
  expect(after).toContain("[1.10.0](https://site/base/v/1.10.0/)");
  expect(after).toContain("git switch --detach @primary-network/data@1.10.0");
  expect(after).toContain("| P-Chain RPC | 1.0.0 |");
});
