/** What a schema of a spec requires of a value: without references, and without what says nothing about values. */

/** A JSON Schema of a spec, or a part of one. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** Keywords whose value is copied. */
const PLAIN = new Set([
  ...["type", "enum", "const", "pattern", "minimum", "maximum"],
  ...["minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "required"],
]);
/** Keywords whose value is a schema, a list of them, or schemas by name. */
const ONE = new Set(["items", "additionalProperties"]);
const SEVERAL = new Set(["oneOf", "anyOf", "allOf"]);
const NAMED = new Set(["properties"]);
/** Keywords that describe; `format` is read by those who know the formats, `discriminator` by the operation table. */
const DESCRIBING = new Set([
  "description",
  "title",
  "default",
  "example",
  "examples",
  "deprecated",
  "format",
  "discriminator",
]);

export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of a document that a reference such as `#/components/schemas/Bird` names. */
function lookUp(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, token) => (isObject(value) ? value[token] : undefined), document);
}

/** Follows references until there is none. */
export function follow(document: unknown, value: unknown): { readonly [name: string]: unknown } {
  if (!isObject(value)) throw new Error(`not an object: ${JSON.stringify(value)}`);
  return typeof value.$ref === "string" ? follow(document, lookUp(document, value.$ref)) : value;
}

/** How enums with `x-enum-open` are read: as any value of their pattern, or as the known values alone. */
export type OpenEnums = "any" | "known";

/**
 * The rule of a schema.
 *
 * @throws Error naming a keyword that is not known here, or a schema that contains itself
 */
export function ruleOf(
  document: unknown,
  schema: unknown,
  open: OpenEnums,
  within: readonly string[] = [],
): Schema {
  if (typeof schema === "boolean") return schema;
  if (!isObject(schema)) throw new Error(`not a schema: ${JSON.stringify(schema)}`);
  const { $ref, ...own } = schema;
  const rule = (member: unknown) => ruleOf(document, member, open, within);
  const entries = Object.entries(own).flatMap(([keyword, member]): [string, unknown][] => {
    if (keyword.startsWith("x-") || DESCRIBING.has(keyword)) return [];
    if (keyword === "enum" && own["x-enum-open"] === true && open === "any") return [];
    if (PLAIN.has(keyword)) return [[keyword, member]];
    if (ONE.has(keyword)) return [[keyword, rule(member)]];
    if (SEVERAL.has(keyword) && Array.isArray(member)) return [[keyword, member.map(rule)]];
    if (NAMED.has(keyword) && isObject(member))
      return [
        [keyword, Object.fromEntries(Object.entries(member).map(([name, value]) => [name, rule(value)]))],
      ];
    throw new Error(`${keyword} is a keyword that validators are not generated for`);
  });
  if (typeof $ref !== "string") return Object.fromEntries(entries);
  if (entries.length > 0)
    throw new Error(`${$ref} stands beside ${entries.map(([keyword]) => keyword).join(", ")}`);
  if (within.includes($ref)) throw new Error(`${$ref} contains itself`);
  return ruleOf(document, lookUp(document, $ref), open, [...within, $ref]);
}
