/** Where a transaction's new contract stands. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encodeRlp } from "@primary-network/codec";

/**
 * The address follows from who makes the contract: the last 20 bytes of the hash over sender and nonce (Yellow Paper, section 7).
 *
 * @param sender hex with 0x
 */
export function createdAddress(sender: string, nonce: bigint): string {
  const digits = nonce === 0n ? "" : nonce.toString(16);
  const bytes = hexToBytes(digits.padStart(digits.length + (digits.length % 2), "0"));
  const hash = keccak_256(encodeRlp([hexToBytes(sender.slice(2)), bytes]));
  return `0x${bytesToHex(hash.subarray(12))}`;
}
