/** Says what a spec change means to users of the clients: major, minor, patch or none. */
import { flatten, type Json, type Schema } from "./schema.ts";
import { bound, type Fields, fieldsOf, kind, mapOf, operationsOf, valuesOf, variantsOf } from "./shape.ts";

export type Level = "none" | "patch" | "minor" | "major";

export interface Change {
  readonly level: Level;
  readonly place: string;
  readonly what: string;
}

export interface Verdict {
  /** The weightiest level among the changes. */
  readonly level: Level;
  readonly changes: readonly Change[];
}

const ORDER: readonly Level[] = ["none", "patch", "minor", "major"];

/** Compares two bundled documents of the same interface. */
export function compare(before: Json, after: Json): Verdict {
  const changes = new Comparison(before, after).run();
  if (changes.length === 0 && JSON.stringify(before) !== JSON.stringify(after)) {
    changes.push({ level: "patch", place: "document", what: "only words, examples or other notes changed" });
  }
  const level = changes.reduce<Level>(
    (most, change) => (ORDER.indexOf(change.level) > ORDER.indexOf(most) ? change.level : most),
    "none",
  );
  return { level, changes };
}

/** Whether the caller writes a value or reads it: what widens one direction narrows the other. */
type Direction = "request" | "response";

class Comparison {
  readonly #before: Json;
  readonly #after: Json;
  readonly #changes: Change[] = [];
  /** Pairs of named schemas already compared; also what ends recursion. */
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
      this.#params(id, old.params, now.params);
      if (old.result && now.result) this.#schema("response", `${id} result`, old.result, now.result);
      else if (old.result || now.result)
        this.#note("major", `${id} result`, old.result ? "removed" : "was empty");
    }
    for (const id of after.keys()) if (!before.has(id)) this.#note("minor", id, "operation added");
    return this.#changes;
  }

  #note(level: Level, place: string, what: string): void {
    this.#changes.push({ level, place, what });
  }

  #params(id: string, before: Fields, after: Fields): void {
    this.#fields("request", id, before, after);
  }

  #fields(direction: Direction, place: string, before: Fields, after: Fields): void {
    const asked = direction === "request";
    for (const [name, old] of before) {
      const now = after.get(name);
      const at = `${place}.${name}`;
      if (!now) {
        this.#note("major", at, "removed");
        continue;
      }
      if (!old.required && now.required) this.#note(asked ? "major" : "minor", at, "is now required");
      if (old.required && !now.required) this.#note(asked ? "minor" : "major", at, "is now optional");
      this.#schema(direction, at, old.schema, now.schema);
    }
    for (const [name, now] of after) {
      if (before.has(name)) continue;
      const breaks = asked && now.required;
      this.#note(breaks ? "major" : "minor", `${place}.${name}`, breaks ? "added as required" : "added");
    }
  }

  #schema(direction: Direction, place: string, before: Schema, after: Schema): void {
    const pair = `${direction} ${before.$ref} ${after.$ref}`;
    if (before.$ref && after.$ref) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const old = flatten(this.#before, before);
    const now = flatten(this.#after, after);
    if (kind(old) !== kind(now)) {
      this.#note("major", place, `is ${kind(now)} instead of ${kind(old)}`);
      return;
    }
    this.#values(direction, place, old, now);
    const [oldDefault, newDefault] = [JSON.stringify(old.default), JSON.stringify(now.default)];
    if (oldDefault !== newDefault)
      this.#note("minor", place, `default is ${newDefault} instead of ${oldDefault}`);
    if (direction === "request") this.#bounds(place, old, now);
    this.#fields(direction, place, fieldsOf(old), fieldsOf(now));
    if (old.items && now.items) this.#schema(direction, `${place}[]`, old.items, now.items);
    const [oldMap, newMap] = [mapOf(old), mapOf(now)];
    if (oldMap && newMap) this.#schema(direction, `${place}{}`, oldMap, newMap);
    this.#variants(direction, place, old, now);
  }

  #values(direction: Direction, place: string, old: Schema, now: Schema): void {
    const [before, after] = [valuesOf(old), valuesOf(now)];
    const opened = now["x-enum-open"] === true;
    const wasOpen = old["x-enum-open"] === true;
    if (before && !after)
      this.#note(direction === "request" ? "minor" : "major", place, "takes any value now");
    if (!before && after) this.#note("major", place, "is limited to some values now");
    if (!before || !after) return;
    if (wasOpen && !opened) this.#note("major", place, "takes no other values any more");
    if (!wasOpen && opened) this.#note("minor", place, "may take other values now");
    for (const value of before) if (!after.has(value)) this.#note("major", place, `value ${value} removed`);
    for (const value of after) if (!before.has(value)) this.#note("minor", place, `value ${value} added`);
  }

  #bounds(place: string, old: Schema, now: Schema): void {
    for (const [name, sign] of [
      ["minimum", 1],
      ["maximum", -1],
      ["maxItems", -1],
      ["minItems", 1],
    ] as const) {
      const [before, after] = [bound(old, name, sign), bound(now, name, sign)];
      if (after > before) this.#note("major", place, `${name} is narrower`);
      if (after < before) this.#note("minor", place, `${name} is wider`);
    }
  }

  /** Members of a union, matched by name, by the value that tells them apart, or by place. */
  #variants(direction: Direction, place: string, old: Schema, now: Schema): void {
    const [before, after] = [variantsOf(this.#before, old), variantsOf(this.#after, now)];
    for (const [name, variant] of before) {
      const match = after.get(name);
      if (match) this.#schema(direction, `${place}(${name})`, variant, match);
      else this.#note("major", place, `variant ${name} removed`);
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#note("minor", place, `variant ${name} added`);
  }
}
