/** Days as the interface writes them: YYYY-MM-DD, in UTC. */

/** Seconds of a day; Unix time has no leap seconds. */
export const DAY = 86_400;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The day that an instant (Unix seconds) belongs to. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The first instant (Unix seconds) of a day; undefined for a date that does not exist, such as 2026-02-30. */
export function dayStart(text: string): number | undefined {
  if (!FORM.test(text)) return undefined;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) return undefined;
  const seconds = milliseconds / 1000;
  // Date.parse reads some dates that do not exist as dates of the next month.
  return dayOf(seconds) === text ? seconds : undefined;
}
