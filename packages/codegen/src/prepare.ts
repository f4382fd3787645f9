/** Rewrites a spec's schemas into the form from which the type generator makes the types we want. */
import { child, flatten, isJson, type Json, type Schema, SpecError } from "./schema.ts";

/** Values of an open enum, kept apart from `enum`, which the type generator would close. */
export const OPEN_VALUES = "x-open-values";

/** Keys of texts and samples, which are copied unchanged. */
const VERBATIM = new Set(["example", "examples", "default", "enum", "const"]);

/**
 * Returns a copy of `document` with flat objects, separate open enums, and unions that narrow by themselves.
 */
export function prepare(document: Json): Json {
  return rewrite(document, document, "#");
}

function rewrite(document: Json, value: Json, path: string): Json {
  const schema = value.allOf && path.includes("schema") ? flatten(document, value) : value;
  checkDiscriminator(document, schema, path);
  const inContent = /\/content\/[^/]+\/[^/]+$/.test(path);
  const copy: Json = {};
  for (const [key, part] of Object.entries(schema)) {
    if (key === "discriminator" && Array.isArray(schema.oneOf)) continue;
    // Samples of whole bodies are for readers of the document; as comments they would double the types' size.
    if (inContent && (key === "example" || key === "examples")) continue;
    if (key === "enum" && schema["x-enum-open"] === true) copy[OPEN_VALUES] = part;
    else if (VERBATIM.has(key) && !path.endsWith("/properties")) copy[key] = part;
    else copy[key] = rewriteAny(document, part, `${path}/${key}`);
  }
  if (copy[OPEN_VALUES] !== undefined) copy.type ??= "string";
  return copy;
}

function rewriteAny(document: Json, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((part, n) => rewriteAny(document, part, `${path}/${n}`));
  return isJson(value) ? rewrite(document, value, path) : value;
}

/**
 * Checks that each member of a union closes its discriminating field, because TypeScript narrows only then.
 */
function checkDiscriminator(document: Json, schema: Schema, path: string): void {
  if (!isJson(schema.discriminator) || !schema.oneOf) return;
  const name = String(child(schema, "discriminator").propertyName);
  for (const variant of schema.oneOf) {
    const field = flatten(document, variant).properties?.[name];
    const closed = field && flatten(document, field);
    if (closed?.const !== undefined || (closed?.enum && closed["x-enum-open"] !== true)) continue;
    throw new SpecError(`${path}: ${variant.$ref ?? "a member"} must give ${name} a const or a closed enum`);
  }
}
