/** Drift changes the members it names, and nothing else. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { drifted } from "./drift.ts";

const change = (at: string, value?: Parameters<typeof drifted>[1]["value"]) => ({
  kind: "drift" as const,
  at: at.slice(1).split("/"),
  ...(value !== undefined && { value }),
});

test.each([
  { text: '{"a":{"b":1}}', effect: change("/a/b", "new"), want: '{"a":{"b":"new"}}' },
  { text: '{"a":{"b":1}}', effect: change("/a/b", null), want: '{"a":{"b":null}}' },
  { text: '{"a":{"b":1}}', effect: change("/a/b"), want: '{"a":{}}' },
  { text: '{"a":{"b":1}}', effect: change("/a/c", [1]), want: '{"a":{"b":1,"c":[1]}}' },
  { text: '{"l":[{"x":1},{"x":2}]}', effect: change("/l/*/x", 0), want: '{"l":[{"x":0},{"x":0}]}' },
  { text: '{"l":[{"x":1},{"x":2}]}', effect: change("/l/1/x", 0), want: '{"l":[{"x":1},{"x":0}]}' },
  { text: '{"l":[1,2]}', effect: change("/l/0"), want: '{"l":[null,2]}' },
  { text: '{"a":1,"b":2}', effect: change("/*", 3), want: '{"a":3,"b":3}' },
  { text: '{"a":1}', effect: change("/b/c", 3), want: '{"a":1}' },
  { text: '{"a":1}', effect: change("/__proto__", 3), want: '{"a":1,"__proto__":3}' },
  { text: '{"a":1}', effect: change("/__proto__/x", 3), want: '{"a":1}' },
  { text: "not json", effect: change("/a", 3), want: "not json" },
])("$text with $effect.at becomes $want", ({ text, effect, want }) => {
  expect(drifted(text, effect)).toBe(want);
});

test("integers of any length and all strings stay exact beside a drifting field", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.string({ unit: "grapheme" }), (integer, text) => {
      const before = `{"n":${integer},"s":${JSON.stringify(text)},"list":[${integer}]}`;
      expect(drifted(before, change("/extra", 1))).toBe(`${before.slice(0, -1)},"extra":1}`);
    }),
  );
});
