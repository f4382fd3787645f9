/** A changeset is read, or named with what is wrong with it. */
import { expect, it } from "vitest";
import { readChangeset } from "./changeset.ts";

const packages = new Map([
  ["@birds/data", { private: false }],
  ["@birds/cli", { private: true }],
]);
const read = (text: string) => readChangeset("quick-owl.md", text, packages);

it.each([
  { given: '---\n"@birds/data": minor\n---\n\nAdd nests.\n', want: { "@birds/data": "minor" } },
  { given: "---\n'@birds/data': none\n---\n\nMove files.\n", want: { "@birds/data": "none" } },
  { given: '---\r\n"@birds/data": patch\r\n---\r\n\r\nMend.\r\n', want: { "@birds/data": "patch" } },
  { given: "---\n---\n", want: {} },
])("reads $given", ({ given, want }) => {
  expect(read(given)).toEqual({ file: "quick-owl.md", steps: want, problems: [] });
});

it.each([
  {
    given: '---\n"@birds/nest": minor\n---\nAdd.',
    want: "quick-owl.md: @birds/nest is no package of this repository",
  },
  {
    given: '---\n"@birds/cli": minor\n---\nAdd.',
    want: "quick-owl.md: @birds/cli is private and never released",
  },
  {
    given: '---\n"@birds/data": huge\n---\nAdd.',
    want: "quick-owl.md: @birds/data takes patch, minor or major, not huge",
  },
  {
    given: '---\n"@birds/data": minor\n---\n\n',
    want: "quick-owl.md: says nothing; its text goes into the change logs",
  },
  {
    given: "Add nests.",
    want: "quick-owl.md: must begin with packages and steps between two lines of ---",
  },
  {
    given: '---\n"@birds/data: minor\n---\nAdd.',
    want: "quick-owl.md: must begin with packages and steps between two lines of ---",
  },
  {
    given: "---\n- minor\n---\nAdd.",
    want: "quick-owl.md: must begin with packages and steps between two lines of ---",
  },
])("refuses $given", ({ given, want }) => {
  expect(read(given).problems).toEqual([want]);
});
