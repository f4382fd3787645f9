/** Sets of signers: positions in the canonical order, as the bits of one big-endian integer. */

import { CodecError } from "../codec-error.ts";

/** Maximum position. No validator set is larger, and a wrong position must not use up the memory. */
const MAX_POSITION = 0xffff;

/**
 * Encodes positions in the fewest bytes. Bit i of the integer is position i, and there are no leading zero
 * bytes.
 *
 * @param positions - Positions from 0 to 65535, in any order. Duplicates count once.
 * @throws CodecError for an invalid position.
 * @example
 * encodeSigners([0, 1]); // Uint8Array [3]
 * encodeSigners([8]); // Uint8Array [1, 0]
 */
export function encodeSigners(positions: Iterable<number>): Uint8Array {
  const all = [...positions];
  const bytes = new Uint8Array(all.reduce((size, position) => Math.max(size, (position >> 3) + 1), 0));
  for (const position of all) {
    if (!Number.isInteger(position) || position < 0 || position > MAX_POSITION)
      throw new CodecError(`${position} is not a position from 0 to ${MAX_POSITION}`);
    const at = bytes.length - 1 - (position >> 3);
    bytes[at] = (bytes[at] ?? 0) | (1 << (position & 7));
  }
  return bytes;
}

/**
 * Decodes positions, in ascending order.
 *
 * @throws CodecError if the first byte is zero, which the network refuses.
 * @example
 * decodeSigners(Uint8Array.of(1, 0)); // [8]
 */
export function decodeSigners(signers: Uint8Array): number[] {
  if (signers[0] === 0) throw new CodecError("bitset is invalid: its first byte is zero", 0);
  const positions: number[] = [];
  for (let at = signers.length - 1; at >= 0; at -= 1) {
    const base = (signers.length - 1 - at) * 8;
    for (let bit = 0; bit < 8; bit += 1) if (((signers[at] ?? 0) >> bit) & 1) positions.push(base + bit);
  }
  return positions;
}
