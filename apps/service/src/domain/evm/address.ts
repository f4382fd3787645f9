/** Formats EVM addresses with their checksum, and names the zero address. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { remembering } from "../remembering.ts";

/** The zero address: tokens are minted from it and burned to it. */
export const ZERO_ADDRESS: string = `0x${"0".repeat(40)}`;

/**
 * The mixed-case spelling of ERC-55: a letter is upper case when the hash's digit at the same index is 8 or more.
 *
 * @param address 0x and 40 digits, in lower case
 */
export const checksummed = remembering((address) => {
  const digits = address.slice(2);
  const hash = keccak_256(new TextEncoder().encode(digits));
  const half = (index: number) => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 0xf;
  return `0x${[...digits].map((digit, index) => (half(index) >= 8 ? digit.toUpperCase() : digit)).join("")}`;
});
