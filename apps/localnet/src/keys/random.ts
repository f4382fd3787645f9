/** A small seeded generator of pseudo-random numbers, so that the same seed always gives the same history. */
import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

/** A stream of pseudo-random values; two streams made from the same label are equal. */
export interface Random {
  /** The next value in 0 … 2^32 - 1. */
  uint32(): number;
  /** An integer in min … max, both included. */
  int(min: number, max: number): number;
  /** An integer in 0 … limit - 1, uniform except for a bias of limit / 2^128. */
  below(limit: bigint): bigint;
  /** True with the given probability, 0 … 1. */
  chance(probability: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** An independent stream with a label: drawing from one never changes another. */
  fork(label: string): Random;
}

/**
 * Starts the stream of a label (sfc32, seeded by the label's sha256).
 *
 * @example createRandom("primary-network").int(1, 6)
 */
export function createRandom(label: string): Random {
  const view = new DataView(sha256(encoder.encode(label)).buffer);
  let a = view.getUint32(0);
  let b = view.getUint32(4);
  let c = view.getUint32(8);
  let counter = 1;
  const uint32 = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // sfc32 needs about a dozen rounds before its state is well mixed.
  for (let round = 0; round < 15; round += 1) uint32();
  const int = (min: number, max: number): number => min + Math.floor((uint32() / 2 ** 32) * (max - min + 1));
  const uint128 = (): bigint =>
    [uint32(), uint32(), uint32(), uint32()].reduce((high, low) => (high << 32n) | BigInt(low), 0n);
  return {
    uint32,
    int,
    below: (limit) => uint128() % limit,
    chance: (probability) => uint32() / 2 ** 32 < probability,
    pick: (list) => {
      const value = list[int(0, list.length - 1)];
      if (value === undefined) throw new RangeError("pick: the list is empty");
      return value;
    },
    fork: (name) => createRandom(`${label}/${name}`),
  };
}
