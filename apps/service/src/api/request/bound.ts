/** Bounds of time spans and ranges. The interface does not limit them, so integers of any length may arrive. */

/** Larger than any time or block number; larger values are neither exact numbers nor accepted by the database. */
const END = Number.MAX_SAFE_INTEGER;

/** The bound, capped at the largest supported value. */
export const boundOf = (given: number | undefined): number | undefined =>
  given === undefined ? undefined : given > END ? END : given;

interface Span {
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

/** Bounds in Unix seconds, both excluded. */
export function readSpan({ startTimestamp, endTimestamp }: Span) {
  return { after: boundOf(startTimestamp), before: boundOf(endTimestamp) };
}
