import { describe, expect, it } from "vitest";
import { finalStatusesOf, milliseconds, pageOf, paramDescriptor, retryOf, rulesOf } from "./descriptor.ts";
import type { Schema } from "./schema.ts";

describe("paramDescriptor", () => {
  const rows: { given: Schema; more?: object; want: object }[] = [
    { given: { type: "string" }, want: { type: "string" } },
    { given: { type: "integer", minimum: 1, maximum: 100 }, want: { type: "integer", min: 1, max: 100 } },
    {
      given: { type: "string", "x-minimum": 0, "x-maximum": 720000000000000000 },
      want: { type: "string", min: 0, max: 720000000000000000 },
    },
    { given: { type: ["number", "null"], minimum: 0 }, want: { type: "number", min: 0 } },
    { given: { oneOf: [{ type: "integer" }, { type: "string" }] }, want: {} },
    {
      given: { type: "array" },
      more: { in: "query", csv: true },
      want: { in: "query", type: "array", csv: true },
    },
    {
      given: { type: "string" },
      more: { in: "path", required: true, fallback: true },
      want: { in: "path", type: "string", required: true, fallback: true },
    },
    {
      given: { type: "string" },
      more: { in: "body", address: true },
      want: { in: "body", type: "string", address: true },
    },
    { given: { type: "string" }, more: { in: "path", numeric: true }, want: { in: "path", type: "numeric" } },
  ];
  it.each(rows)("$given gives $want", ({ given, more, want }) => {
    expect(paramDescriptor(given, { required: false, ...more })).toEqual(want);
  });
});

describe("rules", () => {
  const names = new Set(["a", "b"]);
  it.each([
    { given: {}, want: {} },
    { given: { "x-require-one-of": ["a", "b"] }, want: { rules: [{ kind: "anyOf", names: ["a", "b"] }] } },
    {
      given: { "x-sum-limit": { fields: ["a", "b"], max: 100 } },
      want: { rules: [{ kind: "sumAtMost", names: ["a", "b"], max: 100 }] },
    },
  ])("$given gives $want", ({ given, want }) => {
    expect(rulesOf(given, names, "GET /x")).toEqual(want);
  });

  it("refuses a rule about a name that is not a parameter", () => {
    expect(() => rulesOf({ "x-require-one-of": ["a", "c"] }, names, "GET /x")).toThrow(
      "GET /x: a rule names c",
    );
  });
});

describe("durations", () => {
  it.each([
    ["PT24H", 86_400_000],
    ["P1D", 86_400_000],
    ["PT1M30S", 90_000],
    ["P1DT1H", 90_000_000],
  ])("%s is %d ms", (given, want) => {
    expect(milliseconds(given, "GET /x")).toBe(want);
  });

  it.each(["24h", "P", "PT", "PT0S", ""])("refuses %j", (given) => {
    expect(() => milliseconds(given, "GET /x")).toThrow(`GET /x: ${given} is not a duration`);
  });
});

describe("notes on operations", () => {
  it("requires a retry rule", () => {
    expect(retryOf({ "x-retry": "unsafe" }, "GET /x")).toBe("unsafe");
    expect(() => retryOf({ "x-retry": "often" }, "GET /x")).toThrow("GET /x: x-retry must be safe or unsafe");
  });

  it("reads paging and final statuses", () => {
    expect(pageOf({ "x-page": { items: "rows", validity: "PT24H" } }, "GET /x")).toEqual({
      page: { items: "rows", validityMs: 86_400_000 },
    });
    expect(pageOf({ "x-page": { items: "rows" } }, "GET /x")).toEqual({ page: { items: "rows" } });
    expect(() => pageOf({ "x-page": {} }, "GET /x")).toThrow("GET /x: x-page must name");
    expect(finalStatusesOf({ "x-final-statuses": [429] })).toEqual({ finalStatuses: [429] });
    expect(finalStatusesOf({})).toEqual({});
  });
});
