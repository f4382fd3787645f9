/** Makes the data for mock handlers: each operation's example responses, and the rules of its parameters. */
import type { OperationModel, SpecModel } from "./model.ts";
import { flatten, isJson, type Json, jsonType, type Schema } from "./schema.ts";

/** The rules of a value that can be checked without knowing other values. */
const RULES = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "default",
] as const;

/** The file's text: by operation id, `params` with a rule for each, and `examples` of the response with their names. */
export function printExamples({ document, operations }: SpecModel): string {
  const entries = operations.map((operation) => [
    operation.id,
    { params: rulesOf(document, operation), examples: operation.examples ?? {} },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

const rulesOf = (document: Json, { params }: OperationModel): Json =>
  Object.fromEntries(
    [...params].map(([name, { schema, descriptor }]) => [name, ruleOf(document, schema, descriptor.in)]),
  );

/**
 * A value of an open enumeration may be a newer one. A filter is the exception, because an unknown value
 * would find nothing.
 */
function ruleOf(document: Json, written: Schema, location: unknown): Json {
  const schema = flatten(document, written);
  const type = jsonType(schema);
  const isClosed = schema["x-enum-open"] !== true || location === "query";
  const items = schema.items;
  return {
    ...(type !== undefined && { type }),
    ...(isClosed && schema.enum && { enum: schema.enum }),
    ...Object.fromEntries(
      RULES.flatMap((rule) => (schema[rule] === undefined ? [] : [[rule, schema[rule]]])),
    ),
    ...(isJson(items) && { items: ruleOf(document, items, location) }),
  };
}
