import { expect, test } from "vitest";
import { longLineFaults } from "./long-lines.ts";

test.each([
  { given: "", want: [] },
  { given: `${"x".repeat(120)}\n${"é".repeat(120)}\n`, want: [] },
  { given: `a\n${"x".repeat(121)}`, want: [{ place: "line 2", what: "has 121 characters, more than 120" }] },
  {
    given: `<!-- t: made by x -->\n\n| ${"x".repeat(121)} |\n\n<!-- end of t -->\n\n| ${"x".repeat(121)} |`,
    want: [{ place: "line 7", what: "has 125 characters, more than 120" }],
  },
])("$want", ({ given, want }) => expect(longLineFaults(given)).toEqual(want));
