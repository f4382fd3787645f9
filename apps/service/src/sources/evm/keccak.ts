/**
 * Keccak-256 for the roots of blocks, about ten for each block: in JavaScript, until a program sets a faster
 * one.
 */

import { keccak_256 } from "@noble/hashes/sha3.js";

type Hash = (bytes: Uint8Array) => Uint8Array;

let hash: Hash = keccak_256;

/** Lets this thread hash by another function, which returns new bytes each time. */
export function useKeccak(faster: Hash): void {
  hash = faster;
}

export const keccak256: Hash = (bytes) => hash(bytes);
