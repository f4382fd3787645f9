/** Times as a field of the page has them, in UTC, and the units of spans. */

/** Units by which the clock is advanced. */
export const units = [
  { name: "seconds", seconds: 1 },
  { name: "minutes", seconds: 60 },
  { name: "hours", seconds: 3_600 },
  { name: "days", seconds: 86_400 },
  { name: "weeks", seconds: 604_800 },
] as const;

/** The value of a field `datetime-local`. @param at Unix seconds; a second that has begun is over, as the clock only goes forward */
export const textOf = (at: number): string => new Date(Math.ceil(at) * 1000).toISOString().slice(0, 19);

/** Unix seconds of such a value. */
export const secondsOf = (text: string): number => Date.parse(`${text}Z`) / 1000;
