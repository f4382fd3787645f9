/** Reads JSON Schema as the specs use it: references, composition, and the properties an object ends up with. */

/** A JSON object of a spec document. */
export interface Json {
  [key: string]: unknown;
}

/** A schema, with only the members that the generator reads. */
export interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

/** A problem in a spec. The message has the file if it is known, the place and the rule. */
export class SpecError extends Error {
  override readonly name = "SpecError";
}

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The child object under `key`, or an empty one. */
export function child(value: unknown, key: string): Json {
  const found = isJson(value) ? value[key] : undefined;
  return isJson(found) ? found : {};
}

/** Returns the objects in a list, and an empty list for anything else. */
export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** Returns the list of strings under `key`, or undefined without one. */
export function strings(value: Json, key: string): string[] | undefined {
  const found = value[key];
  return Array.isArray(found) ? found.map(String) : undefined;
}

/** Returns the text under `key`, or undefined without one. */
export function text(value: Json, key: string): string | undefined {
  const found = value[key];
  return typeof found === "string" ? found : undefined;
}

/** Follows `#/…` references to their objects. Siblings of a reference take precedence over its target. */
export function resolve(document: Json, value: Json): Json {
  let found = value;
  for (let hops = 0; typeof found.$ref === "string"; hops++) {
    if (hops > 20) throw new SpecError(`${value.$ref}: the reference leads back to itself`);
    const { $ref, ...siblings } = found;
    const path = String($ref).replace(/^#\//, "").split("/");
    let target: unknown = document;
    for (const segment of path) {
      const key = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
      target = isJson(target) ? target[key] : undefined;
    }
    if (!isJson(target)) throw new SpecError(`${$ref}: nothing is there`);
    found = { ...target, ...siblings };
  }
  return found;
}

/** Merges `allOf` parts that are plain objects into one object, so that types and hovers stay flat. */
export function flatten(document: Json, schema: Schema): Schema {
  const whole: Schema = resolve(document, schema);
  if (!whole.allOf) return whole;
  const { allOf, ...own } = whole;
  const parts = allOf.map((part) => flatten(document, part));
  if (!parts.every((part) => part.properties)) return whole;
  const required = new Set([...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])]);
  return {
    type: "object",
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    ...(required.size > 0 && { required: [...required] }),
  };
}

/** Returns the JSON type of a schema apart from `null`. Undefined if it has several types or none. */
export function jsonType(schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat().filter((type) => type !== "null");
  return types.length === 1 ? types[0] : undefined;
}
