/** The position of a transaction in its chain, and the text forms of ids, addresses and owners. */

import {
  decodeCb58,
  encodeCb58,
  encodeHex,
  formatAddress,
  type OutputOwners,
  parseAddress,
} from "@primary-network/codec";
import { type NetworkIdentity, PRIMARY_ID } from "./network.ts";
import { REMEMBERED, remembering } from "./remembering.ts";

/** The position of a transaction: its network, block and index. */
export interface TxPosition {
  readonly network: NetworkIdentity;
  readonly height: number;
  /** Index of the transaction in its block. */
  readonly idx: number;
  /** Unix seconds of the block. */
  readonly time: number;
}

// A few ids (the Primary Network's, AVAX's) occur most often; each cb58 encoding costs a SHA-256 and a long division.
const spelled = new Map<string, string>();

/** cb58 of an id, cached. */
export function idText(id: Uint8Array): string {
  if (id.every((byte) => byte === 0) && id.length === 32) return PRIMARY_ID;
  const key = encodeHex(id, { checksum: false });
  const known = spelled.get(key);
  if (known !== undefined) return known;
  if (spelled.size >= REMEMBERED) spelled.clear();
  const text = encodeCb58(id);
  spelled.set(key, text);
  return text;
}

/** The bytes of an id from cb58. */
export const idBytes = remembering((text) => decodeCb58(text));

/** The bytes of an address. */
export const addressBytes = remembering((text) => parseAddress(text).bytes);

/** Addresses of an owner, in its order, in the interface's form. */
export function addressTexts(network: NetworkIdentity, addresses: readonly Uint8Array[]): string[] {
  return addresses.map((bytes) => formatAddress({ hrp: network.hrp, bytes }));
}

/** An owner in the interface's form, with its lock time as a decimal string. */
export function ownerText(network: NetworkIdentity, owner: OutputOwners) {
  return {
    locktime: String(owner.locktime),
    threshold: owner.threshold,
    addresses: addressTexts(network, owner.addresses),
  };
}
