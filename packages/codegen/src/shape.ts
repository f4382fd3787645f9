/** Reads the parts of a document that users' code may depend on. */
import { methodText, type Narrowing } from "./method.ts";
import { readOpenApi } from "./openapi.ts";
import { readOpenRpc } from "./openrpc.ts";
import { flatten, isJson, type Json, type Schema, text } from "./schema.ts";

export interface Field {
  readonly schema: Schema;
  readonly required: boolean;
  /** Encoding of a parameter: "query", "query, comma-joined". Absent on fields of a schema. */
  readonly wire?: string;
}

export type Fields = ReadonlyMap<string, Field>;

export interface Compared {
  readonly call: string;
  /** The client method that makes the call: `birds.list`. */
  readonly method: string;
  /** Parameter whose value narrows the result, and the type that does. */
  readonly narrowing: Narrowing | undefined;
  /** Entry of the runtime table. */
  readonly descriptor: Json;
  readonly deprecated: boolean;
  readonly params: Fields;
  /** Alternatives of a body that is a union. */
  readonly body?: readonly Schema[];
  readonly result?: Schema;
  /** Bodies of failures, by status. */
  readonly failures: ReadonlyMap<string, Schema>;
}

export function operationsOf(document: Json): Map<string, Compared> {
  const { operations } =
    text(document, "openrpc") === undefined ? readOpenApi(document) : readOpenRpc(document);
  return new Map(
    operations.map((operation) => {
      const { id, descriptor, deprecated = false, params, bodyVariants: body, result, failures } = operation;
      const call = [descriptor.rpc ?? descriptor.method, descriptor.path].join(" ");
      const sent = new Map(
        [...params].map(([name, param]) => [name, { ...param, ...wire(param.descriptor) }]),
      );
      return [
        id,
        {
          call,
          method: methodText(operation.method),
          narrowing: operation.narrowing,
          descriptor,
          deprecated,
          params: sent,
          failures: failures ?? new Map(),
          ...(body && { body }),
          ...(result && { result }),
        },
      ];
    }),
  );
}

function wire(descriptor: Json): { wire?: string } {
  const location = text(descriptor, "in");
  return location === undefined ? {} : { wire: descriptor.csv ? `${location}, comma-joined` : location };
}

export function fieldsOf(schema: Schema): Fields {
  const required = new Set(schema.required);
  return new Map(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      { schema: field, required: required.has(name) },
    ]),
  );
}

/** Returns type and format as one word, without `null`. A change of either retypes the field. */
export function kind(schema: Schema): string {
  if (schema.oneOf ?? schema.anyOf) return "union";
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const known = values.filter((value) => value !== null);
  const types = [schema.type ?? known.map((value) => typeof value).slice(0, 1)].flat();
  const type = types
    .filter((name) => name !== "null")
    .sort()
    .join("|");
  const wide = schema.format === "uint64" || schema.format === "int64" ? ` ${schema.format}` : "";
  return `${type || (schema.properties ? "object" : "any")}${/integer|number/.test(type) ? wide : ""}`;
}

/** Returns true if null is among the values, by type, by a listed value or by a member of a union. */
export function nullable(document: Json, schema: Schema): boolean {
  return (
    [schema.type ?? []].flat().includes("null") ||
    (schema.enum ?? []).includes(null) ||
    (schema.oneOf ?? schema.anyOf ?? []).some((variant) => isNull(document, variant))
  );
}

function isNull(document: Json, schema: Schema): boolean {
  return flatten(document, schema).type === "null";
}

export function valuesOf(schema: Schema): Set<string> | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  // Null can be part of the type as well, and compared once: see nullable.
  return values && new Set(values.filter((value) => value !== null).map((value) => JSON.stringify(value)));
}

export function mapOf(schema: Schema): Schema | undefined {
  const found = schema.additionalProperties;
  return isJson(found) ? found : undefined;
}

/** Returns the members of a union by name, without null. */
export function variantsOf(document: Json, schema: Schema): Map<string, Schema> {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter((variant) => !isNull(document, variant));
  return new Map(
    variants.map((variant, n) => {
      const name = variant.$ref?.split("/").pop();
      return [name ?? kind(flatten(document, variant)) + (variants.length > 1 ? ` ${n}` : ""), variant];
    }),
  );
}
