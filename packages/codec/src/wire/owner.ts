/** Who may spend or act: owners, and the input that stands for their signatures. */

import { encodeCb58 } from "@primary-network/core/ids";
import { list, struct } from "./layout.ts";
import { address, fixed, tagged, u32, u64 } from "./primitive.ts";

/** A group of addresses of which `threshold` must sign, from `locktime` on. */
export interface OutputOwners {
  /** Unix seconds (uint64); 0 means no lock. */
  locktime: bigint;
  /** How many of the addresses must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** The owner form of L1 validators: like `OutputOwners`, without a lock time. */
export interface L1Owner {
  /** How many of the addresses must sign (uint32). */
  threshold: number;
  /** 20-byte addresses, sorted. */
  addresses: Uint8Array[];
}

/** Which addresses of an owner signed, as positions in its address list. */
export interface SignatureIndices {
  /** Ascending positions (uint32). */
  signatureIndices: number[];
}

/** The fields of an owner, which outputs have too. */
export const ownerFields = {
  locktime: ["locktime", u64],
  threshold: ["threshold", u32],
  addresses: ["addresses", list(address)],
} as const;

/** An owner without a type number, where nothing else may stand. */
export const plainOwners = struct<OutputOwners>(ownerFields);

export const outputOwners = tagged(11, "owner", plainOwners);

export const l1Owner = struct<L1Owner>({
  threshold: ["threshold", u32],
  // The node prints these addresses as bare cb58, unlike all others.
  addresses: ["addresses", list(fixed(20, encodeCb58))],
});

export const signatureIndicesField = { signatureIndices: ["signatureIndices", list(u32)] } as const;

/** An authorization without a type number, where nothing else may stand. */
export const plainIndices = struct<SignatureIndices>(signatureIndicesField);

export const signatureIndices = tagged(10, "authorization", plainIndices);
