/** The concentration of stakes. */

/** A percentage, and how many of the largest stakes together exceed it. */
export interface Coefficient {
  readonly percent: number;
  readonly count: number;
}

export interface Concentration {
  readonly count: number;
  /** Sum, in the unit of the stakes. */
  readonly total: bigint;
  /** Share of the largest stake, 0 to 1. */
  readonly largest: number;
  /** Nakamoto coefficients. */
  readonly coefficients: readonly Coefficient[];
  /**
   * Share that the largest hold together, after each of them: as many as there are stakes, 0 to 1, never
   * falling.
   */
  readonly curve: readonly number[];
}

/**
 * Percentages of which the coefficients tell: a third stops a consensus, a half outvotes, two thirds sign
 * Warp messages.
 */
export const PERCENTAGES = [33, 50, 67] as const;

const PARTS = 1_000_000n;

/** @param stakes in any order, at least 0 each */
export function concentrationOf(stakes: readonly bigint[]): Concentration {
  const sorted = [...stakes].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0));
  const total = sorted.reduce((sum, stake) => sum + stake, 0n);
  let sum = 0n;
  const sums = sorted.map((stake) => {
    sum += stake;
    return sum;
  });
  const curve = sums.map((part) => (total === 0n ? 0 : Number((part * PARTS) / total) / Number(PARTS)));
  const coefficients = PERCENTAGES.map((percent) => ({
    percent,
    count: sums.findIndex((part) => part * 100n > total * BigInt(percent)) + 1,
  }));
  return { count: sorted.length, total, largest: curve[0] ?? 0, coefficients, curve };
}

/** Ranks that a table of the curve shows: 1, 2, 5, 10 … and the last. */
export function ranksOf(count: number): number[] {
  const ranks: number[] = [];
  for (let size = 1; size < count; size *= 10)
    for (const step of [1, 2, 5]) if (step * size < count) ranks.push(step * size);
  return count > 0 ? [...ranks, count] : ranks;
}
