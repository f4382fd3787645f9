/** The part of a term that has passed. */

/** 0 to 1, at a time in Unix seconds. */
export const passedOf = (from: number, to: number, now: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));
