/** Checksum at the end of ids and of the node's hex: the last four bytes of a SHA-256. */
import { sha256 } from "./sha256.ts";

/** Bytes of a checksum. */
export const CHECKSUM_SIZE = 4;

/** Writes the last four bytes of the SHA-256 of `bytes` into `target` at `at`. */
export type ChecksumInto = (bytes: Uint8Array, target: Uint8Array, at: number) => void;

/**
 * Computes a checksum in pure JavaScript, on every runtime. Used until you call {@link useChecksum}.
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
 * Replaces the checksum function with a faster one, which must return the same bytes. It affects this thread
 * only. The codec's `useNodePrimitives` calls it.
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
 * Writes the checksum of `bytes` into `target` at `at`.
 *
 * @example
 * ```ts
 * const checksum = new Uint8Array(CHECKSUM_SIZE);
 * checksumInto(new Uint8Array(), checksum, 0); // 7852b855
 * ```
 */
export const checksumInto: ChecksumInto = (bytes, target, at) => used(bytes, target, at);
