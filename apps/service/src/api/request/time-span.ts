/** The time span of a request. */

import { boundOf } from "./bound.ts";

interface Span {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

/** Bounds in Unix seconds, both excluded. */
export function readSpan({ startTimestamp, endTimestamp }: Span) {
  return { after: boundOf(startTimestamp), before: boundOf(endTimestamp) };
}
