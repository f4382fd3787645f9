/** The address of a key on EVM chains. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { evmAddressOfPublicKey } from "@primary-network/codec";
import { Memo } from "./memo.ts";

/** Cached addresses, by public key: decompressing one takes 0.3 ms. */
const addresses = new Memo<Uint8Array>(1_024, { name: "evm-addresses" });

/**
 * Makes the EVM address of a public key: the last 20 bytes of the hash of its two coordinates.
 *
 * @param publicKey 33 bytes, compressed
 * @example
 * ```ts
 * const address = evmAddressOf(account.publicKey); // 20 bytes
 * ```
 */
export function evmAddressOf(publicKey: Uint8Array): Uint8Array {
  return addresses.get(bytesToHex(publicKey), () => evmAddressOfPublicKey(publicKey));
}
