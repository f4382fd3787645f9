/** The text of a response's body, into which handlers may have put JSON that is written already. */

import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { JsonText } from "../api/json/json-text.ts";

// Handlers' results are plain data: interfaces of the spec, which have no index signature.
const textOf = (value: unknown): string =>
  value instanceof JsonText ? value.json : stringifyJson(value as JsonValue);

const isWritten = (body: object): boolean => Object.values(body).some((value) => value instanceof JsonText);

/** The JSON text of a body; written JSON is the body itself or one of its fields, and is copied. */
export function bodyText(body: unknown): string {
  if (typeof body !== "object" || body === null || body instanceof JsonText || !isWritten(body))
    return textOf(body);
  const members = Object.entries(body).flatMap(([name, value]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}:${textOf(value)}`],
  );
  return `{${members.join(",")}}`;
}

/** Marks what JSON.parse would round, and strings that look like such a mark. */
const [INTEGER, TEXT] = ["\u0000i", "\u0000t"];
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const ROUNDED = /^-?\d{16,}$/;

/** Parses JSON; an integer that a number may not hold becomes a bigint. */
export function parseExactly(json: string): unknown {
  const marked = json.replace(TOKEN, (token) => {
    if (token.startsWith('"\\u0000')) return `"\\u0000t${token.slice(1)}`;
    return ROUNDED.test(token) ? `"\\u0000i${token}"` : token;
  });
  return JSON.parse(marked, (_, value: unknown) => {
    if (typeof value !== "string") return value;
    if (value.startsWith(INTEGER)) return BigInt(value.slice(INTEGER.length));
    return value.startsWith(TEXT) ? value.slice(TEXT.length) : value;
  });
}

/** A body as values, for a change of the whole of it: written JSON is parsed again. */
export function bodyValue(body: unknown): unknown {
  if (body instanceof JsonText) return parseExactly(body.json);
  if (typeof body !== "object" || body === null || !isWritten(body)) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    value instanceof JsonText ? parseExactly(value.json) : value,
  ]);
  return Object.fromEntries(members);
}
