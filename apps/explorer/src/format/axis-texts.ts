/** Labels of a time axis, in UTC: days, or hours if the marks are less than a day apart. */

const DAY = 86_400;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
const day = format({ day: "numeric", month: "short" });
const hour = format({ hour: "2-digit", minute: "2-digit" });
const year = format({ year: "numeric" });

/**
 * The text of each place, in two lines: what differs from place to place, and below it what is said where it changes.
 *
 * @param places Unix seconds
 * @param step seconds from one place to the next
 */
export function axisTexts(places: readonly number[], step: number): string[] {
  const [each, seldom] = step >= DAY ? [day, year] : [hour, day];
  let said = "";
  return places.map((at) => {
    const date = new Date(at * 1000);
    const [text, below] = [each.format(date), seldom.format(date)];
    if (below === said) return text;
    said = below;
    return `${text}\n${below}`;
  });
}
