/** The operations of a spec, as the service reads requests for them. */

import { follow, isObject, ruleOf, type Schema } from "./rule.ts";

/** A document whose form the generator of the clients has checked. */
export interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: RawOperation } };
}

interface RawOperation {
  readonly operationId: string;
  readonly "x-rate-weight": number;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly "application/json"?: { readonly schema: unknown } };
  };
}

/** Gives a rule's validator its name. */
export type NameOf = (rule: Schema) => string;

const METHODS: ReadonlySet<string> = new Set(["get", "post", "patch", "delete"]);

const typeOf = (type: unknown): unknown => (Array.isArray(type) ? type[0] : type);

function parameterOf(document: unknown, raw: unknown, nameOf: NameOf) {
  const { name, in: location, required = false, explode, schema: given } = follow(document, raw);
  const schema = follow(document, given);
  const isList = typeOf(schema.type) === "array";
  const { type } = isList ? follow(document, schema.items) : schema;
  return {
    name,
    in: location,
    required,
    csv: explode === false,
    isList,
    type: typeOf(type),
    default: schema.default,
    // A filter by an unknown value would silently give an empty list, so query values must be known ones.
    validate: nameOf(ruleOf(document, given, location === "query" ? "known" : "any")),
  };
}

/** By which field the variants of a body differ, and the number of each by its value; undefined of a body without variants. */
function variantsOf(document: unknown, schema: { readonly [keyword: string]: unknown }) {
  const { oneOf, discriminator } = schema;
  if (!Array.isArray(oneOf)) {
    if (JSON.stringify(ruleOf(document, schema, "any")).includes('"oneOf"'))
      throw new Error("a part of a body has variants: no message says which field is wrong there");
    return undefined;
  }
  if (!isObject(discriminator) || !isObject(discriminator.mapping))
    throw new Error("the variants of a body need a discriminator with a mapping");
  const indexes = Object.entries(discriminator.mapping).map(([value, reference]) => {
    const index = oneOf.findIndex(({ $ref }) => $ref === reference);
    if (index < 0) throw new Error(`${value}: ${reference} is no variant`);
    return [value, index];
  });
  return { field: discriminator.propertyName, indexes: Object.fromEntries(indexes) };
}

function bodyOf(
  document: unknown,
  { required = false, content }: NonNullable<RawOperation["requestBody"]>,
  nameOf: NameOf,
) {
  const given = content["application/json"]?.schema;
  const variants = variantsOf(document, follow(document, given));
  return { required, variants, validate: nameOf(ruleOf(document, given, "any")) };
}

/** Every operation of a document. */
export const operationsOf = (of: "data" | "metrics", document: Document, nameOf: NameOf) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        of,
        method: method.toUpperCase(),
        path,
        weight: operation["x-rate-weight"],
        parameters: (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter, nameOf)),
        body: operation.requestBody && bodyOf(document, operation.requestBody, nameOf),
      })),
  );

/** Types of what `operationsOf` makes, in the generated file. */
export const operationTypes = `/** A parameter of an operation. */
export interface SpecParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  /** \`explode: false\`: one comma-joined value. */
  readonly csv: boolean;
  readonly isList: boolean;
  /** Of a list, that of its items. */
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly default?: unknown;
  readonly validate: Validator;
}

/** The body of an operation. */
export interface SpecBody {
  readonly required: boolean;
  /** Of a body with variants: the field by which they differ, and the number of each by its value. */
  readonly variants?: { readonly field: string; readonly indexes: { readonly [value: string]: number } };
  readonly validate: Validator;
}

/** An operation of a spec. */
export interface SpecOperation {
  readonly id: string;
  readonly of: "data" | "metrics";
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Compute units that a request costs. */
  readonly weight: number;
  readonly parameters: readonly SpecParameter[];
  readonly body?: SpecBody;
}`;
