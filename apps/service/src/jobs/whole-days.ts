/** Cuts a file that grows too large at the end of a day, so that the next export can continue with the following day. */

/** Progress of a file, now and before its last day. */
export interface Reached {
  readonly rows: number;
  readonly bytes: number;
  /** YYYY-MM-DD; null before the first row. */
  readonly day: string | null;
  readonly dayRows: number;
  readonly dayBytes: number;
}

/** A file with only its header. */
export function headerOnly(bytes: number): Reached {
  return { rows: 0, bytes, day: null, dayRows: 0, dayBytes: bytes };
}

/**
 * Adds rows of a day, which is never before the last one.
 *
 * The first day is kept whole at any size: otherwise no export could get past it.
 *
 * @returns the file with the rows, or cut before that day when there are too many
 */
export function addRows(
  before: Reached,
  day: string,
  added: { readonly rows: number; readonly bytes: number },
  maxRows: number,
): { readonly reached: Reached; readonly cut: boolean } {
  const start =
    before.day === day ? before : { ...before, day, dayRows: before.rows, dayBytes: before.bytes };
  const rows = start.rows + added.rows;
  if (rows > maxRows && start.dayRows > 0) {
    return { reached: { ...start, rows: start.dayRows, bytes: start.dayBytes }, cut: true };
  }
  return { reached: { ...start, rows, bytes: start.bytes + added.bytes }, cut: false };
}
