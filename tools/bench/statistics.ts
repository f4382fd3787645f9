/** The few numbers that a list of samples comes down to. */

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function spread(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** Each sample as a multiple of the base's sample of the same round, so that a slow minute of the machine cancels out. */
export function ratiosTo(base: readonly number[], values: readonly number[]): number[] {
  return values.map((value, round) => value / (base[round] ?? Number.NaN));
}
