/** Values that a JSON Schema allows, drawn at random: what both the service's and the node's requests are made of. */

import fc from "fast-check";

/** A JSON Schema as far as requests have it. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly "x-enum-open"?: boolean;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly "x-maximum"?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The value with every local reference replaced by what it names; requests' schemas do not contain themselves. */
export function inline(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, document));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const found = value.$ref
      .split("/")
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document); // a bundled document's own pointer
    return inline(found, document);
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inline(member, document)]));
}

/** By name, values that mean something where the schema only says string: ids and addresses, known and unknown. */
export type Pools = { readonly [name: string]: readonly unknown[] };

/** Whole numbers with their bounds, which are drawn more often than the rest. */
function wholes({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 200) });
  return fc.oneof(small, fc.maxSafeInteger().map(clamp(minimum, maximum)), fc.constantFrom(minimum, maximum));
}

const clamp = (min: number, max: number) => (value: number) => Math.min(Math.max(Math.abs(value), min), max);

function decimals({ "x-maximum": maximum }: Schema): fc.Arbitrary<string> | undefined {
  return maximum === undefined ? undefined : fc.bigInt({ min: 0n, max: BigInt(maximum) }).map(String);
}

function lists(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown[]> {
  const { items = {}, minItems = 1, maxItems = 64 } = schema;
  const few = fc.array(drawn(items, name, pools), { minLength: minItems, maxLength: 4 });
  const many = fc.array(drawn(items, name, pools), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 64),
  });
  return fc.oneof({ arbitrary: few, weight: 9 }, { arbitrary: many, weight: 1 });
}

function objects({ properties = {}, required = [] }: Schema, pools: Pools): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, member]) => [name, drawn(member, name, pools)]);
  const model: { [name: string]: fc.Arbitrary<unknown> } = Object.fromEntries(members);
  return fc.record(model, { requiredKeys: [...required] });
}

/**
 * A value by its schema; a pool of its name goes before the schema, except for its lists, whose items come from the pool.
 *
 * @param name of the parameter or field
 */
export function drawn(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown> {
  if (schema.type === "array") return lists(schema, name, pools);
  const pool = pools[name];
  if (pool) return fc.constantFrom(...pool);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((form) => drawn(form, name, pools)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => drawn(part, name, pools));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  if (schema.type === "integer") return wholes(schema);
  if (schema.type === "number") {
    const { minimum = 0, maximum = 1e9 } = schema;
    return fc.oneof(wholes(schema), fc.double({ min: minimum, max: maximum, noNaN: true }));
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "object" || schema.properties) return objects(schema, pools);
  if (schema.format === "date")
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  const matching =
    schema.pattern === undefined
      ? undefined
      : fc.stringMatching(new RegExp(schema.pattern), { maxLength: 100 });
  return decimals(schema) ?? matching ?? fc.string({ minLength: 1, unit: "grapheme-ascii" });
}

/** Texts that break programs: of other types, beyond ranges, of SQL, of JavaScript's own names, of marks that nobody sees. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "-0",
  "1.5",
  "1e308",
  "1e999",
  "-1e999",
  "9007199254740993",
  "9223372036854775808",
  "18446744073709551616",
  "9".repeat(400),
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  "\0",
  "a\0b",
  "\u202etxet",
  "\ufeff",
  "\u0661",
  "é",
  "e\u0301",
  "💥",
  "%",
  "%%",
  "_",
  "\\",
  "'",
  "' or '1'='1",
  "'; drop table p_tx; --",
  "$1",
  "$$",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  ",",
  ",,",
  "a,b",
  "a".repeat(300),
  "a".repeat(9_000),
  "1".repeat(5_000),
  "NodeID-",
  "NodeID-111111111111111111116DBWJs",
  "P-",
  "P-local1",
  "0x",
  "0xg",
  "11111111111111111111111111111111LpoYY",
];

/** Any text: one that breaks programs, or characters from everywhere. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const nested = (depth: number, list: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = list ? [value] : { a: value };
  return value;
};

/** Any JSON: other types, names of prototypes, nesting. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, {}, [], [[]], 1e308, -1, 2 ** 53, 0.5),
  fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.boolean()).map(([depth, list]) => nested(depth, list)),
  fc
    .constantFrom("__proto__", "constructor", "prototype")
    .map((name) => JSON.parse(`{"${name}":{"type":"x","message":"00"}}`)),
);
