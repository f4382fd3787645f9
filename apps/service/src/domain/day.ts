/** Days as the interface writes them: YYYY-MM-DD, in UTC. */

/** Seconds of a day; Unix time knows no other. */
export const DAY = 86_400;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The day that an instant (Unix seconds) belongs to. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The first instant (Unix seconds) of a day; undefined when the text names none, such as 2026-02-30. */
export function dayStart(text: string): number | undefined {
  if (!FORM.test(text)) return undefined;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) return undefined;
  const seconds = milliseconds / 1000;
  // Date.parse takes some days that are not there for the next month's.
  return dayOf(seconds) === text ? seconds : undefined;
}
