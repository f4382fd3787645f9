/** The checksum that ends ids as text and the node's hex: the last four bytes of a SHA-256. */
import { sha256 } from "./sha256.ts";

/** Bytes of a checksum. */
export const CHECKSUM_SIZE = 4;

/** Writes the last four bytes of the SHA-256 of `bytes` into `target`, from `at` on. */
export type ChecksumInto = (bytes: Uint8Array, target: Uint8Array, at: number) => void;

/**
 * Writes a checksum in JavaScript alone, for every runtime: the function that is used until {@link useChecksum}.
 *
 * @example
 * ```ts
 * useChecksum(pureChecksumInto);
 * ```
 */
export const pureChecksumInto: ChecksumInto = (bytes, target, at) =>
  target.set(sha256(bytes).subarray(-CHECKSUM_SIZE), at);

let used = pureChecksumInto;

/**
 * Computes every checksum from now on by a runtime's own SHA-256, which must give the same bytes. It has an effect on
 * this thread only. `useNodePrimitives` of the codec calls it.
 *
 * @example
 * ```ts
 * useChecksum((bytes, target, at) => target.set(createHash("sha256").update(bytes).digest().subarray(-4), at));
 * ```
 */
export function useChecksum(checksum: ChecksumInto): void {
  used = checksum;
}

/**
 * Writes the checksum of `bytes` into `target`, from `at` on.
 *
 * @example
 * ```ts
 * const checksum = new Uint8Array(CHECKSUM_SIZE);
 * checksumInto(new Uint8Array(), checksum, 0); // 7852b855
 * ```
 */
export const checksumInto: ChecksumInto = (bytes, target, at) => used(bytes, target, at);
