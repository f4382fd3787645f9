/** Source maps mark what is not in the package, and say nothing of the machine that built it. */
import { expect, test } from "vitest";
import { withOthersMarked } from "./source-maps.ts";

test.each([
  { given: { sources: ["../src/a.ts"] }, want: { sources: ["../src/a.ts"] } },
  {
    given: { sources: ["../src/gen/a.json", "../src/a.ts"] },
    want: { sources: ["../src/gen/a.json", "../src/a.ts"], ignoreList: [0] },
  },
  {
    given: {
      sources: ["../src/a.ts", "../../../node_modules/.pnpm/owl@1.0.0/node_modules/owl/a.js"],
      mappings: "A",
    },
    want: { sources: ["../src/a.ts", "node_modules/owl/a.js"], mappings: "A", ignoreList: [1] },
  },
])("$given.sources", ({ given, want }) => expect(withOthersMarked(given)).toEqual(want));
