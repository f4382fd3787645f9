/** Pages of time series: intervals, newest first, each beginning in the requested span. */

import { type Interval, shifted, startOf } from "../../domain/evm/interval.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import { boundOf } from "../request/bound.ts";

/** The requested span, Unix seconds. */
export interface SeriesSpan {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

/** The first interval that begins at a time or later. */
export function firstFrom(interval: Interval, time: number): number {
  const start = startOf(interval, time);
  return start < time ? shifted(interval, start, 1) : start;
}

/**
 * The oldest and the newest interval of a series; undefined where none is in the requested span.
 *
 * @param first Unix seconds at which the data begin
 * @param until Unix seconds up to which they are known
 */
export function intervalsOf(
  interval: Interval,
  span: SeriesSpan,
  { first, until }: { readonly first: number; readonly until: number },
): { readonly oldest: number; readonly newest: number } | undefined {
  const from = boundOf(span.startTimestamp) ?? 0;
  const end = Math.min(until + 1, boundOf(span.endTimestamp) ?? until + 1);
  if (from > until || end <= 0) return undefined;
  const oldest = Math.max(startOf(interval, first), firstFrom(interval, from));
  return { oldest, newest: startOf(interval, end - 1) };
}

/**
 * The beginnings of a page's intervals. Only the newest interval changes as time passes, and the first page
 * begins with it: all other pages hold complete intervals, up to the time of the first page.
 */
export function startsOf(
  interval: Interval,
  span: SeriesSpan,
  first: number,
  { snapshot, after, limit }: Window,
): Slice<number> {
  const intervals = intervalsOf(interval, span, { first, until: snapshot.time });
  if (!intervals) return { items: [] };
  const { oldest, newest } = intervals;
  const items: number[] = [];
  let start = after ? shifted(interval, Number(after.sort), -1) : newest;
  for (; start >= oldest && items.length < limit; start = shifted(interval, start, -1)) items.push(start);
  const last = items.at(-1);
  return last === undefined || start < oldest ? { items } : { items, next: { sort: String(last), tie: "" } };
}

/** Seconds of an interval that have passed; at least one. */
export const elapsed = (interval: Interval, start: number, until: number): number =>
  Math.max(1, Math.min(shifted(interval, start, 1), until) - start);
