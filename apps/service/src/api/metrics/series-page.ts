/** A page of a time series: its intervals, newest first, each beginning in the requested span, and the token of the next page. */

import { type Interval, shifted, startOf } from "../../domain/evm/interval.ts";
import { boundOf } from "../request/bound.ts";
import type { Context } from "../request/handler.ts";

interface SeriesParams {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

export interface Series {
  readonly operation: string;
  readonly params: SeriesParams;
  readonly interval: Interval;
  /** Reads the span of the data, Unix seconds: `until` is the time up to which it is known; undefined without any. */
  extent(): Promise<{ readonly first: number; readonly until: number } | undefined>;
}

export interface SeriesPage {
  /** Unix seconds, newest first. */
  readonly starts: readonly number[];
  /** The time up to which the data of the first page was known: pages after it hold complete intervals alone. */
  readonly until: number;
  readonly token: { nextPageToken?: string };
}

/** The first interval that begins at a time or later. */
export function firstFrom(interval: Interval, time: number): number {
  const start = startOf(interval, time);
  return start < time ? shifted(interval, start, 1) : start;
}

/** Only the newest interval changes as time passes, and the first page begins with it: later pages follow that page's. */
export async function readSeriesPage({ tokens }: Context, series: Series): Promise<SeriesPage> {
  const { operation, params, interval } = series;
  const { pageToken, pageSize = 100 } = params;
  const from = boundOf(params.startTimestamp) ?? 0;
  const continuation =
    pageToken === undefined ? undefined : await tokens.find(operation, { ...params }, pageToken);
  const extent = await series.extent();
  if (!extent) return { starts: [], until: 0, token: {} };
  const until = continuation?.snapshot.time ?? extent.until;
  const end = continuation
    ? Number(continuation.after.sort)
    : Math.min(until + 1, boundOf(params.endTimestamp) ?? until + 1);
  if (from > until || end <= 0) return { starts: [], until, token: {} };
  const oldest = Math.max(startOf(interval, extent.first), firstFrom(interval, from));
  const starts: number[] = [];
  let start = startOf(interval, end - 1);
  for (; start >= oldest && starts.length < pageSize; start = shifted(interval, start, -1))
    starts.push(start);
  const last = starts[starts.length - 1];
  if (last === undefined || start < oldest) return { starts, until, token: {} };
  const snapshot = { height: 0, time: until, poll: 0 };
  const after = { sort: String(last), tie: "" };
  const nextPageToken = await tokens.create(operation, { ...params }, { snapshot, after });
  return { starts, until, token: { nextPageToken } };
}

/** Seconds of an interval that have passed; at least one. */
export const elapsed = (interval: Interval, start: number, until: number): number =>
  Math.max(1, Math.min(shifted(interval, start, 1), until) - start);
