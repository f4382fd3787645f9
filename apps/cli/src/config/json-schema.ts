/**
 * The JSON schema of each rule, beside the valibot schema that checks it; a test holds both to each other.
 */
import type * as v from "valibot";

/** A JSON schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Description of a field for editors, with an example for messages. */
export interface Description {
  /** Value without the field. */
  readonly default?: unknown;
  /** A value that is accepted. */
  readonly example?: unknown;
}

const known = new WeakMap<object, JsonSchema>();

/** Records the JSON schema of a valibot schema. */
export function withJson<Schema extends object>(schema: Schema, json: JsonSchema): Schema {
  known.set(schema, json);
  return schema;
}

/** The same schema with a description, which names the unit of a number. */
export const described = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  { default: fallback, example }: Description = {},
): Schema =>
  // A copy: one rule serves several fields.
  withJson(
    { ...schema },
    {
      ...jsonOf(schema),
      description,
      ...(fallback !== undefined && { default: fallback }),
      ...(example !== undefined && { examples: [example] }),
    },
  );

/** A name without a value is the same as none, so that null is accepted. */
function nullable({ description, default: fallback, examples, ...json }: JsonSchema): JsonSchema {
  const notes = {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(examples !== undefined && { examples }),
  };
  if (Array.isArray(json.enum)) return { ...notes, enum: [...json.enum, null] };
  if (typeof json.type !== "string" || json.anyOf !== undefined || json.oneOf !== undefined)
    return { ...notes, anyOf: [json, { type: "null" }] };
  return { ...notes, ...json, type: [json.type, "null"] };
}

/** A schema that holds another, or begins with it. */
interface Composed {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly pipe?: readonly v.GenericSchema[];
}

/** @throws Error for a schema that none of the rules made */
export function jsonOf(schema: v.GenericSchema): JsonSchema {
  const own = known.get(schema);
  if (own) return own;
  const { type, wrapped, pipe }: Composed = schema;
  if (wrapped) return type === "nullish" ? nullable(jsonOf(wrapped)) : jsonOf(wrapped);
  const first = pipe?.[0];
  if (first && first !== schema) return jsonOf(first);
  throw new Error(`valibot type ${type} has no known JSON schema`);
}

/** Returns true if a field may be left out. */
export const isOptional = ({ type }: v.GenericSchema): boolean => type === "nullish" || type === "optional";

/** Returns JSON schemas of which one fits an object that has a value of this type under one of the names. */
export const oneGiven = (names: readonly string[], type: string): readonly JsonSchema[] =>
  names.map((name) => ({ properties: { [name]: { type } }, required: [name] }));
