/** Bounds of spans and ranges. The interface sets them no limit, so the request's reader may hand over integers of any length. */

/** Later than any time, above any block: beyond it a number is not exact, and the database knows no such number. */
const END = Number.MAX_SAFE_INTEGER;

/** The bound, or the end of everything that is asked for by any larger one. */
export const boundOf = (given: number | undefined): number | undefined =>
  given === undefined ? undefined : given > END ? END : given;
