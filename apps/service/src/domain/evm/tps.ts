/** Average transactions per second, by UTC day. */

/** Seconds. */
export const DAY = 86_400;

export interface TpsPoint {
  /** Unix seconds of the day's first instant. */
  readonly timestamp: number;
  readonly value: number;
}

/** The instant up to which everything is known: all blocks up to the last are, and none followed up to a look at the head. */
export function knownUntil(lastBlockTime: number, lookedAt: number): number {
  return Math.max(lastBlockTime, lookedAt);
}

/**
 * A day's average; of the day that is not over, over what has passed of it.
 *
 * @param day days since 1970
 * @param until Unix seconds: the instant up to which everything is known
 */
export function averageTps(day: number, txs: number, until: number): TpsPoint {
  const timestamp = day * DAY;
  const seconds = Math.min(DAY, Math.max(1, until - timestamp));
  return { timestamp, value: txs / seconds };
}
