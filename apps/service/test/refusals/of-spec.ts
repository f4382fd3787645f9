/** Refusals of parameters that follow from the spec alone: rows made of their schemas. */

import type { Schema } from "../../../localnet/test/schema-value.ts";
import type { Parameter } from "../spec-operations.ts";
import { type Refusal, rowsOf } from "./refusal.ts";

type Location = Parameter["in"] | "body";

/** A text of 1 MB: 500 000 base58 digits, or bytes in hex, as well. */
export const MEGABYTE = "1a".repeat(500_000);

/** Texts that no URL may hold, whatever the parameter is: too long, not UTF-8, or with U+0000. */
const unreadable: readonly Refusal[] = [
  [MEGABYTE, "the URL must be at most 8192 characters"],
  ["%00", "$ must not hold the character U+0000"],
  ["1%00", "$ must not hold the character U+0000"],
  ["%", "$ is not percent-encoded UTF-8"],
  ["%zz", "$ is not percent-encoded UTF-8"],
  ["%FF", "$ is not percent-encoded UTF-8"],
  // "/" and U+0000 in more bytes than they need, and half of a surrogate pair.
  ["%C0%AF", "$ is not percent-encoded UTF-8"],
  ["%C0%80", "$ is not percent-encoded UTF-8"],
  ["%ED%A0%80", "$ is not percent-encoded UTF-8"],
];

/** Texts that are no number, among them digits of other alphabets and behind a mark of direction. */
const NO_NUMBERS = [
  ...["", "ten", "0x10", "1,2", " 1", "1 ", "+1", "--1", "1_000", "01", ".5", "5.", "1e", "1e999", "NaN"],
  ...["Infinity", "true", "\u0661", "\uff11", "\u202e1", "1';drop table p_tx--"],
];
const NO_FLAGS = ["", "yes", "1", "0", "TRUE", "true ", "true,false", "\u202etrue", "null"];

/** A good text that is changed a little, in ways that are often forgotten. */
const near = (good: string): string[] => [
  ...["", "x", "5", "constructor", "__proto__", `\u202e${good}`, `${good} `, `${good}'--`, `${good},${good}`],
  ...[good.toUpperCase(), good.toLowerCase(), `${good.slice(0, 1).toUpperCase()}${good.slice(1)}`],
];
/** Texts that a pattern may let through. */
const odd = (good: string): string[] => [
  ...["\u0661", "0", "-1", "+1", "01", "1.5", "1e3", "0x12", "1".repeat(17), ` ${good}`, `${good}1`],
  ...[good.replace(/^0x/, "0X"), good.slice(1), good.slice(0, -1), `${good.slice(0, -1)}g`, good.repeat(64)],
];

/** The rule that a text breaks. */
export function brokenRule(schema: Schema, text: string, location: Location): string | undefined {
  const { enum: values, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  // A newer value of an open list is looked for in a path; as a filter it would silently find nothing.
  const isClosed = values && (schema["x-enum-open"] !== true || location === "query");
  if (isClosed) return values.includes(text) ? undefined : `must be one of ${values.join(", ")}`;
  if (text.length < minLength) return "must not be empty";
  if (text.length > maxLength) return `must NOT have more than ${maxLength} characters`;
  return pattern && !new RegExp(pattern, "u").test(text) ? "must match pattern …" : undefined;
}

/** Rows of the texts that break a rule. */
export function brokenTexts(schema: Schema, good: string, location: Location): Refusal[] {
  const { maxLength, enum: values } = schema;
  const texts = new Set([...near(good), ...(values ? [] : odd(good))]);
  if (maxLength !== undefined) texts.add("A".repeat(maxLength + 1));
  return [...texts].flatMap((text): Refusal[] => {
    const rule = brokenRule(schema, text, location);
    return rule === undefined ? [] : [[text, `$ ${rule}`]];
  });
}

/** Rows of texts as they stand in a URL; the empty one has a meaning of its own in a path. */
function texts(schema: Schema, good: string, location: Location): Refusal[] {
  const { "x-maximum": most } = schema;
  const rows = brokenTexts(schema, good, location)
    .filter(([text]) => text !== "" || location === "query")
    .map(([text, message]): Refusal => [encodeURIComponent(String(text)), message]);
  if (most === undefined) return rows;
  return [...rows, ...rowsOf(`$ must be <= ${most}`, String(BigInt(most) + 1n), "9".repeat(5_000))];
}

function numbers({ type, minimum, maximum }: Schema): Refusal[] {
  const [kind, step] = type === "integer" ? ["an integer", 1] : ["a number", 0.01];
  const rows = [...rowsOf(`$ must be ${kind}, not …`, ...NO_NUMBERS.map(encodeURIComponent))];
  if (type === "integer") rows.push(["1.5", "$ must be integer"]);
  if (minimum !== undefined)
    rows.push(
      ...rowsOf(
        `$ must be >= ${minimum}`,
        ...new Set([minimum - 1, minimum - step]),
        "-1e308",
        "-9007199254740993",
      ),
    );
  if (maximum !== undefined)
    rows.push(
      ...rowsOf(`$ must be <= ${maximum}`, ...new Set([maximum + 1, maximum + step]), "9".repeat(400)),
    );
  return rows;
}

/** Rows of a list of texts, whose items stand in one text with commas, or in one each. */
function lists(
  { items = {}, maxItems }: Schema,
  good: string,
  { in: location, explode }: Parameter,
): Refusal[] {
  const broken = texts(items, good, location).filter(
    ([text]) => explode !== false || !decodeURIComponent(String(text)).includes(","),
  );
  const rows = broken.map(([text, message]): Refusal => [text, message.replace("$", "$[0]")]);
  for (const [text, message] of broken.slice(0, 2)) {
    const second = explode === false ? [`${good},${text}`, [good, text]] : [[good, text]];
    rows.push(...rowsOf(message.replace("$", "$[1]"), ...second));
  }
  if (maxItems === undefined) return rows;
  const many = Array<string>(maxItems + 1).fill(good);
  return [...rows, ...rowsOf(`$ must hold at most ${maxItems} items`, many, many.join())];
}

/** The refusals of a parameter of a path or query, by its type and limits. */
export function refusedBySpec(parameter: Parameter): Refusal[] {
  const { schema, example, required } = parameter;
  const good = String([example].flat()[0]);
  const rows = [...unreadable];
  if (schema.type === "array") rows.push(...lists(schema, good, parameter));
  else if (schema.type === "integer" || schema.type === "number") rows.push(...numbers(schema));
  else if (schema.type === "boolean")
    rows.push(...rowsOf("$ must be true or false, not …", ...NO_FLAGS.map(encodeURIComponent)));
  else rows.push(...texts(schema, good, parameter.in));
  if (parameter.in === "path") return [...rows, ["", "there is nothing at …", 404]];
  const text = encodeURIComponent(good);
  if (schema.type !== "array") rows.push([[text, text], "$ must be given once, not 2 times"]);
  if (required) rows.push([undefined, "$ is required"]);
  return rows;
}
