/** The canonical validator set: the signers, in the order that a signed message's bit set uses. */

import { decodeHex } from "@primary-network/codec";
import { type BlsKey, readBlsKey } from "@primary-network/codec/warp";
import type { KeyedWeight } from "../sources/warp/node.ts";
import { type Weighted, weightOf } from "./quorum.ts";

/** One key that signs, for all nodes that share it. */
export interface WarpValidator extends Weighted {
  readonly key: BlsKey;
  readonly nodeIds: readonly string[];
}

/** A subnet's signers. */
export interface CanonicalSet {
  /** In canonical order. */
  readonly validators: readonly WarpValidator[];
  /** Includes validators without a key, which can never sign. */
  readonly totalWeight: bigint;
}

/** Cache size: more keys than the public networks have validators. */
const MAX_KEYS = 16_384;

/** Cached decompressed keys: decompression takes about 0.8 ms, and every request uses the same keys. */
export class BlsKeys {
  readonly #known = new Map<string, BlsKey>();

  /** @throws CodecError when the text is not a public key */
  read(hex: string): BlsKey {
    const known = this.#known.get(hex);
    if (known) return known;
    const key = readBlsKey(decodeHex(hex, { checksum: false }));
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MAX_KEYS && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(hex, key);
    return key;
  }
}

function compare(left: Uint8Array, right: Uint8Array): number {
  for (let index = 0; index < left.length; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Merges validators that share a key, and sorts by the 96-byte uncompressed key, which is another order than the compressed
 * one's. Validators without a key count only in the total weight, which the node reports separately.
 *
 * @throws CodecError when a key is none
 */
export function canonicalSet(rows: readonly KeyedWeight[], totalWeight: bigint, keys: BlsKeys): CanonicalSet {
  const merged = new Map<BlsKey, KeyedWeight[]>();
  for (const row of rows) {
    const key = keys.read(row.publicKey.toLowerCase());
    merged.set(key, [...(merged.get(key) ?? []), row]);
  }
  const validators = [...merged]
    .sort(([left], [right]) => compare(left.uncompressed, right.uncompressed))
    .map(([key, group], position) => ({
      position,
      key,
      weight: weightOf(group),
      nodeIds: group.flatMap(({ nodeIds }) => nodeIds),
    }));
  return { validators, totalWeight };
}
