/** What an operation promises beside its shapes, before and after, in a table. */
import { expect, it } from "vitest";
import type { Level } from "./change.ts";
import type { Json } from "./schema.ts";
import { compare } from "./verdict.ts";

const rows: { what: string; before: Json; after: Json; level: Level; line: string }[] = [
  {
    what: "a rule that one parameter must be given",
    before: query({ type: "string" }),
    after: query({ type: "string" }, { "x-require-one-of": ["q", "r"] }),
    level: "major",
    line: "find: new rule: one of q, r",
  },
  {
    what: "a rule that lets a caller choose among more",
    before: query({ type: "string" }, { "x-require-one-of": ["q"] }),
    after: query({ type: "string" }, { "x-require-one-of": ["q", "r"] }),
    level: "minor",
    line: "find: rule changed: one of q, r",
  },
  {
    what: "a rule dropped",
    before: query({ type: "string" }, { "x-require-one-of": ["q", "r"] }),
    after: query({ type: "string" }),
    level: "minor",
    line: "find: rule dropped: one of q, r",
  },
  {
    what: "a smaller sum",
    before: query({ type: "integer" }, { "x-sum-limit": { fields: ["q", "r"], max: 100 } }),
    after: query({ type: "integer" }, { "x-sum-limit": { fields: ["q", "r"], max: 50 } }),
    level: "major",
    line: "find: rule changed: q + r <= 50",
  },
  {
    what: "page tokens that end sooner",
    before: query({ type: "string" }, { "x-page": { items: "found", validity: "PT24H" } }),
    after: query({ type: "string" }, { "x-page": { items: "found", validity: "PT1H" } }),
    level: "major",
    line: "find: page tokens end sooner",
  },
  {
    what: "page tokens that live longer",
    before: query({ type: "string" }, { "x-page": { items: "found", validity: "PT1H" } }),
    after: query({ type: "string" }, { "x-page": { items: "found", validity: "PT24H" } }),
    level: "minor",
    line: "find: page tokens live longer",
  },
  {
    what: "pages no more",
    before: query({ type: "string" }, { "x-page": { items: "found" } }),
    after: query({ type: "string" }),
    level: "major",
    line: "find: returns no pages any more",
  },
  {
    what: "a parameter more that counts into a sum",
    before: query({ type: "integer" }, { "x-sum-limit": { fields: ["q"], max: 100 } }),
    after: query({ type: "integer" }, { "x-sum-limit": { fields: ["q", "r"], max: 100 } }),
    level: "major",
    line: "find: rule changed: q + r <= 100",
  },
];

/** A document of one operation that takes q and r. */
function query(schema: Json, more: Json = {}): Json {
  const parameters = [
    { name: "q", in: "query", schema },
    { name: "r", in: "query", schema: { type: "integer" } },
  ];
  const method = { "x-method": "things.find", "x-codeSamples": [{ source: "api.things.find()" }] };
  const operation = { operationId: "find", ...method, "x-retry": "safe", parameters, responses: {}, ...more };
  return {
    openapi: "3.1.0",
    info: { title: "Find", version: "1.0.0" },
    paths: { "/find": { get: operation } },
  };
}

it.each(rows)("$what is $level", ({ before, after, level, line }) => {
  const verdict = compare(before, after);
  expect(verdict.level).toBe(level);
  expect(verdict.changes.map(({ path, what }) => `${path}: ${what}`)).toContain(line);
});
