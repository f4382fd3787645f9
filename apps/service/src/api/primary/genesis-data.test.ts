/** The depth of a genesis, which anybody may write. */
import { expect, test } from "vitest";
import { genesisData, MAX_GENESIS_DEPTH, nesting } from "./genesis-data.ts";

test.each([
  { json: "1", want: 0 },
  { json: '{"a":[1,{"b":2}]}', want: 3 },
  { json: '["[[[[", "]"]', want: 1 },
  { json: '["\\"[[", []]', want: 2 },
  { json: '["\\\\", [[]]]', want: 3 },
])("$json is nested $want deep", ({ json, want }) => {
  expect(nesting(json)).toBe(want);
});

test("a hostile text of 100 kB is looked at once, and too deep a genesis is not shown", () => {
  const size = 100_000;
  // Each of these took a pattern with nested repetitions longer than anybody waits.
  expect(nesting(`"${"a".repeat(size)}`)).toBe(0);
  expect(nesting(`"${"\\a".repeat(size)}`)).toBe(0);
  const deep = `${"[".repeat(size)}${"]".repeat(size)}`;
  expect(nesting(deep)).toBe(size);
  expect(genesisData({ genesis: deep, isEvm: true } as Parameters<typeof genesisData>[0])).toBeUndefined();
  expect(MAX_GENESIS_DEPTH).toBeLessThan(size);
});
