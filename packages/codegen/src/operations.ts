/** Prints operations.ts: one runtime table entry and the types of one operation after the other. */
import type { Declared, MadeTypes } from "./declaration.ts";
import { comment } from "./doc.ts";
import type { OperationModel, SpecModel } from "./model.ts";
import { flatten, type Json, type Schema, SpecError } from "./schema.ts";
import { makeTable, type Table } from "./table.ts";
import { PARAM } from "./types.ts";

const WIDTH = 110;

/** Schemas of the types that belong to operations, by the name of the type. */
export function operationSchemas(model: SpecModel): Map<string, Schema> {
  const schemas = new Map<string, Schema>();
  for (const operation of model.operations) {
    const name = typeName(operation.id);
    const link = `{@link ${operation.id}}`;
    if (operation.params.size > 0)
      schemas.set(`${name}Params`, { ...paramsSchema(operation), description: `Parameters of ${link}.` });
    if (!operation.result) continue;
    if (operation.stream) {
      schemas.set(`${name}Item`, { ...operation.result, description: `One item of ${link}.` });
      continue;
    }
    schemas.set(`${name}Result`, { ...operation.result, description: `Response of ${link}.` });
    if (operation.items === undefined) continue;
    const { item, extra } = pageSchemas(model.document, operation);
    schemas.set(`${name}Item`, { ...item, description: `One item of ${link}.` });
    if (Object.keys(extra.properties ?? {}).length > 0)
      schemas.set(`${name}Extra`, {
        ...extra,
        description: `Fields of a page of ${link} besides its items.`,
      });
  }
  return schemas;
}

/** The whole text of operations.ts below its header. */
export function printOperations(model: SpecModel, types: MadeTypes): string {
  const table = makeTable(model);
  const parts = model.operations.map((operation) => printOperation(operation, table, types.extras));
  const used = new Set([...types.extras.values()].flatMap((type) => [...type.uses]));
  return [
    `import type { ${table.type} } from "@primary-network/core/client";\n${printNames("import", used)}`,
    printNames("export", types.components.keys()),
    table.shared,
    ...parts,
    printTable(model, table),
    printTypeMap(model),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

export function printNames(keyword: "import" | "export", names: Iterable<string>): string {
  const sorted = [...names].sort();
  const line = `${keyword} type { ${sorted.join(", ")} } from "./types.ts";\n`;
  if (sorted.length === 0 || line.length <= WIDTH) return sorted.length === 0 ? "" : line;
  return `${keyword} type {\n${sorted.map((name) => `  ${name},\n`).join("")}} from "./types.ts";\n`;
}

function typeName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function paramsSchema(operation: OperationModel): Schema {
  const inBody = operation.bodyVariants ? "body" : undefined;
  const params = [...operation.params].filter(
    ([, param]) => inBody === undefined || param.descriptor.in !== inBody,
  );
  const properties = params.map(([name, param]): [string, Schema] => {
    return [name, { ...param.schema, [PARAM]: formOf(param.descriptor) }];
  });
  const required = params.filter(([, param]) => param.required).map(([name]) => name);
  return {
    type: "object",
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(operation.bodyVariants && { oneOf: [...operation.bodyVariants] }),
  };
}

/** Names the forms that a caller may use besides the schema's. */
function formOf({ csv, type, address }: Json): string {
  if (csv) return "csv";
  if (type === "numeric") return "numeric";
  return address && type === "string" ? "joined" : "plain";
}

function pageSchemas(document: Json, operation: OperationModel): { item: Schema; extra: Schema } {
  const whole = flatten(document, operation.result ?? {});
  const items = operation.items ?? "";
  const list = whole.properties?.[items];
  const item = list && flatten(document, list).items;
  if (!item)
    throw new SpecError(`${operation.id}: x-page names ${items}, which is not a list in the response`);
  const rest = Object.entries(whole.properties ?? {}).filter(
    ([name]) => name !== items && name !== "nextPageToken",
  );
  const required = (whole.required ?? []).filter((name) => rest.some(([other]) => other === name));
  return { item, extra: { type: "object", properties: Object.fromEntries(rest), required } };
}

/** Ends of the names of an operation's types. */
function suffixesOf({ items, stream }: OperationModel): readonly string[] {
  if (stream) return ["Params", "Item"];
  return items === undefined ? ["Params", "Result"] : ["Params", "Result", "Item", "Extra"];
}

function printOperation(
  operation: OperationModel,
  table: Table,
  types: ReadonlyMap<string, Declared>,
): string {
  const name = typeName(operation.id);
  const suffixes = suffixesOf(operation);
  const declared = suffixes.map(
    (suffix) => types.get(name + suffix)?.code ?? printEmpty(operation.id, suffix),
  );
  return [
    `${comment(summaryOf(operation.doc))}export const ${operation.id}: ${table.type} = ${table.entry(operation)};\n`,
    ...declared.map((code) => `${code}\n`),
  ].join("\n");
}

/**
 * Types for operations whose spec states nothing. An empty schema would become a type that accepts anything.
 */
const EMPTY: Readonly<Record<string, readonly [description: string, type: string]>> = {
  Params: ["takes no parameters.", "Record<string, never>"],
  Result: ["returns no body.", "undefined"],
  Extra: ["pages have no fields besides their items.", "Record<never, never>"],
};

function printEmpty(id: string, suffix: string): string {
  const [description, type] = EMPTY[suffix] ?? ["has none.", "never"];
  return `${comment([`{@link ${id}} ${description}`])}export type ${typeName(id)}${suffix} = ${type};`;
}

function printTable({ operations }: SpecModel, { type }: Table): string {
  const rows = operations.map(({ id }) => `  ${id},\n`).join("");
  return [
    `${comment(["Name of an operation."])}export type OperationId = keyof OperationTypes;\n`,
    `${comment(["Every operation of the spec, by id."])}export const operations: { readonly [Id in keyof OperationTypes]: ${type} } = {\n${rows}};\n`,
  ].join("\n");
}

function printTypeMap(model: SpecModel): string {
  const rows = model.operations.map(({ id, items, stream, doc }) => {
    const name = typeName(id);
    const paged = items === undefined ? "" : `; item: ${name}Item; extra: ${name}Extra`;
    const result = stream ? `never; stream: ${name}Item` : `${name}Result${paged}`;
    return `${comment(doc.slice(0, 1), "  ")}  ${id}: { params: ${name}Params; result: ${result} };\n`;
  });
  return `${comment(["Types of every operation, by id."])}export interface OperationTypes {\n${rows.join("")}}\n`;
}

/** The first paragraph of an operation's doc comment. */
function summaryOf(doc: readonly string[]): readonly string[] {
  const end = doc.indexOf("");
  return end === -1 ? doc : doc.slice(0, end);
}
