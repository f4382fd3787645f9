/** Keccak-256, for EVM addresses. The 64-bit lanes are bigints, which is fast enough for the few bytes of one. */

/** Bytes per permutation: 1600 bits less twice the 256 of the digest. */
const RATE = 136;
const LANE = 0xffffffffffffffffn;

const rotate = (lane: bigint, bits: number): bigint =>
  ((lane << BigInt(bits)) | (lane >> BigInt(64 - bits))) & LANE;

/**
 * Returns the Keccak-256 of bytes as Ethereum uses it, with the padding from before SHA-3 was a standard. It is small
 * and meant for addresses: for many bytes, a library made for hashing is faster.
 *
 * @returns 32 bytes.
 * @example
 * ```ts
 * keccak256(new TextEncoder().encode("")); // c5d24601…
 * ```
 */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  view.setUint8(bytes.length, 1);
  view.setUint8(padded.length - 1, view.getUint8(padded.length - 1) | 0x80);
  const lanes = Array<bigint>(25).fill(0n);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let index = 0; index < RATE / 8; index++) {
      lanes[index] = laneOf(lanes, index) ^ view.getBigUint64(start + index * 8, true);
    }
    permute(lanes);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 4; index++) digest.setBigUint64(index * 8, laneOf(lanes, index), true);
  return new Uint8Array(digest.buffer);
}

/** Reads a lane by its index in the 5 by 5 state. */
const laneOf = (lanes: readonly bigint[], index: number): bigint => lanes[index] as bigint;

/** Keccak-f[1600]: the steps theta, rho with pi, chi and iota, 24 times. */
function permute(lanes: bigint[]): void {
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ laneOf(lanes, x + y), 0n),
    );
    for (let index = 0; index < 25; index++) {
      const change = laneOf(columns, (index + 4) % 5) ^ rotate(laneOf(columns, (index + 1) % 5), 1);
      lanes[index] = laneOf(lanes, index) ^ change;
    }
    let [x, y, moved] = [1, 0, laneOf(lanes, 1)];
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = laneOf(lanes, x + 5 * y);
      lanes[x + 5 * y] = rotate(moved, (((step + 1) * (step + 2)) / 2) % 64);
      moved = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const before = lanes.slice(row, row + 5);
      before.forEach((lane, at) => {
        lanes[row + at] = lane ^ (~laneOf(before, (at + 1) % 5) & laneOf(before, (at + 2) % 5));
      });
    }
    for (let bit = 0; bit < 7; bit++) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256;
      if (register & 2) lanes[0] = laneOf(lanes, 0) ^ (1n << BigInt((1 << bit) - 1));
    }
  }
}
