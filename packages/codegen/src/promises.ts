/**
 * Compares the promises of an operation besides its shapes: rules over parameters, paging, retry,
 * deprecation.
 */
import type { Finding } from "./change.ts";
import { child, type Json, objects, strings } from "./schema.ts";
import type { Compared } from "./shape.ts";

export function promiseChanges(old: Compared, now: Compared): Finding[] {
  return [
    ...methodChanges(old, now),
    ...ruleChanges(ruleOf(old, "anyOf"), ruleOf(now, "anyOf"), "lost"),
    ...ruleChanges(ruleOf(old, "sumAtMost"), ruleOf(now, "sumAtMost"), "gained"),
    ...pageChanges(old.descriptor, now.descriptor),
    ...differing("retry", "minor", old.descriptor, now.descriptor),
    ...differing("finalStatuses", "minor", old.descriptor, now.descriptor),
    ...(now.deprecated && !old.deprecated ? [{ level: "minor", what: "is deprecated now" } as const] : []),
  ];
}

/** Compares methods. A change breaks programs that call the method or read a narrowed result. */
function methodChanges(old: Compared, now: Compared): Finding[] {
  const [before, after] = [JSON.stringify(old.narrowing), JSON.stringify(now.narrowing)];
  const narrows: Finding = {
    level: old.narrowing === undefined ? "minor" : "major",
    what: `the result is narrowed by ${after ?? "nothing"} instead of ${before ?? "nothing"}`,
  };
  return [
    ...(old.method === now.method
      ? []
      : [{ level: "major", what: `is the method ${now.method} instead of ${old.method}` } as const]),
    ...(before === after ? [] : [narrows]),
  ];
}

function ruleOf({ descriptor }: Compared, kind: string): Json | undefined {
  return objects(descriptor.rules).find((rule) => rule.kind === kind);
}

/**
 * Compares rules. `breaking` names the narrowing direction: fewer alternatives, or more parameters in a sum.
 */
function ruleChanges(old: Json | undefined, now: Json | undefined, breaking: "lost" | "gained"): Finding[] {
  if (!old && !now) return [];
  const rule = describe(now ?? old);
  if (!old) return [{ level: "major", what: `new rule: ${rule}` }];
  if (!now) return [{ level: "minor", what: `rule dropped: ${rule}` }];
  const [before, after] = [strings(old, "names") ?? [], strings(now, "names") ?? []];
  const narrowed =
    breaking === "lost"
      ? before.some((name) => !after.includes(name))
      : after.some((name) => !before.includes(name)) || Number(now.max) < Number(old.max);
  const same = JSON.stringify([[...before].sort(), old.max]) === JSON.stringify([[...after].sort(), now.max]);
  return same ? [] : [{ level: narrowed ? "major" : "minor", what: `rule changed: ${rule}` }];
}

function describe(rule: Json | undefined): string {
  const names = (rule && strings(rule, "names")) ?? [];
  return rule?.kind === "anyOf" ? `one of ${names.join(", ")}` : `${names.join(" + ")} <= ${rule?.max}`;
}

function pageChanges(old: Json, now: Json): Finding[] {
  if (old.page === undefined && now.page === undefined) return [];
  if (old.page === undefined) return [{ level: "major", what: "returns pages now" }];
  if (now.page === undefined) return [{ level: "major", what: "returns no pages any more" }];
  const [before, after] = [child(old, "page"), child(now, "page")];
  return [...differing("items", "major", before, after), ...validityChange(before, after)];
}

/** Compares the validity of page tokens. Tokens without a stated validity count as valid without end. */
function validityChange(old: Json, now: Json): Finding[] {
  const [before, after] = [Number(old.validityMs ?? Infinity), Number(now.validityMs ?? Infinity)];
  if (before === after) return [];
  return [
    after < before
      ? { level: "major", what: "page tokens end sooner" }
      : { level: "minor", what: "page tokens live longer" },
  ];
}

function differing(name: string, level: Finding["level"], old: Json, now: Json): Finding[] {
  const [before, after] = [JSON.stringify(old[name]), JSON.stringify(now[name])];
  return before === after
    ? []
    : [{ level, what: `${name} is ${after ?? "none"} instead of ${before ?? "none"}` }];
}
