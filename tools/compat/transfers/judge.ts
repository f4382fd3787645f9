/** Says what became of a transfer between two chains, by the amounts that the node has. */

/** nAVAX of one transfer. */
export const AMOUNT = 1_000_000_000n;
/** nAVAX, more than a client burns for its transactions. */
const MOST_BURNED = 10_000_000n;

/** nAVAX of an account that makes one transfer only. */
export interface Amounts {
  /** On the paying chain, before the transfer. */
  readonly before: bigint;
  /** On the paying chain now. */
  readonly source: bigint;
  /** Exported and not imported. */
  readonly between: bigint;
  /** On the receiving chain. */
  readonly arrived: bigint;
}

/** End of a transfer; `lost` if the amounts do not add up. */
export const ENDS = ["once", "stuck", "twice", "not begun", "lost"] as const;
export type End = (typeof ENDS)[number];

/** True if nothing is missing but fees. What a node still works on is missing for a moment. */
export function isConserved({ before, source, between, arrived }: Amounts): boolean {
  const burned = before - source - between - arrived;
  return burned >= 0n && burned <= MOST_BURNED;
}

/** Classifies a transfer. What is stuck counts as stuck, whatever else has arrived. */
export function endOf(amounts: Amounts): End {
  const { before, source, between, arrived } = amounts;
  if (!isConserved(amounts)) return "lost";
  if (between > 0n) return "stuck";
  if (arrived === 0n) return source === before ? "not begun" : "lost";
  if (arrived > 2n * AMOUNT - MOST_BURNED) return "twice";
  return arrived >= AMOUNT - MOST_BURNED && arrived <= AMOUNT + MOST_BURNED ? "once" : "lost";
}
