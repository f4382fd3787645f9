/** Reads from a document what a user's code can come to depend on. */
import { readOpenApi } from "./openapi.ts";
import { readOpenRpc } from "./openrpc.ts";
import { flatten, isJson, type Json, type Schema, text } from "./schema.ts";

export interface Field {
  readonly schema: Schema;
  readonly required: boolean;
}

export type Fields = ReadonlyMap<string, Field>;

export interface Compared {
  readonly call: string;
  readonly params: Fields;
  readonly result?: Schema;
}

export function operationsOf(document: Json): Map<string, Compared> {
  const { operations } =
    text(document, "openrpc") === undefined ? readOpenApi(document) : readOpenRpc(document);
  return new Map(
    operations.map(({ id, descriptor, params, result }) => {
      const call = [descriptor.rpc ?? descriptor.method, descriptor.path].join(" ");
      return [id, { call, params, ...(result && { result }) }];
    }),
  );
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

/** Type and format in one word: a change of either retypes the field. */
export function kind(schema: Schema): string {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const type = [schema.type ?? values.map((value) => typeof value).slice(0, 1)].flat().sort().join("|");
  const wide = schema.format === "uint64" || schema.format === "int64" ? ` ${schema.format}` : "";
  if (schema.oneOf ?? schema.anyOf) return "union";
  return `${type || (schema.properties ? "object" : "any")}${type.includes("integer") ? wide : ""}`;
}

export function valuesOf(schema: Schema): Set<string> | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values && new Set(values.map((value) => JSON.stringify(value)));
}

export function mapOf(schema: Schema): Schema | undefined {
  const found = schema.additionalProperties;
  return isJson(found) ? found : undefined;
}

/** A bound as a number that grows when the range narrows. */
export function bound(schema: Schema, name: string, sign: 1 | -1): number {
  const value = schema[name] ?? schema[`x-${name}`];
  return value === undefined ? Number.NEGATIVE_INFINITY : sign * Number(value);
}

export function variantsOf(document: Json, schema: Schema): Map<string, Schema> {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  return new Map(
    variants.map((variant, n) => {
      const name = variant.$ref?.split("/").pop();
      return [name ?? kind(flatten(document, variant)) + (variants.length > 1 ? ` ${n}` : ""), variant];
    }),
  );
}
