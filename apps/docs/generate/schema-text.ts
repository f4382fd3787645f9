/** Schemas in words: their type, their rules, and the fields of a response. */
import { flatten, isJson, type Json, type Schema } from "@primary-network/codegen/schema";
import { follow, referredName } from "./documents.ts";

const quoted = (value: unknown) => `\`${JSON.stringify(value)}\``;

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** What the values of a map have to be; undefined of what is no map. */
const valuesOf = ({ additionalProperties: values }: Schema): Schema | undefined =>
  isJson(values) ? values : undefined;

/** The type of a value, as a person says it. */
export function typeText(document: Json, given: Schema): string {
  const schema = follow(document, given);
  const types = typesOf(schema);
  if (types.includes("array")) {
    const others = types.filter((type) => type !== "array");
    return [`array of ${typeText(document, schema.items ?? {})}`, ...others].join(" or ");
  }
  const values = valuesOf(schema);
  if (values) return `map to ${typeText(document, values)}`;
  if (schema.oneOf) {
    return [
      ...new Set(schema.oneOf.map((variant) => referredName(variant) ?? typeText(document, variant))),
    ].join(" or ");
  }
  if (schema.const !== undefined) return quoted(schema.const);
  const type = types.join(" or ") || (schema.properties || schema.allOf ? "object" : "any");
  return schema.format ? `${type} (${schema.format})` : type;
}

/** What limits a value: range, length, pattern, choices and default. */
export function ruleText(document: Json, given: Schema): string {
  const schema = follow(document, given);
  const items = typesOf(schema).includes("array") ? follow(document, schema.items ?? {}) : undefined;
  // The range of a number that travels as a text stands in members of our own.
  const { minimum = schema["x-minimum"], maximum = schema["x-maximum"] } = schema;
  const { minLength, maxLength, minItems, maxItems, pattern } = schema;
  const choices = schema.enum ?? items?.enum;
  const isOpen = schema["x-enum-open"] ?? items?.["x-enum-open"];
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${least === 1 ? unit.replace(/s$/, "") : unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  return [
    ...range(minimum, maximum, ""),
    ...range(minLength, maxLength, " characters"),
    ...range(minItems, maxItems, " items"),
    ...(choices ? [`${isOpen ? "known are" : "one of"} ${choices.map(quoted).join(", ")}`] : []),
    ...(pattern ? [`matches \`${pattern}\``] : []),
    ...(schema.default !== undefined ? [`default ${quoted(schema.default)}`] : []),
  ].join("; ");
}

/** A field of a response, or of a parameter. */
export interface SchemaField {
  /** Its whole name, such as `items[].txHash`. */
  readonly name: string;
  readonly type: string;
  readonly rule: string;
  readonly required: boolean;
  readonly description: string;
  /** The variants that have it; undefined when all have. */
  readonly of?: string | undefined;
}

/** Levels of fields inside fields that are listed. */
const DEPTH = 6;

/** What variants have alike stands once, for all of them; the rest with the variant that has it. */
function shared(fields: readonly SchemaField[], variants: number): SchemaField[] {
  const alike = new Map<string, SchemaField[]>();
  for (const field of fields) {
    const key = JSON.stringify({ ...field, of: undefined });
    alike.set(key, [...(alike.get(key) ?? []), field]);
  }
  const inAll = [...alike.values()].filter((same) => variants > 1 && same.length === variants);
  const common = new Set(inAll.flat());
  return [
    ...inAll.flatMap(([field]) => (field ? { ...field, of: undefined } : [])),
    ...fields.filter((field) => !common.has(field)),
  ];
}

/** The fields of a response, those inside others by their whole name, such as `chainInfo.network` or `items[].txHash`. */
export function fieldsOf(
  document: Json,
  given: Schema,
  prefix = "",
  depth: number = DEPTH,
  seen: readonly string[] = [],
): SchemaField[] {
  const schema = flatten(document, given);
  const name = referredName(given);
  if (depth === 0 || (name !== undefined && seen.includes(name))) return [];
  const inside = name === undefined ? seen : [...seen, name];
  const values = valuesOf(schema);
  if (values) return fieldsOf(document, values, `${prefix}.*`, depth, inside);
  if (typesOf(schema).includes("array"))
    return fieldsOf(document, schema.items ?? {}, `${prefix}[]`, depth, inside);
  if (schema.oneOf) {
    const variants = schema.oneOf.filter((variant) => follow(document, variant).type !== "null");
    // A value that is there or null has no variants.
    const nameOf = (variant: Schema) => (variants.length > 1 ? referredName(variant) : undefined);
    const fields = variants.flatMap((variant) =>
      fieldsOf(document, variant, prefix, depth, inside).map((field) => ({
        ...field,
        of: [nameOf(variant), field.of].filter(Boolean).join(", ") || undefined,
      })),
    );
    return shared(fields, variants.length);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
    const path = prefix === "" ? field : `${prefix}.${field}`;
    const description = value.description ?? flatten(document, value).description ?? "";
    return [
      {
        name: path,
        type: typeText(document, value),
        rule: ruleText(document, value),
        required: (schema.required ?? []).includes(field),
        description,
      },
      ...fieldsOf(document, value, path, depth - 1, inside),
    ];
  });
}
