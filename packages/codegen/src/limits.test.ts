/** What a caller may write, before and after, in a table. */
import { expect, it } from "vitest";
import type { Finding } from "./change.ts";
import { limitChanges } from "./limits.ts";
import type { Schema } from "./schema.ts";

const rows: { old: Schema; now: Schema; want: readonly Finding[] }[] = [
  { old: { minimum: 1 }, now: { minimum: 1 }, want: [] },
  {
    old: { minimum: 1 },
    now: { minimum: 2 },
    want: [{ level: "major", what: "minimum is narrower: 2 instead of 1" }],
  },
  {
    old: { minimum: 1 },
    now: { minimum: 0 },
    want: [{ level: "minor", what: "minimum is wider: 0 instead of 1" }],
  },
  {
    old: {},
    now: { exclusiveMinimum: 0 },
    want: [{ level: "major", what: "exclusiveMinimum is narrower: 0 instead of none" }],
  },
  {
    old: { exclusiveMaximum: 9 },
    now: {},
    want: [{ level: "minor", what: "exclusiveMaximum is wider: none instead of 9" }],
  },
  {
    old: { maximum: 100 },
    now: { maximum: 50 },
    want: [{ level: "major", what: "maximum is narrower: 50 instead of 100" }],
  },
  // A bound that only the documentation stated is a bound already.
  { old: { "x-maximum": 5 }, now: { maximum: 5 }, want: [] },
  {
    old: { maxLength: 20 },
    now: { maxLength: 10 },
    want: [{ level: "major", what: "maxLength is narrower: 10 instead of 20" }],
  },
  {
    old: { minLength: 3 },
    now: {},
    want: [{ level: "minor", what: "minLength is wider: none instead of 3" }],
  },
  {
    old: {},
    now: { maxItems: 8 },
    want: [{ level: "major", what: "maxItems is narrower: 8 instead of none" }],
  },
  {
    old: { minItems: 1 },
    now: { minItems: 2, maxItems: 8 },
    want: [
      { level: "major", what: "minItems is narrower: 2 instead of 1" },
      { level: "major", what: "maxItems is narrower: 8 instead of none" },
    ],
  },
  { old: {}, now: { pattern: "^0x" }, want: [{ level: "major", what: "must match ^0x" }] },
  {
    old: { pattern: "^0x" },
    now: { pattern: "^0X" },
    want: [{ level: "major", what: "must match ^0X instead of ^0x" }],
  },
  { old: { pattern: "^0x" }, now: {}, want: [{ level: "minor", what: "takes text of any form now" }] },
  { old: {}, now: { uniqueItems: true }, want: [{ level: "major", what: "takes no item twice any more" }] },
  { old: { uniqueItems: true }, now: {}, want: [{ level: "minor", what: "takes an item twice now" }] },
];

it.each(rows)("$old, then $now", ({ old, now, want }) => {
  expect(limitChanges(old, now)).toEqual(want);
});
