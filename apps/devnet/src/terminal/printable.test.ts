/** Characters that are escaped, and characters that stay. */
import { expect, it } from "vitest";
import { printable, printableLine } from "./printable.ts";

it.each([
  ["plain, Ünïcödé, 東京 and 🔥", "plain, Ünïcödé, 東京 and 🔥"],
  ["a\n\tb", "a\n\tb"],
  ["a\rb\b", "a\\u000db\\u0008"],
  ["\u001b[31m\u0000", "\\u001b[31m\\u0000"],
  ["\u007f\u0085\u009b2J\u009d", "\\u007f\\u0085\\u009b2J\\u009d"],
  ["\u202a\u202e\u2066\u2069\u200f\u061c", "\\u202a\\u202e\\u2066\\u2069\\u200f\\u061c"],
  ["\u2028\u2029\u200b\ufeff", "\\u2028\\u2029\\u200b\\ufeff"],
  ["\u{e0041}", "\\udb40\\udc41"],
])("%j is printed as %j", (text, want) => {
  expect(printable(text)).toBe(want);
  expect(printableLine(text)).toBe(want.replaceAll("\n", "\\u000a").replaceAll("\t", "\\u0009"));
  expect(JSON.parse(printable(JSON.stringify([text])))).toEqual([text]);
});
