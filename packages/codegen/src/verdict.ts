/** Rates a spec change for users of the clients: major, minor, patch or none. */
import { type Change, type Finding, type Level, weightiest } from "./change.ts";
import { limitChanges } from "./limits.ts";
import { promiseChanges } from "./promises.ts";
import { flatten, type Json, type Schema } from "./schema.ts";
import { type Fields, fieldsOf, kind, mapOf, nullable, operationsOf, valuesOf, variantsOf } from "./shape.ts";

export interface Verdict {
  /** Highest level among the changes. */
  readonly level: Level;
  readonly changes: readonly Change[];
}

/** Compares two bundled documents of the same interface. */
export function compare(before: Json, after: Json): Verdict {
  const changes = new Comparison(before, after).run();
  if (changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after)) {
    changes.push({ level: "patch", path: "document", what: "only words, examples or other notes changed" });
  }
  return { level: weightiest(changes), changes };
}

/**
 * Direction of a value, written or read by the caller. A change that widens one direction narrows the other.
 */
type Direction = "request" | "response";

class Comparison {
  readonly #before: Json;
  readonly #after: Json;
  readonly #changes: Change[] = [];
  /** Pairs of named schemas that were compared. They also end recursion. */
  readonly #seen = new Set<string>();

  constructor(before: Json, after: Json) {
    this.#before = before;
    this.#after = after;
  }

  run(): Change[] {
    const before = operationsOf(this.#before);
    const after = operationsOf(this.#after);
    for (const [id, old] of before) {
      const now = after.get(id);
      if (!now) {
        this.#note("major", id, "operation removed");
        continue;
      }
      if (old.call !== now.call) this.#note("major", id, `sent as ${now.call} instead of ${old.call}`);
      for (const finding of promiseChanges(old, now)) this.#add(id, finding);
      this.#fields("request", id, old.params, now.params);
      if (old.body && now.body)
        this.#variants("request", `${id} body`, { oneOf: [...old.body] }, { oneOf: [...now.body] });
      if (old.result && now.result) this.#schema("response", `${id} result`, old.result, now.result);
      else if (old.result || now.result)
        this.#note("major", `${id} result`, old.result ? "removed" : "was empty");
      for (const [status, failure] of old.failures) {
        const match = now.failures.get(status);
        if (match) this.#schema("response", `${id} ${status}`, failure, match);
      }
    }
    for (const id of after.keys()) if (!before.has(id)) this.#note("minor", id, "operation added");
    return this.#changes;
  }

  #note(level: Level, path: string, what: string): void {
    this.#changes.push({ level, path, what });
  }

  #add(path: string, { level, what }: Finding): void {
    this.#note(level, path, what);
  }

  #fields(direction: Direction, path: string, before: Fields, after: Fields): void {
    const asked = direction === "request";
    for (const [name, old] of before) {
      const now = after.get(name);
      const at = `${path}.${name}`;
      if (!now) {
        this.#note("major", at, "removed");
        continue;
      }
      if (!old.required && now.required) this.#note(asked ? "major" : "minor", at, "is now required");
      if (old.required && !now.required) this.#note(asked ? "minor" : "major", at, "is now optional");
      if (old.wire !== now.wire) this.#note("major", at, `is sent as ${now.wire} instead of ${old.wire}`);
      this.#schema(direction, at, old.schema, now.schema);
    }
    for (const [name, now] of after) {
      if (before.has(name)) continue;
      const breaks = asked && now.required;
      this.#note(breaks ? "major" : "minor", `${path}.${name}`, breaks ? "added as required" : "added");
    }
  }

  #schema(direction: Direction, path: string, before: Schema, after: Schema): void {
    const pair = `${direction} ${before.$ref} ${after.$ref}`;
    if (before.$ref && after.$ref) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const old = flatten(this.#before, before);
    const now = flatten(this.#after, after);
    if (kind(old) !== kind(now)) {
      this.#note("major", path, `is ${kind(now)} instead of ${kind(old)}`);
      return;
    }
    this.#nulls(direction, path, nullable(this.#before, old), nullable(this.#after, now));
    this.#values(direction, path, old, now);
    this.#notes(path, old, now);
    if (direction === "request") for (const finding of limitChanges(old, now)) this.#add(path, finding);
    this.#fields(direction, path, fieldsOf(old), fieldsOf(now));
    this.#inner(direction, `${path}[]`, old.items, now.items);
    this.#inner(direction, `${path}{}`, mapOf(old), mapOf(now));
    this.#variants(direction, path, old, now);
  }

  #nulls(direction: Direction, path: string, before: boolean, after: boolean): void {
    if (before === after) return;
    const narrows = direction === "request" ? before : after;
    this.#note(narrows ? "major" : "minor", path, after ? "may be null now" : "is never null now");
  }

  /** Compares the notes about a value: its default, its unit, its deprecation. */
  #notes(path: string, old: Schema, now: Schema): void {
    const [oldDefault, newDefault] = [JSON.stringify(old.default), JSON.stringify(now.default)];
    if (oldDefault !== newDefault)
      this.#note("minor", path, `default is ${newDefault} instead of ${oldDefault}`);
    const [oldUnit, newUnit] = [old["x-unit"], now["x-unit"]];
    if (oldUnit !== undefined && newUnit !== undefined && oldUnit !== newUnit)
      this.#note("major", path, `is in ${newUnit} instead of ${oldUnit}`);
    if (now.deprecated && !old.deprecated) this.#note("minor", path, "is deprecated now");
  }

  /** Compares items of a list, or values of a map. A missing type accepts and returns anything. */
  #inner(direction: Direction, path: string, before?: Schema, after?: Schema): void {
    if (before && after) this.#schema(direction, path, before, after);
    else if (before) this.#note(direction === "request" ? "minor" : "major", path, "may be anything now");
    else if (after) this.#note(direction === "request" ? "major" : "minor", path, "has a type now");
  }

  #values(direction: Direction, path: string, old: Schema, now: Schema): void {
    const [before, after] = [valuesOf(old), valuesOf(now)];
    const opened = now["x-enum-open"] === true;
    const wasOpen = old["x-enum-open"] === true;
    if (before && !after)
      this.#note(direction === "request" ? "minor" : "major", path, "takes any value now");
    if (!before && after) this.#note("major", path, "is limited to some values now");
    if (!before || !after) return;
    if (wasOpen && !opened) this.#note("major", path, "takes no other values any more");
    if (!wasOpen && opened) this.#note("minor", path, "may take other values now");
    for (const value of before) if (!after.has(value)) this.#note("major", path, `value ${value} removed`);
    for (const value of after) if (!before.has(value)) this.#note("minor", path, `value ${value} added`);
  }

  /** Compares members of a union, matched by name, by discriminating value, or by position. */
  #variants(direction: Direction, path: string, old: Schema, now: Schema): void {
    const [before, after] = [variantsOf(this.#before, old), variantsOf(this.#after, now)];
    for (const [name, variant] of before) {
      const match = after.get(name);
      if (match) this.#schema(direction, `${path}(${name})`, variant, match);
      else this.#note("major", path, `variant ${name} removed`);
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#note("minor", path, `variant ${name} added`);
  }
}
