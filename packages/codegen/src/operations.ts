/** Prints operations.ts: one runtime table entry and the types of one operation after the other. */
import { comment } from "./doc.ts";
import type { OperationModel, SpecModel } from "./model.ts";
import { flatten, type Json, type Schema, SpecError } from "./schema.ts";
import { type Declared, type MadeTypes, PARAM } from "./types.ts";

/** Schemas of the types that belong to operations, by the name of the type. */
export function operationSchemas(model: SpecModel): Map<string, Schema> {
  const schemas = new Map<string, Schema>();
  for (const operation of model.operations) {
    const name = typeName(operation.id);
    const link = `{@link ${operation.id}}`;
    schemas.set(`${name}Params`, { ...paramsSchema(operation), description: `Parameters of ${link}.` });
    if (!operation.result) continue;
    schemas.set(`${name}Result`, { ...operation.result, description: `Answer of ${link}.` });
    if (operation.items === undefined) continue;
    const { item, extra } = pageSchemas(model.document, operation);
    schemas.set(`${name}Item`, { ...item, description: `One item of ${link}.` });
    schemas.set(`${name}Extra`, {
      ...extra,
      description: `What a page of ${link} carries beside its items.`,
    });
  }
  return schemas;
}

/** The whole text of operations.ts below its header. */
export function printOperations(model: SpecModel, types: MadeTypes): string {
  const parts = model.operations.map((operation) => printOperation(operation, types.extras));
  const used = new Set([...types.extras.values()].flatMap((type) => [...type.uses]));
  const imports = [...used].sort().join(", ");
  const named = [...types.components.keys()].sort().join(", ");
  return [
    imports && `import type { ${imports} } from "./types.ts";\n`,
    named && `export type { ${named} } from "./types.ts";\n`,
    ...parts,
    printTable(model),
    printTypeMap(model),
  ]
    .filter((part) => part !== "")
    .join("\n");
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
    return [name, { ...param.schema, [PARAM]: param.descriptor.csv ? "csv" : "plain" }];
  });
  const required = params.filter(([, param]) => param.required).map(([name]) => name);
  return {
    type: "object",
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(operation.bodyVariants && { oneOf: [...operation.bodyVariants] }),
  };
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

function printOperation(operation: OperationModel, types: ReadonlyMap<string, Declared>): string {
  const name = typeName(operation.id);
  const params = Object.fromEntries([...operation.params].map(([key, param]) => [key, param.descriptor]));
  const { rules, page, ...head } = operation.descriptor;
  const entry = {
    ...head,
    params,
    ...(rules !== undefined && { rules }),
    ...(page !== undefined && { page }),
  };
  const declared = ["Params", "Result", "Item", "Extra"].map((suffix) => types.get(name + suffix)?.code);
  return [
    `${comment(operation.doc)}export const ${operation.id} = ${literal(entry)} as const;\n`,
    ...declared.flatMap((code) => (code === undefined ? [] : [`${code}\n`])),
    ...(operation.result
      ? []
      : [
          `${comment([`{@link ${operation.id}} answers without a body.`])}export type ${name}Result = undefined;\n`,
        ]),
  ].join("\n");
}

function printTable(model: SpecModel): string {
  const rows = model.operations.map(
    (operation) => `${comment(operation.doc.slice(0, 1), "  ")}  ${operation.id},\n`,
  );
  return [
    `${comment(["Every operation of the spec, by id."])}export const operations = {\n${rows.join("")}} as const;\n`,
    `${comment(["Name of an operation."])}export type OperationId = keyof typeof operations;\n`,
  ].join("\n");
}

function printTypeMap(model: SpecModel): string {
  const rows = model.operations.map(({ id, items }) => {
    const name = typeName(id);
    const paged = items === undefined ? "" : `; item: ${name}Item; extra: ${name}Extra`;
    return `  ${id}: { params: ${name}Params; result: ${name}Result${paged} };\n`;
  });
  return `${comment(["Types of every operation, by id."])}export interface OperationTypes {\n${rows.join("")}}\n`;
}

const WIDTH = 110;

/** Prints a JSON value as a TypeScript literal, on one line where it fits. */
export function literal(value: unknown, indent = ""): string {
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return isList ? literal(part, inner) : `${name}: ${literal(part, inner)}`;
  });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const gap = isList ? "" : " ";
  const line = `${open}${gap}${parts.join(", ")}${gap}${close}`;
  if (indent !== "" && !line.includes("\n") && indent.length + line.length < WIDTH) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}
