/**
 * Reads a request's parameters, and refuses invalid ones like the service: 400 with the field and the rule.
 */
import { parseJson } from "@primary-network/core";
import type { Operation, Param, Rule } from "@primary-network/core/client";
import type { ValueRule } from "./examples.ts";

/** A request that the service would refuse with HTTP 400. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

type Values = { readonly [name: string]: unknown };

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const INTEGER = /^-?\d+$/;

function readScalar(name: string, text: string, { type }: ValueRule): unknown {
  if (type === "boolean") {
    if (text !== "true" && text !== "false")
      throw new BadRequest(`${name} must be true or false, not "${text}"`);
    return text === "true";
  }
  if (type !== "integer" && type !== "number") return text;
  const value = Number(text);
  const isWhole = INTEGER.test(text);
  if (!NUMBER.test(text) || !(isWhole || Number.isFinite(value)))
    throw new BadRequest(`${name} must be ${type === "integer" ? "an integer" : "a number"}, not "${text}"`);
  return isWhole && !Number.isSafeInteger(value) ? BigInt(text) : value;
}

/** Reads a parameter from its texts. */
function readTexts(name: string, texts: readonly string[], rule: ValueRule, csv: boolean): unknown {
  if (rule.type !== "array") {
    if (texts.length > 1) throw new BadRequest(`${name} must be given once, not ${texts.length} times`);
    return readScalar(name, texts[0] ?? "", rule);
  }
  const parts = csv ? texts.flatMap((text) => text.split(",")) : texts;
  return parts.map((part, index) => readScalar(`${name}[${index}]`, part, rule.items ?? {}));
}

/** Name and test of each JSON type. */
const TYPES: { readonly [type: string]: (value: unknown) => boolean } = {
  string: (value) => typeof value === "string",
  integer: (value) => typeof value === "bigint" || Number.isInteger(value),
  number: (value) => typeof value === "bigint" || typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** Checks a value, and throws for the first broken rule. */
function check(name: string, value: unknown, rule: ValueRule): void {
  const refuse = (what: string): never => {
    throw new BadRequest(`${name} ${what}`);
  };
  if (rule.type !== undefined && TYPES[rule.type]?.(value) === false) refuse(`must be ${rule.type}`);
  if (typeof value === "number" || typeof value === "bigint") {
    if (rule.minimum !== undefined && value < rule.minimum) refuse(`must be >= ${rule.minimum}`);
    if (rule.maximum !== undefined && value > rule.maximum) refuse(`must be <= ${rule.maximum}`);
  }
  if (typeof value === "string") {
    if (rule.minLength !== undefined && value.length < rule.minLength) refuse("must not be empty");
    if (rule.maxLength !== undefined && value.length > rule.maxLength)
      refuse(`must NOT have more than ${rule.maxLength} characters`);
    if (rule.pattern !== undefined && !new RegExp(rule.pattern, "u").test(value))
      refuse(`must match pattern "${rule.pattern}"`);
  }
  if (rule.enum && !rule.enum.includes(value)) refuse(`must be one of ${rule.enum.join(", ")}`);
  if (!Array.isArray(value)) return;
  if (rule.maxItems !== undefined && value.length > rule.maxItems)
    refuse(`must hold at most ${rule.maxItems} items`);
  if (rule.minItems !== undefined && value.length < rule.minItems)
    refuse(`must NOT have fewer than ${rule.minItems} items`);
  for (const [index, item] of value.entries()) check(`${name}[${index}]`, item, rule.items ?? {});
}

/** Reads a body as an object. */
async function readBody(request: Request): Promise<Values> {
  const text = await request.text();
  if (text === "") return {};
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new BadRequest("the body is not JSON");
  }
  if (!TYPES.object?.(value)) throw new BadRequest("the body must be a JSON object");
  return value as Values; // an object, as was just checked
}

function readQuery(operation: Operation, rules: ParameterRules, search: URLSearchParams): Values {
  const names = Object.keys(operation.params).filter((name) => operation.params[name]?.in === "query");
  for (const name of search.keys())
    if (!names.includes(name))
      throw new BadRequest(
        `${name} is not a parameter of this operation${names.length > 0 ? `; it takes ${names.join(", ")}` : ""}`,
      );
  const given = names.filter((name) => search.has(name));
  return Object.fromEntries(
    given.map((name) => [
      name,
      readTexts(name, search.getAll(name), rules[name] ?? {}, operation.params[name]?.csv === true),
    ]),
  );
}

/** Checks the bounds of a decimal string, which are in the table of operations. */
function checkBounds(name: string, value: unknown, { min, max }: Param): void {
  if (typeof value !== "string" || !INTEGER.test(value)) return;
  if (min !== undefined && BigInt(value) < BigInt(min)) throw new BadRequest(`${name} must be >= ${min}`);
  if (max !== undefined && BigInt(value) > BigInt(max)) throw new BadRequest(`${name} must be <= ${max}`);
}

function checkRule(rule: Rule, values: Values): void {
  const given = rule.names.map((name) => values[name]).filter((value) => value !== undefined);
  if (rule.kind === "anyOf" && given.length === 0)
    throw new BadRequest(`${rule.names.join(" or ")} is required`);
  if (rule.kind === "sumAtMost" && given.reduce((sum: number, value) => sum + Number(value), 0) > rule.max)
    throw new BadRequest(`${rule.names.join(" + ")} must be at most ${rule.max}`);
}

/** Rules of an operation's parameters, by name. */
export type ParameterRules = { readonly [name: string]: ValueRule };

/**
 * Reads path, query and body into one flat object, with the defaults of the spec.
 *
 * @param path parameters of the path by name, decoded
 * @throws BadRequest naming the field and the rule
 */
export async function readParameters(
  operation: Operation,
  rules: ParameterRules,
  path: { readonly [name: string]: string },
  request: Request,
): Promise<Values> {
  const fromPath = Object.entries(path).map(([name, text]) => [
    name,
    readTexts(name, [text], rules[name] ?? {}, false),
  ]);
  const query = readQuery(operation, rules, new URL(request.url).searchParams);
  const body = request.method === "GET" ? {} : await readBody(request);
  const values: { [name: string]: unknown } = { ...body, ...query, ...Object.fromEntries(fromPath) };
  for (const [name, param] of Object.entries(operation.params)) {
    const rule = rules[name] ?? {};
    if (values[name] === undefined && rule.default !== undefined && param.in === "query")
      values[name] = rule.default;
    const value = values[name];
    if (value === undefined) {
      if (param.required) throw new BadRequest(`${name} is required`);
      continue;
    }
    check(name, value, rule);
    checkBounds(name, value, param);
  }
  for (const rule of operation.rules ?? []) checkRule(rule, values);
  return values;
}
