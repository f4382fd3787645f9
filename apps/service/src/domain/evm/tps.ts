/** Average transactions per second, by UTC day. */

/** Seconds. */
export const DAY = 86_400;

export interface TpsPoint {
  /** Unix seconds of the day's first instant. */
  readonly timestamp: number;
  readonly value: number;
}

/** The time up to which all blocks are known: the last block's, or that of a later poll of the head that found no new block. */
export function knownUntil(lastBlockTime: number, lookedAt: number): number {
  return Math.max(lastBlockTime, lookedAt);
}

/**
 * A day's average; for the current day, over its elapsed part.
 *
 * @param day days since 1970
 * @param until Unix seconds: the time up to which all blocks are known
 */
export function averageTps(day: number, txs: number, until: number): TpsPoint {
  const timestamp = day * DAY;
  const seconds = Math.min(DAY, Math.max(1, until - timestamp));
  return { timestamp, value: txs / seconds };
}
