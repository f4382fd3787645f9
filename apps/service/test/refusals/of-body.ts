/** Refusals of bodies that follow from the spec alone: rows made of the schemas of their fields. */

import type { Schema } from "../../../localnet/test/schema-value.ts";
import { brokenRule, brokenTexts, MEGABYTE } from "./of-spec.ts";
import { type Refusal, rowsOf } from "./refusal.ts";

/** Refusals of a body, whatever its fields are. */
const bodies: readonly Refusal[] = [
  ["", "a JSON $ is required"],
  ...rowsOf("the $ is not JSON", "{", "\ufeff{", "[".repeat(100_000)),
  ...rowsOf(
    "the $ must be a JSON object",
    "null",
    "5",
    '"x"',
    "[]",
    `${"[".repeat(9_999)}${"]".repeat(9_999)}`,
  ),
  [`{"x":"${"0".repeat(1_100_000)}"}`, "the $ must be at most 1048576 bytes"],
];

/** Values that are not of a type. */
const MISTYPED: { readonly [type: string]: readonly unknown[] } = {
  string: [5, true, null, ["x"], {}],
  integer: ["1", null, true, [1], 1.5],
  boolean: ["true", 1, null, []],
  array: ["x", 5, null, {}],
  object: ["x", 5, null, []],
};

interface Form {
  readonly properties: { readonly [name: string]: Schema };
  readonly required: readonly string[];
}

/** The fields of a body in the form that a good one has. */
function formOf(schema: Schema, body: unknown): Form | undefined {
  const member = (name: string): unknown =>
    typeof body === "object" && body ? Reflect.get(body, name) : undefined;
  const parts: Partial<Form>[] = [schema];
  for (const part of schema.allOf ?? []) {
    const form = formOf(part, body);
    if (form === undefined) return undefined;
    parts.push(form);
  }
  const properties: Form["properties"] = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  const { oneOf } = schema;
  if (oneOf) return oneOf.map((variant) => formOf(variant, body)).find((form) => form !== undefined);
  const isOther = Object.entries(properties).some(
    ([name, { const: only, enum: values = [only] }]) =>
      values[0] !== undefined && member(name) !== undefined && !values.includes(member(name)),
  );
  return isOther ? undefined : { properties, required };
}

function fieldRows(schema: Schema, good: unknown): Refusal[] {
  const { type = "", minimum, maximum, minItems, maxItems, items } = schema;
  const rows = [...rowsOf(`$ must be ${type}`, ...(MISTYPED[type] ?? []))];
  if (minimum !== undefined) rows.push([minimum - 1, `$ must be >= ${minimum}`]);
  if (maximum !== undefined) rows.push(...rowsOf(`$ must be <= ${maximum}`, maximum + 1, 1e308));
  if (minItems !== undefined) rows.push([[], `$ must NOT have fewer than ${minItems} items`]);
  if (type === "string") {
    const long = brokenRule(schema, MEGABYTE, "body");
    rows.push(
      ...brokenTexts(schema, String(good ?? "x"), "body"),
      ...(long ? rowsOf(`$ ${long}`, MEGABYTE) : []),
    );
  }
  if (items === undefined) return rows;
  const one = [good].flat()[0] ?? "x";
  if (maxItems !== undefined)
    rows.push([Array(maxItems + 1).fill(one), `$ must hold at most ${maxItems} items`]);
  // A good item stands before the other one, unless a list may hold one alone, or there is none here.
  const before = maxItems === 1 || brokenRule(items, String(one), "body") !== undefined ? [] : [one];
  for (const [given, message] of fieldRows(items, one))
    rows.push([[...before, given], message.replace("$", `$[${before.length}]`)]);
  return rows;
}

/** The refusals of a body's fields, by their path with dots, and of the body as a whole. */
export function refusedInBody(schema: Schema, body: unknown): { [field: string]: readonly Refusal[] } {
  const table: { [field: string]: readonly Refusal[] } = {};
  const add = (part: Schema, good: unknown, prefix: string) => {
    const form = formOf(part, good);
    for (const [name, field] of Object.entries(form?.properties ?? {})) {
      const value: unknown = typeof good === "object" && good ? Reflect.get(good, name) : undefined;
      const missing = form?.required.includes(name) ? rowsOf("$ is required", undefined) : [];
      const needed = formOf(field, value)?.required[0];
      const nothing = needed === undefined ? [] : rowsOf(`$.${needed} is required`, {});
      table[`${prefix}${name}`] =
        name === kind ? missing : [...fieldRows(field, value), ...missing, ...nothing];
      if (value !== undefined || prefix === "") add(field, value, `${prefix}${name}.`);
    }
  };
  // The field by which the forms of a body differ is for the tables: its values are those of all forms.
  const kind = Object.entries(formOf(schema.oneOf?.[0] ?? {}, {})?.properties ?? {}).find(
    ([, field]) => field.const !== undefined,
  )?.[0];
  add(schema, body, "");
  const first = schema.oneOf ? undefined : formOf(schema, body)?.required[0];
  table.body = [...bodies, ...(first === undefined ? [] : rowsOf(`${first} is required`, "{}"))];
  return table;
}
