/** Schemas in words: their type, their rules, and the fields of an answer. */
import { merged, referredName, resolve } from "./documents.mjs";

const quoted = (value) => `\`${JSON.stringify(value)}\``;

/** The type of a value, as a person says it. */
export function typeText(document, given) {
  const schema = resolve(document, given) ?? {};
  if (schema.type === "array") return `array of ${typeText(document, schema.items)}`;
  if (schema.oneOf) {
    return [
      ...new Set(schema.oneOf.map((variant) => referredName(variant) ?? typeText(document, variant))),
    ].join(" or ");
  }
  if (schema.const !== undefined) return quoted(schema.const);
  const type =
    [schema.type].flat().filter(Boolean).join(" or ") ||
    (schema.properties || schema.allOf ? "object" : "any");
  return schema.format ? `${type} (${schema.format})` : type;
}

/** What limits a value: range, length, pattern, choices and default. */
export function ruleText(document, given) {
  const schema = resolve(document, given) ?? {};
  const items = schema.type === "array" ? resolve(document, schema.items) : undefined;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const choices = schema.enum ?? items?.enum;
  const range = (least, most, unit) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${least === 1 ? unit.replace(/s$/, "") : unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  return [
    ...range(minimum, maximum, ""),
    ...range(minLength, maxLength, " characters"),
    ...range(minItems, maxItems, " items"),
    ...(choices ? [`one of ${choices.map(quoted).join(", ")}`] : []),
    ...(pattern ? [`matches \`${pattern}\``] : []),
    ...(schema.default !== undefined ? [`default ${quoted(schema.default)}`] : []),
  ].join("; ");
}

/** Levels of fields inside fields that are listed. */
const DEPTH = 4;

/**
 * The fields of an answer, those inside others by their whole name, such as `chainInfo.network` or `items[].txHash`.
 *
 * @returns {{ name: string, type: string, required: boolean, description: string, of: string | undefined }[]}
 */
export function fieldsOf(document, given, prefix = "", depth = DEPTH, seen = []) {
  const schema = merged(document, given);
  const name = referredName(given);
  if (depth === 0 || (name !== undefined && seen.includes(name))) return [];
  const inside = name === undefined ? seen : [...seen, name];
  if (schema.type === "array") return fieldsOf(document, schema.items, `${prefix}[]`, depth, inside);
  if (schema.oneOf) {
    const variants = schema.oneOf.filter((variant) => resolve(document, variant).type !== "null");
    // A value that is there or null has no variants.
    const nameOf = (variant) => (variants.length > 1 ? referredName(variant) : undefined);
    return variants.flatMap((variant) =>
      fieldsOf(document, variant, prefix, depth, inside).map((field) => ({
        ...field,
        of: [nameOf(variant), field.of].filter(Boolean).join(", ") || undefined,
      })),
    );
  }
  return Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
    const path = prefix === "" ? field : `${prefix}.${field}`;
    const description = value.description ?? merged(document, value).description ?? "";
    return [
      {
        name: path,
        type: typeText(document, value),
        required: (schema.required ?? []).includes(field),
        description,
      },
      ...fieldsOf(document, value, path, depth - 1, inside),
    ];
  });
}
