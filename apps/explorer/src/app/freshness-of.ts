/** How current what is shown is, in a word. */
import type { ChainIndexStatus } from "@primary-network/data";

/** A word, and the colour of the dot before it. */
export interface FreshnessOf {
  readonly dot: "good" | "behind" | "bad" | "recorded";
  readonly word: string;
}

/** @param recordedAt Unix seconds at which the network was recorded; undefined for one that goes on */
export function freshnessOf(
  chains: readonly Pick<ChainIndexStatus, "catchingUp">[],
  error: unknown,
  recordedAt: number | undefined,
): FreshnessOf {
  if (error) return { dot: "bad", word: "Not connected" };
  if (recordedAt !== undefined) return { dot: "recorded", word: "Recorded" };
  const behind = chains.filter(({ catchingUp }) => catchingUp).length;
  return behind > 0 ? { dot: "behind", word: `${behind} behind` } : { dot: "good", word: "Live" };
}
