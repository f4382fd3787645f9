/** The fields of a page's form, with the values of its example. */

import type { Json, Schema } from "@primary-network/codegen/schema";
import { printJson } from "@primary-network/core";
import type { FieldType } from "../src/console/snippets.ts";
import { indented } from "../src/json/indented.ts";
import type { CallParams } from "./call-text.ts";
import { follow, type Operation, type Parameter } from "./documents.ts";

/** A field of a form. */
export interface FormField {
  /** Its name in the form: `path:x`, `query:x`, `body` or `params`. */
  readonly name: string;
  /** What stands beside it. */
  readonly label: string;
  readonly type: FieldType | "json";
  readonly choices?: readonly string[] | undefined;
  /** The example's value; empty where that has none. */
  readonly value: string;
  readonly isRequired: boolean;
  /** Whether it is seen without opening the rest. */
  readonly isShown: boolean;
}

const jsonText = (value: unknown) => indented(printJson(value));

/** What a parameter's text stands for. */
function typeOf(document: Json, schema: Schema): FieldType {
  const [type] = [follow(document, schema).type].flat();
  if (type === "array")
    return typeOf(document, follow(document, schema).items ?? {}) === "number" ? "numbers" : "texts";
  if (type === "integer" || type === "number") return "number";
  return type === "boolean" ? "boolean" : "text";
}

function choicesOf(type: FieldType, schema: Schema): readonly string[] | undefined {
  if (type === "boolean") return ["true", "false"];
  return type === "texts" || type === "numbers" ? undefined : schema.enum?.map(String);
}

/** The fields of an operation's form: one for each parameter; a body is one text of JSON. */
export function operationFields(
  document: Json,
  { parameters }: Pick<Operation, "parameters">,
  params: CallParams,
): FormField[] {
  const fieldOf = ({ name, in: place, required: isRequired = false, schema }: Parameter): FormField => {
    const given = name === "network" && place === "path" ? (params[name] ?? "fuji") : params[name];
    const type = typeOf(document, schema);
    return {
      name: `${place}:${name}`,
      label: isRequired ? name : `${name} (optional)`,
      type,
      choices: choicesOf(type, follow(document, schema)),
      value: given === undefined ? "" : [given].flat().join(","),
      isRequired,
      isShown: isRequired || params[name] !== undefined,
    };
  };
  const own = parameters.filter((parameter) => parameter.in !== "body").map(fieldOf);
  const inBody = parameters.filter((parameter) => parameter.in === "body").map(({ name }) => name);
  if (inBody.length === 0) return own;
  const body = Object.fromEntries(
    [...new Set(inBody)].filter((name) => params[name] !== undefined).map((name) => [name, params[name]]),
  );
  return [...own, jsonField("body", "Body (JSON)", body)];
}

/** The field of a JSON-RPC method's form: its parameters as one text of JSON. */
export const methodFields = (params: CallParams): FormField[] => [
  jsonField("params", "Parameters (JSON)", params),
];

const jsonField = (name: string, label: string, value: unknown): FormField => ({
  name,
  label,
  type: "json",
  value: jsonText(value),
  isRequired: false,
  isShown: true,
});

/** What a form holds at first, by the fields' names. */
export const valuesOf = (fields: readonly FormField[], base: string): Map<string, string> =>
  new Map([["base", base], ...fields.map(({ name, value }): [string, string] => [name, value])]);

/** What a field of a form stands for, for the programs. */
export const typesOf =
  (fields: readonly FormField[]) =>
  (name: string): FieldType => {
    const type = fields.find((field) => field.name === name)?.type ?? "text";
    return type === "json" ? "text" : type;
  };
