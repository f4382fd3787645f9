/** Intervals of time series, in UTC: hours, days, weeks that begin on Monday, and months. */

/** The lengths of the intervals of a series. */
export type Interval = "hour" | "day" | "week" | "month";

export const INTERVALS: readonly Interval[] = ["hour", "day", "week", "month"];

/** Seconds. */
export const HOUR = 3_600;
const DAY = 86_400;
const WEEK = 7 * DAY;

/** Monday, 29 December 1969. */
const MONDAY = -3 * DAY;

const floorTo = (length: number, time: number): number => Math.floor(time / length) * length;

function monthStart(time: number, later: number): number {
  const date = new Date(time * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / 1000;
}

/** First second of the interval that a time (Unix seconds) lies in. */
export function startOf(interval: Interval, time: number): number {
  if (interval === "hour") return floorTo(HOUR, time);
  if (interval === "day") return floorTo(DAY, time);
  return interval === "week" ? floorTo(WEEK, time - MONDAY) + MONDAY : monthStart(time, 0);
}

const LENGTHS = { hour: HOUR, day: DAY, week: WEEK } as const;

/**
 * The start of the interval that is some intervals later.
 *
 * @param start of an interval, Unix seconds
 * @param count negative for earlier ones
 */
export const shifted = (interval: Interval, start: number, count: number): number =>
  interval === "month" ? monthStart(start, count) : start + count * LENGTHS[interval];
