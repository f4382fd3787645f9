/** The rules of a configuration file as schemas; every message says the rule in words that follow a field's name. */
import * as v from "valibot";
import { CliError } from "../cli-error.ts";

/** Characters of a wrong value that a message repeats. */
const SHOWN = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A value that breaks a rule. */
export interface Wrong {
  readonly input: unknown;
}

const mustBe =
  (rule: string) =>
  ({ input }: Wrong): string =>
    `must be ${rule}, not ${shown(input)}`;

const isText = mustBe("a text");

/** A text that is not empty. */
export const text = v.pipe(
  v.string((issue) => (issue.input === undefined || issue.input === null ? "is missing" : isText(issue))),
  v.nonEmpty(isText),
);

/** A text of a form, named by the rule. */
export const matching = (rule: string, form: RegExp) => v.pipe(text, v.regex(form, mustBe(rule)));

/** A URL of a form, named by the rule. */
export const url = (rule: string, form: RegExp) => v.pipe(matching(rule, form), v.url(mustBe(rule)));

export const httpUrl = url("an http or https URL", /^\s*https?:/i);

/** A text that messages never repeat. */
export function secret(minLength: number) {
  const rule = `must be a text of at least ${minLength} characters`;
  return v.pipe(v.string(rule), v.minLength(minLength, rule));
}

export const boolean = v.boolean(mustBe("true or false"));

export function integer(min: number, max: number) {
  const rule = mustBe(`a whole number from ${min} to ${max}`);
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule));
}

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  v.picklist(choices, mustBe(`one of ${choices.join(", ")}`));

/** True, false, or one of the choices. */
export const booleanOr = <const Choice extends string>(choices: readonly Choice[]) =>
  v.union([v.boolean(), v.picklist(choices)], mustBe(`one of true, false, ${choices.join(", ")}`));

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, mustBe("a list"));

/** Lists are objects for the library's own schemas. */
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const object = (rule: (wrong: Wrong) => string) => v.custom<object>(isObject, rule);

/** An object whose names have a form, named by the rule. */
export const table = <Value extends v.GenericSchema>(rule: string, form: RegExp, value: Value) =>
  v.pipe(
    object(mustBe("an object")),
    v.record(v.pipe(v.string(), v.regex(form, `must be named by ${rule}`)), value),
  );

/** The fields that have a value: `name:` without one is the same as none. */
type Given<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** An object that has only these fields; those in `v.nullish` may be left out. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(", ");
  /** Of an unknown name, or of a missing one in the words of its own rule. */
  const rule = ({ expected }: { readonly expected: string | null }): string => {
    const missing = Object.entries(entries).find(([name]) => expected === JSON.stringify(name));
    if (!missing) return `is no field; there is ${names}`;
    return v.safeParse(missing[1], undefined).issues?.[0].message ?? "is missing";
  };
  return v.pipe(
    object(({ input }) => `must hold the fields ${names}, not ${shown(input)}`),
    v.strictObject(entries, rule),
    v.transform((value) => {
      const given = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
      return Object.fromEntries(given) as Given<typeof value>; // the same fields without those
    }),
  );
}

/** The error of a field of a configuration file. */
export const fieldError = (file: string, path: string, rule: string): CliError =>
  new CliError(`${file}: ${path || "the file"} ${rule}.`);

/**
 * Checks a parsed file.
 *
 * @throws CliError naming the file, the field's path and the rule: an unknown field first, since it is often another one misspelt
 */
export function check<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const issue = issues.find(({ expected }) => expected === "never") ?? issues[0];
  const path = (issue.path ?? []).map(({ type, key }) => (type === "array" ? `[${key}]` : `.${key}`));
  throw fieldError(file, path.join("").replace(/^\./, ""), issue.message);
}
