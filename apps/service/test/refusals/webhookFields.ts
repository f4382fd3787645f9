/** Refusals of the fields that bodies of webhooks have in common, by their rule. */

import { MEGABYTE } from "./parameters.ts";
import type { Refusal } from "./refusal.ts";

export const EVM = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

/** Rows of each of some values that are not of a type. */
export const notOf = (type: string, ...given: readonly unknown[]): readonly Refusal[] =>
  given.map((value) => [value, `$ must be ${type}`]);
export const noText = notOf("string", 5, null, true, ["x"], {});
export const noList = notOf("array", "x", 5, null, {});
export const noFlag = notOf("boolean", "true", 1, null, []);
export const required: Refusal = [undefined, "$ is required"];

/** A field with a closed set of values. */
export const closed = (...values: readonly string[]): readonly Refusal[] => [
  ...noText,
  ...["", "none", `${values[0]} `, values[0]?.toUpperCase(), "\0", "\u202e", "constructor", MEGABYTE].map(
    (given): Refusal => [given, `$ must be one of ${values.join(", ")}`],
  ),
];

export const url: readonly Refusal[] = [
  ...noText,
  ["", "$ must not be empty"],
  ...[
    "receiver",
    "//receiver.test/",
    "http://",
    "http:// /",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "ftp://receiver.test/",
    "http://user@receiver.test/",
    "http://user:secret@receiver.test/",
    "http://receiver.test:99999/",
    "\0",
    "\u202e",
  ].map((given): Refusal => [given, "$ must be an http or https URL without credentials, not …"]),
  [`http://receiver.test/${"x".repeat(2_048)}`, "$ must NOT have more than 2048 characters"],
  [MEGABYTE, "$ must NOT have more than 2048 characters"],
];

const textOfAtMost = (most: number): readonly Refusal[] => [
  ...noText,
  ["x".repeat(most + 1), `$ must NOT have more than ${most} characters`],
  [MEGABYTE, `$ must NOT have more than ${most} characters`],
  ["a\0b", "$ must hold neither the character U+0000 nor half of a surrogate pair"],
  ["\ud800", "$ must hold neither the character U+0000 nor half of a surrogate pair"],
];
export const texts = { url, name: textOfAtMost(256), description: textOfAtMost(1024) };

export const evmAddresses: readonly Refusal[] = [
  required,
  ...noList,
  [[5], "$[0] must be string"],
  [[EVM, null], "$[1] must be string"],
  [[""], "$[0] must not be empty"],
  ...[
    "0x",
    "0x12",
    EVM.slice(2),
    `${EVM}'--`,
    `0x${"g".repeat(40)}`,
    "\0",
    "\u202e",
    "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf",
    MEGABYTE,
  ].map((given): Refusal => [[EVM, given], "$: … is not an EVM address: 0x and 40 hexadecimal digits"]),
  [[EVM.replace("d", "D")], "$: … has a wrong checksum: a letter's case differs from …"],
  [Array(1_001).fill(EVM), "$ must hold at most 1000 items"],
];
