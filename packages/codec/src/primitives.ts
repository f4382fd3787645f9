/** SHA-256 and hex, which most of a decoder's time goes into: pure JavaScript, unless a runtime's own are taken into use. */

import { sha256 as pureSha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as pureBytesToHex, hexToBytes as pureHexToBytes } from "@noble/hashes/utils.js";
import { type ChecksumInto, pureChecksumInto, useChecksum } from "@primary-network/core/ids";

/** What a runtime may do faster; each gives what the pure function gives. */
export interface Primitives {
  /** 32 bytes, in a buffer of their own. */
  sha256(bytes: Uint8Array): Uint8Array;
  /** The checksum of ids and hex, the last four bytes of the hash. */
  checksumInto: ChecksumInto;
  /** Lower case, without prefix. */
  bytesToHex(bytes: Uint8Array): string;
  /**
   * @param digits an even number of characters
   * @returns undefined when one of them is no hex digit
   */
  hexToBytes(digits: string): Uint8Array | undefined;
}

/** JavaScript alone, for every runtime. */
export const purePrimitives: Primitives = {
  sha256: pureSha256,
  checksumInto: pureChecksumInto,
  bytesToHex: pureBytesToHex,
  hexToBytes: (digits) => (/[^0-9a-fA-F]/.test(digits) ? undefined : pureHexToBytes(digits)),
};

let used = purePrimitives;

/** Everything that the package does from now on uses them. */
export function usePrimitives(primitives: Primitives): void {
  used = primitives;
  useChecksum(primitives.checksumInto);
}

export const sha256 = (bytes: Uint8Array): Uint8Array => used.sha256(bytes);
export const bytesToHex = (bytes: Uint8Array): string => used.bytesToHex(bytes);
export const hexToBytes = (digits: string): Uint8Array | undefined => used.hexToBytes(digits);
