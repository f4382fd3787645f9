/**
 * The rules of a configuration file as schemas; every message says the rule in words that follow a field's
 * name.
 */
import * as v from "valibot";
import { isOptional, type JsonSchema, jsonOf, withJson } from "./json-schema.ts";

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

type Message = (wrong: Wrong) => string;

const mustBe =
  (rule: string): Message =>
  ({ input }) =>
    `must be ${rule}, not ${shown(input)}`;

/** Hides a URL that may hold a password or an API key: one with a user, a path or a query. */
const mustBeUrl =
  (rule: string): Message =>
  ({ input }) =>
    typeof input === "string" && /[@?]|\/\/?[^/]+\/./.test(input)
      ? `must be ${rule}; its value is not shown, since it may contain a secret`
      : mustBe(rule)({ input });

const isText = mustBe("a text");

/** A text that is not empty. */
export const text = withJson(
  v.pipe(
    v.string((issue) => (issue.input === undefined || issue.input === null ? "is missing" : isText(issue))),
    v.nonEmpty(isText),
  ),
  { type: "string", minLength: 1 },
);

/** A text of a form, named by the rule. The form has no flags, which JSON schema does not know. */
export const matching = (rule: string, form: RegExp, message = mustBe(rule)) =>
  withJson(v.pipe(text, v.regex(form, message)), { type: "string", minLength: 1, pattern: form.source });

/** A URL of a form, named by the rule. */
export const url = (rule: string, form: RegExp, message = mustBe(rule)) =>
  withJson(v.pipe(matching(rule, form, message), v.url(message)), {
    type: "string",
    pattern: form.source,
    format: "uri",
  });

/** Returns true if every % begins an escape of two hex digits, and the escapes are UTF-8. */
function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const ESCAPES =
  "has a % that begins no escape such as %2F: write %25 in its place; its value is not shown, since it may contain a secret";

/**
 * Marks a schema, in its JSON schema, as one whose value may hold a secret. `doctor` hides the values of all
 * such fields.
 */
const mayHoldSecret = <Schema extends v.GenericSchema>(schema: Schema): Schema =>
  withJson({ ...schema }, { ...jsonOf(schema), writeOnly: true });

/** A text of a form that begins as a URL, or another; messages repeat it only without secrets. */
export const secretText = (rule: string, form: RegExp) =>
  mayHoldSecret(matching(rule, form, mustBeUrl(rule)));

/** A URL that messages repeat only without secrets. */
export const secretUrl = (rule: string, form: RegExp) => {
  const unescaped = url(rule, form, mustBeUrl(rule));
  return mayHoldSecret(withJson(v.pipe(unescaped, v.check(isEscaped, ESCAPES)), jsonOf(unescaped)));
};

export const httpUrl = secretUrl("an http or https URL", /^\s*[hH][tT][tT][pP][sS]?:/);

/** A text that messages never repeat. */
export function secret(minLength: number) {
  const rule = `must be a text of at least ${minLength} characters`;
  const json = { type: "string", minLength };
  return mayHoldSecret(withJson(v.pipe(v.string(rule), v.minLength(minLength, rule)), json));
}

export const boolean = withJson(v.boolean(mustBe("true or false")), { type: "boolean" });

export function integer(min: number, max: number) {
  const rule = mustBe(`a whole number from ${min} to ${max}`);
  const json = { type: "integer", minimum: min, maximum: max };
  return withJson(
    v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule)),
    json,
  );
}

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  withJson(v.picklist(choices, mustBe(`one of ${choices.join(", ")}`)), { enum: choices });

/** True, false, or one of the choices. */
export const booleanOr = <const Choice extends string>(choices: readonly Choice[]) =>
  withJson(v.union([v.boolean(), v.picklist(choices)], mustBe(`one of true, false, ${choices.join(", ")}`)), {
    enum: [true, false, ...choices],
  });

export const list = <Item extends v.GenericSchema>(item: Item) =>
  withJson(v.array(item, mustBe("a list")), { type: "array", items: jsonOf(item) });

/** Lists are objects for the library's own schemas. */
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const object = (rule: Message) => v.custom<object>(isObject, rule);

/** An object whose names have a form, named by the rule. */
export const table = <Value extends v.GenericSchema>(rule: string, form: RegExp, value: Value) =>
  withJson(
    v.pipe(
      object(mustBe("an object")),
      v.record(v.pipe(v.string(), v.regex(form, `must be named by ${rule}`)), value),
    ),
    { type: "object", propertyNames: { pattern: form.source }, additionalProperties: jsonOf(value) },
  );

/** The fields that have a value: `name:` without one is the same as none. */
type Given<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** The names of fields that messages list: `$schema` is for editors. */
export const namesOf = (names: readonly string[]): string =>
  names.filter((name) => !name.startsWith("$")).join(", ");

/**
 * An object that has only these fields; fields in `v.nullish` may be left out. `check` finds unknown fields.
 */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = namesOf(Object.keys(entries));
  /** Makes the message for a missing field from its own rule. */
  const rule = ({ expected }: { readonly expected: string | null }): string => {
    const missing = Object.entries(entries).find(([name]) => expected === JSON.stringify(name));
    return (missing && v.safeParse(missing[1], undefined).issues?.[0].message) ?? "is not a known field";
  };
  const json: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, jsonOf(field)])),
    required: Object.keys(entries).filter((name) => !isOptional(entries[name] as v.GenericSchema)), // one of its own names
    additionalProperties: false,
  };
  return withJson(
    v.pipe(
      object(({ input }) => `must hold the fields ${names}, not ${shown(input)}`),
      v.strictObject(entries, rule),
      v.transform((value) => {
        const given = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
        return Object.fromEntries(given) as Given<typeof value>; // the same fields without those
      }),
    ),
    json,
  );
}
