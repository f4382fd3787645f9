/** Which descriptions pass, and what is said of those that do not. */
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
  { given: "TODO", want: "only stands for one to come" },
  { given: "Tbd.", want: "only stands for one to come" },
  { given: "...", want: "only stands for one to come" },
  { given: "…", want: "only stands for one to come" },
  { given: "The fee. TODO: its unit.", want: "only stands for one to come" },
  { given: "name of the chain.", want: "does not begin with a capital letter, a number or code" },
  { given: "Name of the chain", want: "does not end in a full stop" },
  { given: "Name of the chain..", want: "does not end in a full stop" },
])("$given", ({ given, want }) => {
  expect(sentenceFault(given)).toBe(want);
});
