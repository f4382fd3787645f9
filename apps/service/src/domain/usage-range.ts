/** Ranges and periods of recorded requests. */

import { DAY } from "./day.ts";

/** Lengths of periods, by the interface's names. */
export const usageIntervals = {
  minute: { span: 60, length: 60, offset: 0, byDefault: 1, most: 2 },
  hourly: { span: 3_600, length: 3_600, offset: 0, byDefault: 7, most: 32 },
  daily: { span: 3_600, length: DAY, offset: 0, byDefault: 30, most: 400 },
  // 1970 began on a Thursday.
  weekly: { span: 3_600, length: 7 * DAY, offset: 3 * DAY, byDefault: 84, most: 3_700 },
  monthly: { span: 3_600, length: "month", offset: 0, byDefault: 365, most: 3_700 },
} as const;

/** A length of periods. */
export type UsageInterval = keyof typeof usageIntervals;

/** Unix seconds. */
export interface UsageRange {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
}

/** Later than anything that is recorded; a database would count no milliseconds of more. */
const LAST = 2 ** 40;

function midnight(given: number): number {
  const seconds = Math.min(given, LAST);
  return seconds - (seconds % DAY);
}

/**
 * The range of a request. Start and end are rounded down to midnight UTC. Without an end, the range goes on
 * to now. Without a start, it begins `days` days before its end.
 *
 * @param now Unix seconds, whole
 */
export function usageRange(
  start: number | undefined,
  end: number | undefined,
  days: number,
  now: number,
): UsageRange {
  const to = end === undefined ? now + 1 : midnight(end);
  const from = start === undefined ? Math.max(0, midnight(to - days * DAY)) : midnight(start);
  return { from, to };
}

/** Unix seconds at which the period of a start ends. */
export function periodEnd(interval: UsageInterval, start: number): number {
  const { length } = usageIntervals[interval];
  if (length !== "month") return start + length;
  const date = new Date(start * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
}
