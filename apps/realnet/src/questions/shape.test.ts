/** Shapes differ where kinds of values or members do, not where values do. */
import { expect, test } from "vitest";
import { Shape } from "./shape.ts";

const ID = "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM";

const TABLE: readonly (readonly [
  name: string,
  expected: unknown,
  found: unknown,
  lines: readonly string[],
])[] = [
  ["other values", { height: "1", ids: [ID] }, { height: "22", ids: [ID, ID] }, []],
  ["a number for a text", { height: "1" }, { height: 1 }, [".height: number instead of decimal"]],
  ["a missing member", { a: 1, b: 2 }, { a: 1 }, [".b: missing"]],
  ["a member too many", { a: 1 }, { a: 1, b: 2 }, [".b: should not be there"]],
  ["null for a list", { ids: [] }, { ids: null }, [".ids: null instead of list"]],
  ["an empty list", { ids: [ID] }, { ids: [] }, []],
  ["an item of another kind", [{ a: "1" }], [{ a: "0x1" }], ["[].a: hex instead of decimal"]],
  ["a member that only some have", [{ a: 1, b: 1 }, { a: 1 }], [{ a: 1 }], []],
  ["a member that all should have", [{ a: 1 }], [{ a: 1 }, {}], ["[].a: missing"]],
  ["other keys of a map", { [ID]: "1" }, { "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg": "2" }, []],
  ["other values of a map", { [ID]: "1" }, { [ID]: 2 }, [".*: number instead of decimal"]],
  ["an empty map", {}, { [ID]: "1" }, []],
  ["a time with and without a fraction", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5+01:00", []],
];

test.each(TABLE)("%s", (_, expected, found, lines) => {
  expect(Shape.of(expected).differences(Shape.of(found))).toEqual(lines);
});
