/** Whether a figure of the packages got worse than a release's, by ratios that were measured in pairs. */
import { median } from "../statistics.ts";

/** A release fails when a figure has grown by more than this. */
export const LIMIT = 1.1;

/** What the pairs show: worse than the limit, not worse, or too little to say either. */
export type Decision = "lost" | "kept" | "unclear";

export interface Judged {
  readonly decision: Decision;
  /** Median of the ratios. */
  readonly median: number;
  /** Interval that holds the true median with at least the confidence; undefined for too few pairs. */
  readonly interval: readonly [low: number, high: number] | undefined;
}

/**
 * The interval between two of the sorted values that holds the median with at least `confidence`, whatever the
 * distribution (the order statistics of the sign test). Undefined where even the smallest and the largest do not: fewer
 * than six values at 95 %.
 */
export function medianInterval(
  values: readonly number[],
  confidence: number,
): readonly [low: number, high: number] | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  let tail = 0; // probability that fewer than `outside` of the values are below the median
  let chance = 0.5 ** count;
  let outside = 0;
  while (2 * (tail + chance) <= 1 - confidence) {
    tail += chance;
    chance *= (count - outside) / (outside + 1);
    outside += 1;
  }
  const [low, high] = [sorted[outside - 1], sorted[count - outside]];
  return low === undefined || high === undefined ? undefined : [low, high];
}

/**
 * Judges the ratios new to released, one of each pair of processes. Both ways need the confidence: a noisy machine gives
 * "unclear", which does not fail a release, and asks for more pairs.
 */
export function judge(ratios: readonly number[], confidence = 0.95): Judged {
  const middle = median(ratios);
  const interval = medianInterval(ratios, confidence);
  if (interval === undefined) return { decision: "unclear", median: middle, interval };
  const [low, high] = interval;
  return { decision: low > LIMIT ? "lost" : high <= LIMIT ? "kept" : "unclear", median: middle, interval };
}

/** Judges a figure that is the same however often it is measured, such as bytes. */
export function judgeExact(released: number, now: number): Judged {
  const ratio = now / released;
  return { decision: ratio > LIMIT ? "lost" : "kept", median: ratio, interval: [ratio, ratio] };
}
