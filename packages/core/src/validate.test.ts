/** Every rule that is checked before anything is sent. */
import { describe, expect, it } from "vitest";
import type { Param, Rule } from "./operation.ts";
import { validate } from "./validate.ts";

const params: Record<string, Param> = {
  id: { in: "path", type: "string" },
  size: { in: "query", type: "integer", min: 1, max: 100 },
  share: { in: "query", type: "number", min: 0, max: 100 },
  block: { in: "path", type: "numeric" },
  limit: { in: "query", type: "numeric", max: 720000000000000000 },
  capacity: { in: "query", type: "string", min: 0, max: 720000000000000000 },
  names: { in: "query", type: "array", csv: true },
  flag: { in: "query", type: "boolean" },
  options: { in: "body", type: "object" },
  quorum: { in: "body", type: "integer" },
  buffer: { in: "body", type: "integer" },
  any: { in: "query" },
};

describe("accepts", () => {
  it.each<Record<string, unknown>>([
    {},
    {
      id: "a.b",
      size: 1,
      share: 99.5,
      capacity: "720000000000000000",
      names: ["a"],
      flag: false,
      options: {},
      any: Symbol.iterator,
    },
    { id: undefined, size: null, names: [] },
    { size: 100n, capacity: "0.5", names: "a,b" },
    { block: 43114, limit: 720000000000000000n },
    { block: 2n ** 256n - 1n, limit: 5 },
    { block: "0xabc", limit: "720000000000000000" },
  ])("%o", (values) => {
    expect(() => validate("op", values, params)).not.toThrow();
  });
});

describe("refuses", () => {
  it.each<[field: string, value: unknown, rule: string]>([
    ["size", 0, "must be at least 1"],
    ["size", 101n, "must be at most 100"],
    ["size", 1.5, "must be an integer"],
    ["size", "10", "must be an integer"],
    ["quorum", 2 ** 53, "bigint beyond 2^53"],
    ["share", Number.NaN, "must be a finite number"],
    ["share", Number.POSITIVE_INFINITY, "must be a finite number"],
    ["share", -0.1, "must be at least 0"],
    ["capacity", "720000000000000001", "must be at most 720000000000000000"],
    ["capacity", "0x10", "must be a decimal number"],
    ["capacity", "-1", "must be at least 0"],
    ["capacity", 5, "must be a well-formed string"],
    ["block", 2 ** 53, "must be a well-formed string or an integer (a bigint beyond 2^53)"],
    ["block", 1.5, "must be a well-formed string or an integer"],
    ["block", true, "must be a well-formed string or an integer"],
    ["block", "", "must not be empty"],
    ["block", "\ud800", "must be a well-formed string"],
    ["limit", 720000000000000001n, "must be at most 720000000000000000"],
    ["limit", "720000000000000001", "must be at most 720000000000000000"],
    ["names", 5, "must be an array or a comma-joined string"],
    ["flag", "true", "must be true or false"],
    ["options", [1], "must be an object"],
    ["options", "x", "must be an object"],
    ["id", "", "must not be empty"],
    ["id", ".", "must not be empty"],
    ["id", "..", "must not be empty"],
    ["id", "\ud800", "must be a well-formed string"],
    ["nodeIDs", "x", "is not a known name"],
    ["toString", "x", "is not a known name"],
  ])("%s = %o: %s", (field, value, rule) => {
    expect(() => validate("op", { [field]: value }, params)).toThrow(
      expect.objectContaining({
        name: "ValidationError",
        field,
        rule: expect.stringContaining(rule),
        operation: "op",
        retryable: false,
      }),
    );
  });

  it("refuses a required parameter that is absent", () => {
    const required: Record<string, Param> = { names: { type: "array", required: true } };
    for (const values of [{}, { names: null }, { names: [] }]) {
      expect(() => validate("op", values, required)).toThrow("op: names is required");
    }
  });

  it("refuses parameters that break a rule over several of them", () => {
    const rules: Rule[] = [
      { kind: "anyOf", names: ["id", "names"] },
      { kind: "sumAtMost", names: ["quorum", "buffer"], max: 100 },
    ];
    expect(() => validate("op", { names: [] }, params, rules)).toThrow(
      "op: id, names need at least one value",
    );
    expect(() => validate("op", { id: "x", quorum: 67, buffer: 34 }, params, rules)).toThrow(
      "quorum, buffer must add up to at most 100",
    );
    expect(() => validate("op", { id: "x", quorum: 67, buffer: 33n }, params, rules)).not.toThrow();
  });

  it("never repeats the value, which may be secret", () => {
    expect(() => validate("op", { flag: "hunter2" }, params)).toThrow(/^((?!hunter2)[\s\S])*$/);
  });
});
