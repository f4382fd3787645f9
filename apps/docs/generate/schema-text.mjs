/** Schemas in words: their type, their rules, and the fields of an answer. */
import { merged, referredName, resolve } from "./documents.mjs";

const quoted = (value) => `\`${JSON.stringify(value)}\``;

const typesOf = (schema) => [schema.type].flat().filter(Boolean);

/** What the values of a map have to be; undefined of what is no map. */
const valuesOf = ({ additionalProperties: values }) => (typeof values === "object" ? values : undefined);

/** The type of a value, as a person says it. */
export function typeText(document, given) {
  const schema = resolve(document, given) ?? {};
  const types = typesOf(schema);
  if (types.includes("array")) {
    const others = types.filter((type) => type !== "array");
    return [`array of ${typeText(document, schema.items)}`, ...others].join(" or ");
  }
  if (valuesOf(schema)) return `map to ${typeText(document, valuesOf(schema))}`;
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
export function ruleText(document, given) {
  const schema = resolve(document, given) ?? {};
  const items = typesOf(schema).includes("array") ? resolve(document, schema.items) : undefined;
  // The range of a number that travels as a text stands in members of our own.
  const { minimum = schema["x-minimum"], maximum = schema["x-maximum"] } = schema;
  const { minLength, maxLength, minItems, maxItems, pattern } = schema;
  const choices = schema.enum ?? items?.enum;
  const isOpen = schema["x-enum-open"] ?? items?.["x-enum-open"];
  const range = (least, most, unit) => {
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

/** Levels of fields inside fields that are listed. */
const DEPTH = 6;

/** What variants have alike stands once, for all of them; the rest with the variant that has it. */
function shared(fields, variants) {
  const alike = new Map();
  for (const field of fields) {
    const key = JSON.stringify({ ...field, of: undefined });
    alike.set(key, [...(alike.get(key) ?? []), field]);
  }
  const inAll = [...alike.values()].filter((same) => variants > 1 && same.length === variants);
  const common = new Set(inAll.flat());
  return [
    ...inAll.map(([field]) => ({ ...field, of: undefined })),
    ...fields.filter((field) => !common.has(field)),
  ];
}

/**
 * The fields of an answer, those inside others by their whole name, such as `chainInfo.network` or `items[].txHash`.
 *
 * @returns {{ name: string, type: string, rule: string, required: boolean, description: string, of: string | undefined }[]}
 */
export function fieldsOf(document, given, prefix = "", depth = DEPTH, seen = []) {
  const schema = merged(document, given);
  const name = referredName(given);
  if (depth === 0 || (name !== undefined && seen.includes(name))) return [];
  const inside = name === undefined ? seen : [...seen, name];
  if (valuesOf(schema)) return fieldsOf(document, valuesOf(schema), `${prefix}.*`, depth, inside);
  if (typesOf(schema).includes("array"))
    return fieldsOf(document, schema.items, `${prefix}[]`, depth, inside);
  if (schema.oneOf) {
    const variants = schema.oneOf.filter((variant) => resolve(document, variant).type !== "null");
    // A value that is there or null has no variants.
    const nameOf = (variant) => (variants.length > 1 ? referredName(variant) : undefined);
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
    const description = value.description ?? merged(document, value).description ?? "";
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
