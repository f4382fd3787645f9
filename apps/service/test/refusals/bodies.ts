/** Refusals of the fields of bodies that several operations have, where the spec does not tell them. */

import { ADDRESS, EVM } from "./by-name.ts";
import { MEGABYTE } from "./of-spec.ts";
import { type Refusal, rowsOf } from "./refusal.ts";

const NO_ADDRESS = '$: … must be an address such as "avax1…"…';

/** Addresses as one text, comma separated. */
export const addressBody: { readonly addresses: readonly Refusal[] } = {
  addresses: [
    ...rowsOf(
      NO_ADDRESS,
      ...[`${ADDRESS},`, `${ADDRESS} `, `${ADDRESS}, ${ADDRESS}`, `${ADDRESS}'--`],
      ...["\0", "\ud800", `\u202e${ADDRESS}`, "0x12", `0x${"1".repeat(40)}`, MEGABYTE],
    ),
    ["avax1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc52qphlp", '$: … is of network "avax", not "local"'],
    [`Q-${ADDRESS}`, NO_ADDRESS],
    [`${ADDRESS.slice(0, -1)}q`, "$: … has an invalid checksum: a character is wrong or missing"],
    [Array(1_025).fill(ADDRESS).join(), "$ must hold at most 1024 items"],
  ],
};

/** EVM addresses as a list. */
export const evmAddresses: readonly Refusal[] = [
  ...rowsOf(
    "$: … is not an EVM address: 0x and 40 hexadecimal digits",
    ...[
      "0x",
      "0x12",
      EVM.slice(2),
      `${EVM}'--`,
      `0x${"g".repeat(40)}`,
      "\0",
      "\u202e",
      ADDRESS,
      MEGABYTE,
    ].map((given) => [EVM, given]),
  ),
  [[EVM.replace("d", "D")], "$: … has a wrong checksum: a letter's case differs from …"],
];

const notStored = rowsOf(
  "$ must hold neither the character U+0000 nor half of a surrogate pair",
  ...["a\0b", "\ud800"],
);
/** The texts of a webhook. */
export const texts = {
  url: rowsOf(
    "$ must be an http or https URL without credentials, not …",
    ...["receiver", "//receiver.test/", "http://", "http:// /", "file:///etc/passwd", "javascript:alert(1)"],
    ...["ftp://receiver.test/", "http://user@receiver.test/", "http://user:secret@receiver.test/"],
    ...["http://receiver.test:99999/", "\0", "\u202e"],
  ),
  name: notStored,
  description: notStored,
};
