/** Computes the address of the contract that a transaction creates. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encodeRlp } from "@primary-network/codec/c";

/**
 * The last 20 bytes of the hash over the sender and its nonce (Yellow Paper, section 7).
 *
 * @param sender hex with 0x
 */
export function createdAddress(sender: string, nonce: bigint): string {
  const digits = nonce === 0n ? "" : nonce.toString(16);
  const bytes = hexToBytes(digits.padStart(digits.length + (digits.length % 2), "0"));
  const hash = keccak_256(encodeRlp([hexToBytes(sender.slice(2)), bytes]));
  return `0x${bytesToHex(hash.subarray(12))}`;
}
