/**
 * Compares the limits on a caller's values: ranges, lengths, counts and patterns. A narrower limit refuses
 * calls that worked before.
 */
import type { Finding } from "./change.ts";
import { type Schema, text } from "./schema.ts";

/** Bounds, each with the direction that narrows it: a larger number (1) or a smaller number (-1). */
const BOUNDS: readonly (readonly [name: string, sign: 1 | -1])[] = [
  ["minimum", 1],
  ["maximum", -1],
  ["exclusiveMinimum", 1],
  ["exclusiveMaximum", -1],
  ["minItems", 1],
  ["maxItems", -1],
  ["minLength", 1],
  ["maxLength", -1],
];

export function limitChanges(old: Schema, now: Schema): Finding[] {
  return [
    ...BOUNDS.flatMap(([name, sign]) => boundChange(name, sign, old, now)),
    ...patternChange(old, now),
    ...setChange(old, now),
  ];
}

function boundChange(name: string, sign: 1 | -1, old: Schema, now: Schema): Finding[] {
  const [before, after] = [bound(old, name), bound(now, name)];
  if (before === after) return [];
  const narrower = sign * (after ?? -sign * Infinity) > sign * (before ?? -sign * Infinity);
  const change = `${after ?? "none"} instead of ${before ?? "none"}`;
  return [
    narrower
      ? { level: "major", what: `${name} is narrower: ${change}` }
      : { level: "minor", what: `${name} is wider: ${change}` },
  ];
}

/** Returns a bound. A bound that only the documentation states (`x-minimum`) binds callers too. */
function bound(schema: Schema, name: string): number | undefined {
  const value = schema[name] ?? schema[`x-${name}`];
  return value === undefined ? undefined : Number(value);
}

/**
 * Compares patterns. No program can decide that one pattern accepts everything another accepts, so any other
 * pattern counts as narrower.
 */
function patternChange(old: Schema, now: Schema): Finding[] {
  const [before, after] = [text(old, "pattern"), text(now, "pattern")];
  if (before === after) return [];
  if (after === undefined) return [{ level: "minor", what: "takes text of any form now" }];
  return [
    { level: "major", what: `must match ${after}${before === undefined ? "" : ` instead of ${before}`}` },
  ];
}

function setChange(old: Schema, now: Schema): Finding[] {
  const [before, after] = [old.uniqueItems === true, now.uniqueItems === true];
  if (before === after) return [];
  return [
    after
      ? { level: "major", what: "takes no item twice any more" }
      : { level: "minor", what: "takes an item twice now" },
  ];
}
