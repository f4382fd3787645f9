/** Writes fields of a node's JSON as RLP in hex digits: a few string operations are cheaper than copies of many small arrays. */

import { hexToBytes } from "@noble/hashes/utils.js";
import type { JsonObject } from "./read-json.ts";

/** RLP as hex digits without 0x. */
export type Digits = string;

/** Digits of whole bytes. */
export const even = (digits: string): string => (digits.length % 2 === 1 ? `0${digits}` : digits);

function prefixed(offset: number, content: Digits): Digits {
  const bytes = content.length / 2;
  if (bytes < 56) return (offset + bytes).toString(16) + content;
  const length = even(bytes.toString(16));
  return (offset + 55 + length.length / 2).toString(16) + length + content;
}

export const list = (items: readonly Digits[]): Digits => prefixed(0xc0, items.join(""));

const string = (digits: Digits): Digits =>
  digits.length === 2 && digits < "80" ? digits : prefixed(0x80, digits);

/** An integer without zeroes in front. */
export const quantity = (of: JsonObject, name: string): Digits => string(even(of.digits(name)));

/** @param size of the bytes, where it is fixed */
export const bytes = (of: JsonObject, name: string, size?: number): Digits =>
  string(of.hex(name, size).slice(2));

export const toRlp = (digits: Digits): Uint8Array => hexToBytes(digits);
