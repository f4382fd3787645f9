/** Converts a request's parameters to the spec's types and validates them. */

import { HttpError } from "../api/request/http-error.ts";
import { departed } from "./bounds.ts";
import { decodeQuery } from "./decode-text.ts";
import type { Match } from "./router.ts";
import {
  type AnyOperationId,
  type Fault,
  operationTables,
  type SpecBody,
  type SpecOperation,
  type SpecParameter,
} from "./spec.ts";

/** The value for the handler, and the one to validate: they differ for integers beyond 2^53. */
interface Read {
  readonly value: unknown;
  readonly checked: unknown;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const INTEGER = /^-?\d+$/;

function readScalar(name: string, text: string, type: SpecParameter["type"]): Read {
  switch (type) {
    case "integer":
    case "number": {
      const kind = type === "integer" ? "an integer" : "a number";
      const checked = Number(text);
      const whole = INTEGER.test(text);
      // 1e999 is refused; 400 digits are accepted, since they are read exactly.
      if (!NUMBER.test(text) || !(whole || Number.isFinite(checked)))
        throw new HttpError(400, `${name} must be ${kind}, not "${text}"`);
      const exact = whole && !Number.isSafeInteger(checked);
      return { checked, value: exact ? BigInt(text) : checked };
    }
    case "boolean":
      if (text !== "true" && text !== "false")
        throw new HttpError(400, `${name} must be true or false, not "${text}"`);
      return { checked: text === "true", value: text === "true" };
    default:
      return { checked: text, value: text };
  }
}

function readParameter(parameter: SpecParameter, texts: readonly string[]): Read {
  const { name, csv, isList, type } = parameter;
  if (isList) {
    const parts = csv ? texts.flatMap((text) => text.split(",")) : texts;
    const items = parts.map((part, index) => readScalar(`${name}[${index}]`, part, type));
    return { value: items.map(({ value }) => value), checked: items.map(({ checked }) => checked) };
  }
  if (texts.length > 1) throw new HttpError(400, `${name} must be given once, not ${texts.length} times`);
  return readScalar(name, texts[0] ?? "", type);
}

/** The fault to report for a value that fits no variant of a body. */
function variantFault(
  faults: readonly Fault[],
  { field, indexes }: NonNullable<SpecBody["variants"]>,
  value: object,
): Fault | undefined {
  if (!Object.hasOwn(value, field))
    return { instancePath: "", keyword: "required", params: { missingProperty: field } };
  const named: unknown = Reflect.get(value, field);
  const about = { instancePath: `/${field}`, params: { allowedValues: Object.keys(indexes) } };
  if (typeof named !== "string") return { ...about, keyword: "type", message: "must be string" };
  const index = Object.hasOwn(indexes, named) ? indexes[named] : undefined;
  // A validator stops at a variant's first fault, so that each has one, in the order of the variants.
  return index === undefined ? { ...about, keyword: "enum" } : faults[index];
}

/** Formats a fault: the field and the broken rule. */
function reason(root: string, fault: Fault | undefined): string {
  if (!fault) return `${root} is invalid`;
  const path = fault.instancePath.replace(/\/(\d+)/g, "[$1]").replaceAll("/", ".");
  const field = `${root}${path}`.replace(/^body\./, "");
  const { keyword, params, message } = fault;
  switch (keyword) {
    case "enum":
      return `${field} must be one of ${(params.allowedValues as unknown[]).join(", ")}`; // the enum keyword's own list
    case "minLength":
      return `${field} must not be empty`;
    case "required":
      return `${field === "body" ? "" : `${field}.`}${params.missingProperty} is required`;
    case "maxItems":
      return `${field} must hold at most ${params.limit} items`;
    default:
      return `${field} ${message ?? "is invalid"}`;
  }
}

/** @throws HttpError 400 when the value breaks the parameter's rule */
function check({ name, validate }: SpecParameter, value: unknown): void {
  if (!validate(value)) throw new HttpError(400, reason(name, validate.errors?.[0]));
}

/** @throws HttpError 400 when the value breaks the body's rule */
function checkBody({ validate, variants }: SpecBody, value: object): void {
  if (validate(value)) return;
  const faults = validate.errors ?? [];
  // The last one says that no variant fits, which other faults of such a body do not.
  const isVariant = variants && faults.at(-1)?.keyword === "oneOf";
  throw new HttpError(400, reason("body", isVariant ? variantFault(faults, variants, value) : faults[0]));
}

function readQuery(operation: SpecOperation, search: string): { [name: string]: unknown } {
  const query = decodeQuery(search.slice(1));
  const known = operation.parameters.filter((parameter) => parameter.in === "query");
  for (const name of query.keys()) {
    if (known.some((parameter) => parameter.name === name)) continue;
    const names = known.map((parameter) => parameter.name).join(", ");
    throw new HttpError(
      400,
      `${name} is not a parameter of this operation${names === "" ? "" : `; it takes ${names}`}`,
    );
  }
  const params: { [name: string]: unknown } = {};
  for (const parameter of known) {
    const texts = query.get(parameter.name);
    if (texts === undefined) {
      if (parameter.required) throw new HttpError(400, `${parameter.name} is required`);
      if (parameter.default !== undefined) params[parameter.name] = parameter.default;
      continue;
    }
    const { value, checked } = readParameter(parameter, texts);
    check(parameter, checked);
    params[parameter.name] = value;
  }
  return params;
}

function readPath({ operation, path }: Match): { [name: string]: unknown } {
  const params: { [name: string]: unknown } = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== "path") continue;
    const { value, checked } = readParameter(parameter, [path[parameter.name] ?? ""]);
    check(parameter, checked);
    params[parameter.name] = value;
  }
  return params;
}

async function readBody({ body }: SpecOperation, request: Request): Promise<object> {
  if (!body) return {};
  const text = await request.text().catch(() => {
    throw departed();
  });
  if (text === "") {
    if (body.required) throw new HttpError(400, "a JSON body is required");
    return {};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "the body is not JSON");
  }
  // Checked here, since the schema's error for a union would be about its first variant.
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(400, "the body must be a JSON object");
  }
  checkBody(body, value);
  return value;
}

/** The rules that schemas cannot express, from the operation tables. */
function checkTable(id: string, params: { readonly [name: string]: unknown }): void {
  const table = operationTables[id as AnyOperationId]; // the router only knows these ids
  for (const [name, rule] of Object.entries(table.params)) {
    const value = params[name];
    // A decimal travels as text, whether or not the clients take numbers for it.
    if (typeof value !== "string" || (rule.type !== "string" && rule.type !== "numeric")) continue;
    const { min, max }: { min?: number; max?: number } = rule;
    if (min !== undefined && BigInt(value) < BigInt(min))
      throw new HttpError(400, `${name} must be >= ${min}`);
    if (max !== undefined && BigInt(value) > BigInt(max))
      throw new HttpError(400, `${name} must be <= ${max}`);
  }
  if (!("rules" in table)) return;
  for (const rule of table.rules) {
    const given = rule.names.map((name) => params[name]).filter((value) => value !== undefined);
    if (rule.kind === "anyOf" && given.length === 0)
      throw new HttpError(400, `${rule.names.join(" or ")} is required`);
    if (
      rule.kind === "sumAtMost" &&
      given.reduce((sum: number, value) => sum + Number(value), 0) > rule.max
    ) {
      throw new HttpError(400, `${rule.names.join(" + ")} must be at most ${rule.max}`);
    }
  }
}

/**
 * Path, query and body as one flat object.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export async function readParameters(match: Match, request: Request): Promise<{ [name: string]: unknown }> {
  const { operation } = match;
  const path = readPath(match);
  const query = readQuery(operation, new URL(request.url).search);
  // A body may have extra fields, which must not override parameters.
  const params = { ...(await readBody(operation, request)), ...query, ...path };
  checkTable(operation.id, params);
  return params;
}
