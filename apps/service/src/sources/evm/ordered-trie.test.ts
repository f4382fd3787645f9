/** Roots of lists, as the package `@ethereumjs/mpt` 10.1.3 makes them. */

import { encodeHex } from "@primary-network/codec";
import { expect, test } from "vitest";
import { orderedTrieRoot } from "./ordered-trie.ts";

/** An item of 1 to 190 bytes, shorter and longer than a hash. */
const item = (index: number): Uint8Array =>
  Uint8Array.from({ length: ((index * 7 + 3) % 190) + 1 }, (_, at) => (index + 31 * at) % 256);

// Keys change their length at 128 and 256 items.
const roots: [count: number, root: string][] = [
  [0, "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"],
  [1, "0x3c6d34e9ca37330fd128ab58966258bb579e7fde6487f1ba32216027b91e1de0"],
  [2, "0x407893cd01d6a1c8ca4becf62c65fc8d378109a7db15e25641d3a3f6ee3fe748"],
  [16, "0xcdc6cfc122242e0282e4c1959b34e5611002fb0267c31ab3c077227f28a09281"],
  [17, "0xc96de24f75309cef71e23427424eb660a079698693df249d3e7e5f1ca5b4c408"],
  [127, "0x48191f67b1ab43930861254c8a0703836eac0aec402d4e544a949c252e9a506f"],
  [128, "0x92e05c4da2da372b0366e73e85ce4d1bfa853872eea50674c27107aebf643dc4"],
  [129, "0xdd1227222f8c3a38180ed6be88411fbfa52e7186c88385406ec0db05f7e5f567"],
  [130, "0xbb3995b98f976aaf337ab9f780740ad42e43027309064ff9f00bc470ad0d848a"],
  [255, "0xf49e5cd466905fdc131280f64b12f28cd9bcd168365c407806858dc4ceb4acc5"],
  [256, "0xbcd671dd0293464ebdd64ee5754f1f278ad32600e59fc4daf529cc672c88f023"],
  [257, "0x382f62bf6fa54590c28fa48a3a6d2158b46a64b251ead0df441ad89b7fe3d5e4"],
  [300, "0xd5a4f9966dc01fcf15af786f05666be2146de83c5ec34921237928d35b899315"],
];
test.each(roots)("the root of %i items equals the recorded one", (count, root) => {
  const items = Array.from({ length: count }, (_, index) => item(index));
  expect(encodeHex(orderedTrieRoot(items), { checksum: false })).toBe(root);
});
