/** Signatures of a document: who made them, as addresses. */
import {
  addressOfPublicKey,
  decodeHex,
  evmAddressOfPublicKey,
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
  return [
    formatAddress({ chain, hrp: hrpOf(networkId), bytes }),
    formatEvmAddress(evmAddressOfPublicKey(publicKey)),
  ];
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
