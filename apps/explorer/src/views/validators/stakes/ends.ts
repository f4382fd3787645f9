/** The days on which stakes end, as a calendar of weeks. */

const DAY = 86_400;
const WEEK = 7 * DAY;
/** Days from Monday to the Thursday on which Unix time begins. */
const THURSDAY = 3;

/** A stake and the Unix time in seconds at which it ends. */
export interface Ending {
  readonly at: number;
  readonly stake: bigint;
}

/** A day of the calendar. */
export interface Day {
  /** Unix time in seconds at which it begins, UTC. */
  readonly at: number;
  readonly count: number;
  readonly stake: bigint;
}

export interface Calendar {
  /** Unix time in seconds of the Monday on which it begins, UTC. */
  readonly from: number;
  readonly weeks: number;
  /** The days on which something ends, in their order. */
  readonly days: readonly Day[];
  /** Number of stakes that end after it. */
  readonly later: number;
}

/** The Monday of the week of a time, UTC. */
export const mondayOf = (at: number): number =>
  Math.floor((at + THURSDAY * DAY) / WEEK) * WEEK - THURSDAY * DAY;

/** @param weeks how many the calendar has; it begins with the week in which the first stake ends */
export function calendarOf(endings: readonly Ending[], weeks: number): Calendar {
  const first = endings.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const from = Number.isFinite(first) ? mondayOf(first) : 0;
  const days = new Map<number, { at: number; count: number; stake: bigint }>();
  let later = 0;
  for (const { at, stake } of endings) {
    if (at >= from + weeks * WEEK) {
      later++;
      continue;
    }
    const begin = Math.floor(at / DAY) * DAY;
    const day = days.get(begin) ?? { at: begin, count: 0, stake: 0n };
    day.count++;
    day.stake += stake;
    days.set(begin, day);
  }
  return { from, weeks, days: [...days.values()].sort((one, other) => one.at - other.at), later };
}

/** Where a day stands in its calendar: the column is the week, the row the weekday from Monday. */
export const placeOfDay = (at: number, from: number): readonly [week: number, weekday: number] => {
  const day = Math.floor((at - from) / DAY);
  return [Math.floor(day / 7), day % 7];
};
