/** The JSON of a response's body, into which handlers may have put JSON that is written already. */

import { type JsonValue, stringifyJson } from "@primary-network/codec";
import { JsonBytes, JsonText } from "../api/json/json-text.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a response's body is made of. */
export type BodyJson = string | Uint8Array<ArrayBuffer>;

// Handlers' results are plain data: interfaces of the spec, which have no index signature.
function jsonOf(value: unknown): BodyJson {
  if (value instanceof JsonBytes) return value.bytes;
  return value instanceof JsonText ? value.json : stringifyJson(value as JsonValue);
}

const isWritten = (value: unknown): value is JsonText<unknown> | JsonBytes<unknown> =>
  value instanceof JsonText || value instanceof JsonBytes;

const hasWritten = (body: object): boolean => Object.values(body).some(isWritten);

/** Joins texts, and bytes if there are some. */
function joined(parts: readonly BodyJson[]): BodyJson {
  if (parts.every((part) => typeof part === "string")) return parts.join("");
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const all = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The JSON of a body; written JSON is the body itself or one of its fields, and is copied. Bytes where a part of it is bytes. */
export function bodyJson(body: unknown): BodyJson {
  if (typeof body !== "object" || body === null || isWritten(body) || !hasWritten(body)) return jsonOf(body);
  const parts: BodyJson[] = [];
  let before = "{";
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    parts.push(`${before}${JSON.stringify(name)}:`, jsonOf(value));
    before = ",";
  }
  return joined([...parts, "}"]);
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

const parsed = (written: JsonText<unknown> | JsonBytes<unknown>): unknown =>
  parseExactly(written instanceof JsonText ? written.json : decoder.decode(written.bytes));

/** A body as values, for a change of the whole of it: written JSON is parsed again. */
export function bodyValue(body: unknown): unknown {
  if (isWritten(body)) return parsed(body);
  if (typeof body !== "object" || body === null || !hasWritten(body)) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    isWritten(value) ? parsed(value) : value,
  ]);
  return Object.fromEntries(members);
}
