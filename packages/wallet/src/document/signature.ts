/** Signatures of a document: who made them, as addresses. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import {
  addressOfPublicKey,
  CodecError,
  decodeHex,
  formatAddress,
  hrpOf,
  recoverSigner,
} from "@primary-network/codec";
import { formatEvmAddress } from "@primary-network/core/ids";
import type { Chain } from "../owner.ts";

/** Network and chain whose addresses are written. */
export interface AddressForm {
  /** Id of the network, which decides the prefix of an address. */
  readonly networkId: number;
  /** Chain whose letter begins an address. */
  readonly chain: Chain;
}

/** Addresses of a public key: the one of a chain, and the one of its account on the C-Chain. */
export function addressesOf(
  publicKey: Uint8Array,
  { networkId, chain }: AddressForm,
): readonly [string, string] {
  const bytes = addressOfPublicKey(publicKey);
  return [formatAddress({ chain, hrp: hrpOf(networkId), bytes }), formatEvmAddress(evmAddressOf(publicKey))];
}

/** Returns the 20-byte address of a key's account on the C-Chain: the end of the keccak of the whole point. */
export function evmAddressOf(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return keccak_256(point.subarray(1)).slice(-20);
}

/**
 * Returns the addresses that a signature can stand for.
 *
 * @throws CodecError if no key can be recovered.
 */
export function verifySignature(
  bytes: Uint8Array,
  signature: string,
  form: AddressForm,
): readonly [string, string] {
  return addressesOf(recoverSigner(bytes, decodeHex(signature, { checksum: false })), form);
}

/**
 * Returns the addresses that signed a digest.
 *
 * @throws CodecError if no key can be recovered.
 */
export function addressesOfSigner(
  digest: Uint8Array,
  signature: Uint8Array,
  form: AddressForm,
): readonly [string, string] {
  const bytes = new Uint8Array(65);
  bytes[0] = signature[64] as number; // noble puts the recovery id first
  bytes.set(signature.subarray(0, 64), 1);
  try {
    return addressesOf(secp256k1.recoverPublicKey(bytes, digest, { prehash: false }), form);
  } catch {
    throw new CodecError("no public key can be recovered from the signature");
  }
}
