/** Which validators signed: positions in the canonical order, as the bits of one big-endian integer. */

import { CodecError } from "../codec-error.ts";

/** More positions than any validator set has, so that a wrong one does not take the memory. */
const MAX_POSITION = 0xffff;

/**
 * Writes positions in the fewest bytes: bit i of the integer stands for position i, and no byte in front is zero.
 *
 * @param positions - From 0 to 65535, in any order; a position given twice counts once.
 * @throws CodecError for a position that is none.
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
 * Reads positions, ascending.
 *
 * @throws CodecError when a zero byte stands in front, which the network refuses.
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
