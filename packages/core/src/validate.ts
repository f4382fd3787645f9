/** Checks parameters and options against their descriptors, before anything is sent. */
import { ValidationError } from "./errors/validation.ts";
import type { Param, Rule } from "./operation.ts";

/** Descriptor of a parameter, or of an option, which may also be a function or an API key. */
export type Checked = Omit<Param, "type"> & { readonly type?: Param["type"] | "function" | "key" };

type Values = Readonly<Record<string, unknown>>;

/** Expected value of each type, in words. */
const TYPES: Record<NonNullable<Checked["type"]>, string> = {
  string: "a well-formed string",
  numeric: "a well-formed string or an integer (a bigint beyond 2^53)",
  integer: "an integer (a bigint beyond 2^53)",
  number: "a finite number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  function: "a function",
  key: "a function or a non-empty printable ASCII text",
};

function isOfType(value: unknown, type: NonNullable<Checked["type"]>): boolean {
  const given = Array.isArray(value) ? "array" : typeof value;
  // An integer must be exact. A number beyond 2^53 may already be rounded, so a bigint is required.
  if (type === "integer" || (type === "numeric" && given !== "string"))
    return given === "bigint" || Number.isSafeInteger(value);
  if (type === "number") return given === "bigint" || Number.isFinite(value);
  if (type === "key") return given === "function" || (value !== "" && isHeaderValue(value));
  return (
    (given === type || type === "numeric") && !(given === "string" && /\p{Surrogate}/u.test(value as string))
  ); // a string by `given`
}

/**
 * Returns true for a value that counts as absent: undefined, null, and the empty list, which cannot be sent.
 */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Returns true for a text that fetch accepts as a header value. The error of fetch would repeat the value,
 * which may be secret.
 */
export const isHeaderValue = (value: unknown): value is string =>
  typeof value === "string" && /^[\t\x20-\x7e]*$/.test(value);

/** Returns the values that are not absent. */
export const present = <T extends object>(values: T): { readonly [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isAbsent(value))) as T; // some of its entries

/**
 * Checks all values. Throws a {@link ValidationError} naming the first field that breaks its rule.
 *
 * @param operation id of the operation, or name of the factory that takes the options
 */
export function validate(
  operation: string,
  values: Values,
  params: { readonly [name: string]: Checked },
  rules: readonly Rule[] = [],
): void {
  const fail = (field: string, rule: string) => {
    throw new ValidationError(operation, field, rule);
  };
  for (const name in values) if (!Object.hasOwn(params, name)) fail(name, "is not a known name");
  for (const name in params) {
    const value = values[name];
    const param = params[name] as Checked; // name comes from the same object
    if (!isAbsent(value)) checkValue(value, param, name, fail);
    else if (param.required) fail(name, "is required");
  }
  for (const rule of rules) {
    const given = rule.names.filter((name) => !isAbsent(values[name]));
    const names = rule.names.join(", ");
    if (rule.kind === "anyOf") {
      if (given.length === 0) fail(names, "need at least one value");
    } else if (given.reduce((sum, name) => sum + Number(values[name]), 0) > rule.max) {
      fail(names, `must add up to at most ${rule.max}`);
    }
  }
}

function checkValue(
  value: unknown,
  param: Checked,
  name: string,
  fail: (field: string, rule: string) => void,
): void {
  const { type, csv, min = -Infinity, max = Infinity } = param;
  // A comma-joined list may also be given as one string, as it is sent.
  if (type && !isOfType(value, type) && !(csv && typeof value === "string")) {
    fail(name, `must be ${TYPES[type]}${csv ? " or a comma-joined string" : ""}`);
  }
  // "." and ".." would be removed from the URL, with the segment before.
  if (param.in === "path" && /^\.{0,2}$/.test(String(value))) fail(name, 'must not be empty, "." or ".."');
  if ((param.min ?? param.max) === undefined) return;
  let amount = value as number | bigint; // or a decimal string, which compares as its number
  if (typeof value === "string") {
    const match = /^-?\d+(\.\d+)?$/.exec(value);
    if (!match) fail(name, "must be a decimal number");
    else if (!match[1]) amount = BigInt(value); // exact beyond 2^53
  }
  if (amount < min) fail(name, `must be at least ${min}`);
  if (amount > max) fail(name, `must be at most ${max}`);
}
