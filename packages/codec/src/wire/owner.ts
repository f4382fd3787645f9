/** Owners, and the indices of their signers. */

import { encodeCb58 } from "@primary-network/core/ids";
import { list, struct } from "./layout.ts";
import { address, fixed, tagged, u32, u64 } from "./primitive.ts";

/** A group of addresses. From `locktime` on, `threshold` of them must sign. */
export interface OutputOwners {
  /** Unix seconds (uint64). 0 means no lock. */
  locktime: bigint;
  /** Number of addresses that must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** Owner of an L1 validator: like `OutputOwners`, without a lock time. */
export interface L1Owner {
  /** Number of addresses that must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** Indices of the signers in an owner's address list. */
export interface SignatureIndices {
  /** Ascending positions (uint32). */
  signatureIndices: number[];
}

/** Fields of an owner, which outputs also have. */
export const ownerFields = {
  locktime: ["locktime", u64],
  threshold: ["threshold", u32],
  addresses: ["addresses", list(address)],
} as const;

/** An owner without a type number, for places that allow nothing else. */
export const plainOwners = struct<OutputOwners>(ownerFields);

export const outputOwners = tagged(11, "owner", plainOwners);

export const l1Owner = struct<L1Owner>({
  threshold: ["threshold", u32],
  // The node prints these addresses as bare cb58, unlike all others.
  addresses: ["addresses", list(fixed(20, encodeCb58))],
});

export const signatureIndicesField = { signatureIndices: ["signatureIndices", list(u32)] } as const;

/** An authorization without a type number, for places that allow nothing else. */
export const plainIndices = struct<SignatureIndices>(signatureIndicesField);

export const signatureIndices = tagged(10, "authorization", plainIndices);
