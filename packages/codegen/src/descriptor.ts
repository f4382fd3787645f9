/** Turns the rules that a spec states into entries of the runtime table. */
import { child, type Json, jsonType, type Schema, SpecError, strings, text } from "./schema.ts";

/**
 * Returns the table entry of a parameter. Facts that the spec does not state are left out, because the table
 * ships to browsers.
 */
export function paramDescriptor(
  schema: Schema,
  more: {
    in?: string;
    required: boolean;
    csv?: boolean;
    address?: boolean;
    fallback?: boolean;
    numeric?: boolean;
  },
): Json {
  const type = more.numeric ? "numeric" : jsonType(schema);
  const min = bound(schema, "minimum");
  const max = bound(schema, "maximum");
  return {
    ...(more.in !== undefined && { in: more.in }),
    ...(type !== undefined && { type }),
    ...(more.required && { required: true }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(more.csv && { csv: true }),
    ...(more.address && { address: true }),
    ...(more.fallback && { fallback: true }),
  };
}

function bound(schema: Schema, name: "minimum" | "maximum"): number | undefined {
  const value = schema[name] ?? schema[`x-${name}`];
  return value === undefined ? undefined : Number(value);
}

/** Reads `x-retry`, which every operation must state. */
export function retryOf(operation: Json, path: string): string {
  const retry = text(operation, "x-retry");
  if (retry !== "safe" && retry !== "unsafe") throw new SpecError(`${path}: x-retry must be safe or unsafe`);
  return retry;
}

/** Rules that span several parameters; each name must be a parameter of the operation. */
export function rulesOf(operation: Json, names: ReadonlySet<string>, path: string): Json {
  const rules: Json[] = [];
  const oneOf = strings(operation, "x-require-one-of");
  if (oneOf) rules.push({ kind: "anyOf", names: oneOf });
  const sum = child(operation, "x-sum-limit");
  const fields = strings(sum, "fields");
  if (fields) rules.push({ kind: "sumAtMost", names: fields, max: Number(sum.max) });
  for (const name of [...(oneOf ?? []), ...(fields ?? [])]) {
    if (!names.has(name)) throw new SpecError(`${path}: a rule names ${name}, which is not a parameter`);
  }
  return rules.length > 0 ? { rules } : {};
}

/** Reads the paging of a list operation. */
export function pageOf(operation: Json, path: string): Json {
  if (operation["x-page"] === undefined) return {};
  const page = child(operation, "x-page");
  const items = text(page, "items");
  if (!items) throw new SpecError(`${path}: x-page must name the response field that holds the items`);
  const validity = text(page, "validity");
  return { page: { items, ...(validity !== undefined && { validityMs: milliseconds(validity, path) }) } };
}

/** Reads an ISO 8601 duration of days, hours, minutes and seconds. */
export function milliseconds(duration: string, path: string): number {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const total = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  if (total === 0) throw new SpecError(`${path}: ${duration} is not a duration such as PT24H`);
  return total;
}

/** Statuses that are final rather than a temporary failure. */
export function finalStatusesOf(operation: Json): Json {
  const statuses = operation["x-final-statuses"];
  return Array.isArray(statuses) ? { finalStatuses: statuses.map(Number) } : {};
}
