/** Decodes the percent-encoded texts of a URL. */

import { HttpError } from "../api/request/http-error.ts";

/**
 * Decodes a percent-encoded text.
 *
 * @param name of the parameter, for the message
 * @throws HttpError 400 for bytes that are not UTF-8, and for U+0000, which PostgreSQL's text type cannot store
 */
export function decodeText(name: string, text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw new HttpError(400, `${name} is not percent-encoded UTF-8`);
  }
  if (decoded.includes("\0")) throw new HttpError(400, `${name} must not hold the character U+0000`);
  return decoded;
}

/**
 * The texts of a query by name, each in the order in which they are given; a plus sign is a space, as in forms.
 *
 * @param search without the question mark
 * @throws HttpError 400
 */
export function decodeQuery(search: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const piece of search.replaceAll("+", " ").split("&")) {
    if (piece === "") continue;
    const [encodedName = "", ...rest] = piece.split("=");
    const name = decodeText("a parameter's name", encodedName);
    texts.set(name, [...(texts.get(name) ?? []), decodeText(name, rest.join("="))]);
  }
  return texts;
}
