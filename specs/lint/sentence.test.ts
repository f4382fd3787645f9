/** Which descriptions pass, and which fault is found in the others. */
import { expect, test } from "vitest";
import { sentenceFault } from "./sentence.mjs";

test.each([
  { given: "Name of the chain.", want: undefined },
  { given: "`null` when nothing is known.", want: undefined },
  { given: "20-byte node id.", want: undefined },
  { given: '"fuji" or "mainnet".', want: undefined },
  { given: "Ends on\na second line.\n", want: undefined },
  { given: undefined, want: "is empty" },
  { given: "  ", want: "is empty" },
  { given: "TODO", want: "is a placeholder" },
  { given: "Tbd.", want: "is a placeholder" },
  { given: "...", want: "is a placeholder" },
  { given: "…", want: "is a placeholder" },
  { given: "The fee. TODO: its unit.", want: "is a placeholder" },
  { given: "name of the chain.", want: "does not begin with a capital letter, a number or code" },
  { given: "Name of the chain", want: "does not end in a full stop" },
  { given: "Name of the chain..", want: "does not end in a full stop" },
])("$given", ({ given, want }) => {
  expect(sentenceFault(given)).toBe(want);
});
