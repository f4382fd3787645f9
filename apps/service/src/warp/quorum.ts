/** How much weight must sign, and which signers are enough for it. */

/** A signer's place and weight. */
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

/** Heaviest first; among equals the canonical order decides, so that the same set always comes out. */
export function byWeight<T extends Weighted>(signers: readonly T[]): T[] {
  return [...signers].sort((left, right) =>
    left.weight === right.weight ? left.position - right.position : left.weight > right.weight ? -1 : 1,
  );
}

/** The fewest signers that weigh enough, in canonical order; all of them when even they do not. */
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
