/**
 * SHA-256 and hex, which take most of a decoder's time. Pure JavaScript, unless the program installs a
 * runtime's own.
 */

import { sha256 as pureSha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as pureBytesToHex, hexToBytes as pureHexToBytes } from "@noble/hashes/utils.js";
import { type ChecksumInto, pureChecksumInto, useChecksum } from "@primary-network/core/ids";

/** Functions that a runtime may replace with faster ones of the same results. */
export interface Primitives {
  /** Returns 32 bytes, in a buffer of their own. */
  sha256(bytes: Uint8Array): Uint8Array;
  /** Writes the checksum of ids and hex, which is the last four bytes of the hash. */
  checksumInto: ChecksumInto;
  /** Returns lower-case hex without prefix. */
  bytesToHex(bytes: Uint8Array): string;
  /**
   * @param digits an even number of characters
   * @returns undefined if a character is not a hex digit
   */
  hexToBytes(digits: string): Uint8Array | undefined;
}

/** Pure JavaScript functions, for every runtime. */
export const purePrimitives: Primitives = {
  sha256: pureSha256,
  checksumInto: pureChecksumInto,
  bytesToHex: pureBytesToHex,
  hexToBytes: (digits) => (/[^0-9a-fA-F]/.test(digits) ? undefined : pureHexToBytes(digits)),
};

let used = purePrimitives;

/** Makes the package use these functions from now on. */
export function usePrimitives(primitives: Primitives): void {
  used = primitives;
  useChecksum(primitives.checksumInto);
}

export const sha256 = (bytes: Uint8Array): Uint8Array => used.sha256(bytes);
export const bytesToHex = (bytes: Uint8Array): string => used.bytesToHex(bytes);
export const hexToBytes = (digits: string): Uint8Array | undefined => used.hexToBytes(digits);
