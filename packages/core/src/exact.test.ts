/** Exact JSON against a reference parser, and its edges. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson, printJson } from "./exact.ts";

describe("parseJson", () => {
  it.each<{ given: string; want: unknown }>([
    { given: "9007199254740991", want: 9007199254740991 },
    { given: "9007199254740992", want: 9007199254740992n },
    { given: "9007199254740993", want: 9007199254740993n },
    { given: "-9007199254740993", want: -9007199254740993n },
    { given: " [ 18446744073709551615 ] ", want: [18446744073709551615n] },
    { given: '{"a":{"b":[1,18446744073709551615]}}', want: { a: { b: [1, 18446744073709551615n] } } },
    { given: '{"a":"18446744073709551615"}', want: { a: "18446744073709551615" } },
    { given: '["x: 18446744073709551615, y"]', want: ["x: 18446744073709551615, y"] },
    {
      given: '["\\"[18446744073709551615]\\\\",18446744073709551615]',
      want: ['"[18446744073709551615]\\', 18446744073709551615n],
    },
    { given: "[12345678901234567890.5]", want: [Number("12345678901234567890.5")] },
    { given: "[12345678901234567890e3]", want: [Number("12345678901234567890e3")] },
    { given: "[0.12345678901234567890]", want: [Number("0.1234567890123456789")] },
    {
      given: '["\\u00019007199254740993","\\u0001\\u0001",9007199254740993]',
      want: ["\u00019007199254740993", "\u0001\u0001", 9007199254740993n],
    },
  ])("$given", ({ given, want }) => {
    expect(parseJson(given)).toEqual(want);
  });

  it("keeps __proto__ a plain field", () => {
    const value = parseJson('{"__proto__":{"x":9007199254740993}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(JSON.stringify(Object.keys(value as object))).toBe('["__proto__"]');
  });

  it.each(["", "{", "[9007199254740993", "[09007199254740993]", "[9007199254740993n]", "nul"])(
    "refuses %j",
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it.each(["", " ", "-", "[", "[-", "[1,", '{"a":', '["0123456789abcdef",', '["1234567890123456",'])(
    "finds a rounded integer after %j at every offset",
    (head) => {
      const tail = head.startsWith("{") ? "}" : head.startsWith("[") ? "]" : "";
      for (let pad = 0; pad < 32; pad++) {
        const text = `${" ".repeat(pad)}${head}9007199254740993${tail}`;
        expect(printJson(parseJson(text)), text).toBe(text.trim());
      }
    },
  );

  it.each<{ what: string; text: string; want: unknown }>([
    { what: "the last of equal keys", text: '{"a":9007199254740993,"a":1}', want: { a: 1 } },
    { what: "the last, rounded", text: '{"a":1,"a":9007199254740993}', want: { a: 9007199254740993n } },
    { what: "a float beyond 2^53", text: "[9007199254740993.5,1e300]", want: [9007199254740994, 1e300] },
    { what: "an exponent", text: "[1E+16,-1e16,1e400]", want: [1e16, -1e16, Infinity] },
    { what: "minus zero", text: "[-0,-0.0,0]", want: [-0, -0, 0] },
    { what: "more digits than a number holds", text: "9".repeat(400), want: 10n ** 400n - 1n },
    {
      what: "leading digits of a string",
      text: '{"9007199254740993":"9007199254740993"}',
      want: { "9007199254740993": "9007199254740993" },
    },
  ])("$what", ({ text, want }) => {
    expect(parseJson(text)).toEqual(want);
  });

  it("parses lists and objects that are nested a hundred thousand deep", () => {
    const depth = 100_000;
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      let part = parseJson(`${open.repeat(depth)}9007199254740993${close.repeat(depth)}`);
      while (typeof part === "object" && part !== null) [part] = Object.values(part);
      expect(part).toBe(9007199254740993n);
      expect(parseJson(`${open.repeat(depth)}1${close.repeat(depth)}`)).toBeTypeOf("object");
    }
  });

  it("parses a string of a million digits quickly", () => {
    const digits = "9".repeat(1_000_000);
    expect(parseJson(`"${digits}"`)).toBe(digits);
  });

  it("parses hostile text quickly", () => {
    const text = `["${"\\u0001".repeat(100_000)}",9007199254740993,"${"\\\\".repeat(200_000)}"]`;
    expect((parseJson(text) as unknown[])[1]).toBe(9007199254740993n);
  });
});

const leaf = fc.oneof(
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
  fc.integer(),
  fc.string({
    unit: fc.constantFrom("a", '"', "\\", "\u0001", ":", ",", "[", "9007199254740993", " ", "é", "{"),
  }),
  fc.boolean(),
  fc.constant(null),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.dictionary(fc.string(), tie("tree"), { maxKeys: 5 }),
  ),
}));

/** What a value must look like after a round trip: integers as numbers where those are exact. */
function exact(value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, exact(part)]));
}

/** Reference: prints by recursion, each part on its own. */
function print(value: unknown, gap: string): string {
  if (typeof value === "bigint") return `${value}`;
  if (Array.isArray(value))
    return `[${gap}${value.map((part) => print(part, gap)).join(`${gap},${gap}`)}${gap}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${gap}${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}${gap}:${gap}${print(part, gap)}`)
    .join(",")}}`;
}

it("parses what the reference prints, with any white space", () => {
  fc.assert(
    fc.property(tree, fc.constantFrom("", " ", "\n\t"), (value, gap) => {
      expect(parseJson(print(value, gap))).toEqual(exact(value));
    }),
  );
});

it("prints what the reference prints", () => {
  fc.assert(
    fc.property(tree, (value) => {
      expect(printJson(value)).toBe(print(value, ""));
    }),
  );
});

it("refuses a value that contains itself", () => {
  const circle: unknown[] = [1n];
  circle.push(circle);
  expect(() => printJson(circle)).toThrow(TypeError);
});

/** Reference: what was done before, the text marked whatever it holds, and every value looked at by the parser itself. */
function parseMarked(text: string): unknown {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  const isLong = (part: string) => /^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part));
  const mark = "\u0001long ";
  return JSON.parse(
    text.replace(token, (part) => (isLong(part) ? JSON.stringify(mark + part) : part)),
    (_key, part) =>
      typeof part === "string" && part.startsWith(mark) ? BigInt(part.slice(mark.length)) : part,
  );
}

/** A value as text that tells apart what `toEqual` does not: -0, a bigint, and a field named `constructor`. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(show)}]`;
  if (typeof value !== "object" || value === null) {
    return `${typeof value} ${Object.is(value, -0) ? "-0" : JSON.stringify(String(value))}`;
  }
  return `{${Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${show(part)}`)}}`;
}

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 40 });
const number = fc
  .tuple(fc.constantFrom("", "-"), digits, fc.constantFrom("", ".0", ".5", "e3", "E+2", "e-9", ".25e12"))
  .map(([sign, whole, rest]) => sign + (whole.replace(/^0+/, "") || "0") + rest);
const key = fc.constantFrom("a", "b", "__proto__", "constructor", "0", "9007199254740993", "\u0001", '"');
/** JSON texts that `JSON.stringify` would not print: equal keys, any form of a number. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    number,
    fc
      .string({ unit: fc.constantFrom("9007199254740993", "\\", '"', ",", "[", "x") })
      .map((text) => JSON.stringify(text)),
    fc.constantFrom("true", "null", "{}", "[]"),
    fc.array(tie("json"), { maxLength: 5 }).map((parts) => `[${parts}]`),
    fc
      .array(fc.tuple(key, tie("json")), { maxLength: 5 })
      .map((pairs) => `{${pairs.map(([name, part]) => `${JSON.stringify(name)}:${part}`)}}`),
  ),
}));

it("parses what it parsed when it looked at the text", () => {
  fc.assert(
    fc.property(json, (text) => {
      expect(show(parseJson(text))).toBe(show(parseMarked(text)));
    }),
    { numRuns: 500 },
  );
});
