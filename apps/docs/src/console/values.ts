/** The values of a form in the address of its page, after `#call?`, with the rules that they must keep. */
import type { FieldType } from "./snippets.ts";

/** The part of an address in which values stand: behind the `#`, where no server sees them. */
const HEAD = "#call?";
/** Characters of a link: browsers, mailers and chats take this much. */
export const LONGEST_LINK = 8000;

/** A field that a link may fill in. */
export interface LinkField {
  /** Its name in the form: `path:x`, `query:x`, `body` or `params`. */
  readonly name: string;
  readonly type: FieldType | "json";
  /** Accepted values; undefined if any value is. */
  readonly choices: readonly string[] | undefined;
}

/** Values in a link. */
export interface LinkValues {
  /** By the fields' names in the form. */
  readonly values: ReadonlyMap<string, string>;
  /** Values that were left out, each with the rule that it breaks. */
  readonly refused: readonly string[];
}

/** A field's name in a link. */
const shortName = (name: string) => name.replace(/^(?:path|query):/, "");

/** The hash of a link to these values; what stays on the page (server, address, key) is not in it. */
export function hashOf(values: ReadonlyMap<string, string>): string {
  const pairs = [...values].flatMap(([name, value]) =>
    /^(?:path:|query:|(?:body|params)$)/.test(name)
      ? [`${encodeURIComponent(shortName(name))}=${encode(value)}`]
      : [],
  );
  return pairs.length === 0 ? "#call" : HEAD + pairs.join("&");
}

const encode = (value: string) => encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":");

/** Reads a hash; undefined when it holds no values. Names that the form does not have are passed over. */
export function readHash(hash: string, fields: readonly LinkField[]): LinkValues | undefined {
  if (!hash.startsWith(HEAD)) return undefined;
  const values = new Map<string, string>();
  const refused: string[] = [];
  const given = new URLSearchParams(hash.slice(HEAD.length, LONGEST_LINK).replaceAll("+", "%2B"));
  for (const field of fields) {
    const value = given.get(shortName(field.name));
    if (value === null) continue;
    const rule = value === "" ? undefined : brokenRule(field, value);
    if (rule === undefined) values.set(field.name, value);
    else refused.push(`${shortName(field.name)} ${rule}`);
  }
  return { values, refused };
}

/** The rule that a value breaks; undefined if it breaks none. */
function brokenRule({ type, choices }: LinkField, value: string): string | undefined {
  if (choices && !choices.includes(value)) return `must be one of ${choices.filter(Boolean).join(", ")}`;
  if (type === "json") return isJson(value) ? undefined : "must be JSON";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in
  if (/[\u0000-\u001f\u007f]/.test(value)) return "must not have control characters";
  if (type === "number" && !isNumber(value)) return "must be a number";
  if (type === "numbers" && !value.split(",").every(isNumber)) return "must be numbers with commas";
  if (type === "boolean" && value !== "true" && value !== "false") return "must be true or false";
  return undefined;
}

const isNumber = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
