/** Reads the fields of a control request by schemas; every error names the field and the rule. */
import * as v from "valibot";

/** Thrown for a request that the control API refuses; names the field and the rule. */
export class ControlError extends Error {
  override readonly name = "ControlError";
}

const requiredOr =
  (rule: string) =>
  ({ input }: { readonly input: unknown }): string =>
    input === undefined ? "is missing" : rule;

/** A whole number. */
export function integer(min: number, max: number) {
  const rule = requiredOr(`must be an integer from ${min} to ${max}`);
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule));
}

/** A number in a range; it may be a fraction. */
export function number(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) {
  const rule = Number.isFinite(min) ? `must be a number from ${min} to ${max}` : "must be a number";
  return v.pipe(v.number(rule), v.finite(rule), v.minValue(min, rule), v.maxValue(max, rule));
}

export const text = v.string(requiredOr("must be a text"));

/**
 * An object that has only these members.
 *
 * @param of name of the object, for errors
 */
export function members<const Entries extends v.ObjectEntries>(entries: Entries, of = "this request") {
  return v.strictObject(entries, ({ expected }) => {
    const missing = Object.entries(entries).find(([name]) => expected === JSON.stringify(name));
    // A missing field, with the message of its own rule.
    return missing
      ? (v.safeParse(missing[1], undefined).issues?.[0].message ?? "is missing")
      : `is not a member of ${of}`;
  });
}

/** @throws ControlError naming the field and the rule: an unknown field first, since it is often a misspelt one */
export function readMembers<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const issue = issues.find(({ expected }) => expected === "never") ?? issues[0];
  throw new ControlError([...(issue.path ?? []).map(({ key }) => key), issue.message].join(" "));
}
