/** Addresses of EVM accounts as nodes print them in texts: with the checksum of EIP-55 in the case of their letters. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** @param address 20 bytes */
export function checksumAddress(address: Uint8Array): string {
  const digits = bytesToHex(address);
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, index) => ((hash[index] ?? "0") >= "8" ? digit.toUpperCase() : digit)).join("")}`;
}
