/** Points in time for reading. */

/** Day and minute, such as `2026-06-30 12:00 UTC`. @param at Unix seconds */
export const minuteText = (at: number): string =>
  `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
