/** The span of times that a request asks for. */

/** Later than any block: beyond it a number is not exact, and the database knows no such time. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

interface Span {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

/** The interface sets no upper bound, so the request's reader may hand over integers of any length. */
const bound = (time: number | undefined): number | undefined =>
  time === undefined ? undefined : time > END_OF_TIME ? END_OF_TIME : time;

/** Bounds in Unix seconds, both excluded. */
export function readSpan({ startTimestamp, endTimestamp }: Span) {
  return { after: bound(startTimestamp), before: bound(endTimestamp) };
}
