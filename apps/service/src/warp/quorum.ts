/** Computes the required weight, and the signers that suffice. */

/** A signer's index and weight. */
export interface Weighted {
  /** Position in the canonical order. */
  readonly position: number;
  readonly weight: bigint;
}

/** The least weight that is `percent` of the total or more: the network accepts when `weight · 100 >= total · percent`. */
export function requiredWeight(total: bigint, percent: number): bigint {
  return (total * BigInt(percent) + 99n) / 100n;
}

/** Sum of weights. */
export function weightOf(signers: readonly { readonly weight: bigint }[]): bigint {
  return signers.reduce((sum, { weight }) => sum + weight, 0n);
}

/** Heaviest first; equal weights are in canonical order, so that the result is deterministic. */
export function byWeight<T extends Weighted>(signers: readonly T[]): T[] {
  return [...signers].sort((left, right) =>
    left.weight === right.weight ? left.position - right.position : left.weight > right.weight ? -1 : 1,
  );
}

/** The fewest signers with enough weight, in canonical order; all of them when that is not enough. */
export function prune<T extends Weighted>(signers: readonly T[], required: bigint): T[] {
  const kept: T[] = [];
  let weight = 0n;
  for (const signer of byWeight(signers)) {
    if (weight >= required) break;
    kept.push(signer);
    weight += signer.weight;
  }
  return kept.sort((left, right) => left.position - right.position);
}
