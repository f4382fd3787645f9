/**
 * The two forms of ids and addresses. Inside of the service they are hex with 0x in lower case, as bytes of EVM chains are; requests,
 * responses, exports and messages have the network's own: cb58, `NodeID-…`, bech32.
 */

import {
  decodeCb58,
  decodeHex,
  encodeCb58,
  encodeHex,
  formatAddress,
  formatNodeId,
  type OutputOwners,
  parseAddress,
  parseNodeId,
} from "@primary-network/codec";
import { remembering } from "./remembering.ts";

export const toHex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

export const toBytes = (hex: string): Uint8Array => decodeHex(hex, { checksum: false });

/** cb58 of an id. Cached: a few ids occur most often, and each encoding costs a SHA-256 and a long division. */
export const toCb58 = remembering((hex) => encodeCb58(toBytes(hex)));

/** @throws ValidationError when the text is not cb58 */
export const fromCb58 = (text: string): string => toHex(decodeCb58(text));

/** `NodeID-…`; L1 validators may have node ids of other lengths than 20 bytes, which stay hex. */
export const toNodeId = remembering((hex) => {
  const bytes = toBytes(hex);
  return bytes.length === 20 ? formatNodeId(bytes) : hex;
});

/** @throws ValidationError when the text is no node id */
export const fromNodeId = (text: string): string => toHex(parseNodeId(text));

/** Addresses in bech32 without a chain prefix. */
export function toAddresses({ hrp }: { readonly hrp: string }, addresses: readonly string[]): string[] {
  return addresses.map((address) => formatAddress({ hrp, bytes: toBytes(address) }));
}

/** An owner, with its lock time as a decimal string. */
export function ownerFact({ locktime, threshold, addresses }: OutputOwners) {
  return { locktime: String(locktime), threshold, addresses: addresses.map(toHex) };
}

/** @throws ValidationError when the text is not an address */
export const fromAddress = (text: string): string => toHex(parseAddress(text).bytes);

/** Beginning of an account among the addresses of the three chains, which have 20 bytes. */
const ACCOUNT = "0x00";

/** An EVM account among addresses: its 20 bytes could be an address of the P- and X-Chain too, so they follow a byte of zeros. */
export const accountKey = (address: string): string => `${ACCOUNT}${address.slice(2)}`;
