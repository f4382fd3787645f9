/** The state of a validation or delegation at a time. */

/** States of a validation. */
export type ValidationStatus = "completed" | "active" | "pending" | "removed";

/** The data that determines the state. */
export interface Term {
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  /** True when a RemoveSubnetValidatorTx ended the term early. */
  readonly removed?: boolean;
}

/**
 * Pending before the start, active from the start until before the end, completed from the end on; removed wins.
 *
 * @param now Unix seconds
 */
export function stakingStatus(term: Term, now: number): ValidationStatus {
  if (term.removed) return "removed";
  if (now < term.start) return "pending";
  return now < term.end ? "active" : "completed";
}

/**
 * Percent of the term that has passed, 0 … 100 with two decimals, rounded down: an active term is never at 100.
 *
 * @param now Unix seconds
 */
export function progress({ start, end }: Term, now: number): number {
  if (now <= start) return 0;
  return now >= end ? 100 : Math.floor(((now - start) * 10_000) / (end - start)) / 100;
}

/** Seconds until the end of the validation; 0 once it has ended, for any reason. */
export function timeRemaining(term: Term, now: number): number {
  return term.removed ? 0 : Math.max(0, term.end - now);
}
