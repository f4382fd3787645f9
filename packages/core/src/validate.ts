/** Checks parameters and options against their descriptors, before anything is sent. */
import { ValidationError } from "./errors/validation.ts";
import type { Param, Rule } from "./operation.ts";

/** A parameter's descriptor, or an option's, which may also be a function. */
export type Checked = Omit<Param, "type"> & { readonly type?: Param["type"] | "function" };

type Type = NonNullable<Checked["type"]>;

const isNumeric = (value: unknown, isKind: (value: unknown) => boolean) =>
  typeof value === "bigint" || isKind(value);

// An integer must be exact: a number beyond 2^53 may already have been rounded, so a bigint is asked for.
const TYPES: Record<Type, readonly [article: string, test: (value: unknown) => boolean]> = {
  string: ["a well-formed string", (value) => typeof value === "string" && !/\p{Surrogate}/u.test(value)],
  integer: ["an integer (a bigint beyond 2^53)", (value) => isNumeric(value, Number.isSafeInteger)],
  number: ["a finite number", (value) => isNumeric(value, Number.isFinite)],
  boolean: ["true or false", (value) => typeof value === "boolean"],
  array: ["an array", Array.isArray],
  object: ["an object", (value) => typeof value === "object" && !Array.isArray(value)],
  function: ["a function", (value) => typeof value === "function"],
};

type Values = Readonly<Record<string, unknown>>;

/** Whether a value counts as left out: undefined, null, and the empty list, which has no form on the wire. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Throws a {@link ValidationError} naming the first field that breaks its rule.
 *
 * @param operation id of the operation, or name of the factory whose options these are.
 */
export function validate(
  operation: string,
  values: Values,
  params: { readonly [name: string]: Checked },
  rules?: readonly Rule[],
): void {
  const fail = (field: string, rule: string) => {
    throw new ValidationError(operation, field, rule);
  };
  for (const name in values) if (!Object.hasOwn(params, name)) fail(name, "is not a known name");
  for (const name in params) {
    const value = values[name];
    const param = params[name] as Checked; // name comes from the same object
    if (!isAbsent(value)) checkValue(value, param, (rule) => fail(name, rule));
    else if (param.required) fail(name, "is required");
  }
  for (const rule of rules ?? []) {
    const given = rule.names.filter((name) => !isAbsent(values[name]));
    const names = rule.names.join(", ");
    if (rule.kind === "anyOf") {
      if (given.length === 0) fail(names, "need at least one value");
    } else if (given.reduce((sum, name) => sum + Number(values[name]), 0) > rule.max) {
      fail(names, `must add up to at most ${rule.max}`);
    }
  }
}

function checkValue(value: unknown, param: Checked, fail: (rule: string) => void): void {
  const [article, test] = param.type ? TYPES[param.type] : [];
  // A comma-joined list may be given as it travels: one string.
  const isJoined = param.csv && typeof value === "string";
  if (test && !isJoined && !test(value))
    fail(`must be ${article}${param.csv ? " or a comma-joined string" : ""}`);
  // "." and ".." would be taken out of the URL, together with the segment before.
  if (param.in === "path" && /^\.{0,2}$/.test(String(value))) fail('must not be empty, "." or ".."');
  const { min, max } = param;
  if (min === undefined && max === undefined) return;
  if (typeof value === "string" && !/^-?\d+(\.\d+)?$/.test(value)) fail("must be a decimal number");
  const amount = typeof value === "string" && /^-?\d+$/.test(value) ? BigInt(value) : (value as number); // checked above
  if (min !== undefined && amount < min) fail(`must be at least ${min}`);
  if (max !== undefined && amount > max) fail(`must be at most ${max}`);
}
