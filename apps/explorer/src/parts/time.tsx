/** Points in time and durations. */
import { durationText } from "../format/duration.ts";
import { useNow } from "../state/now.ts";

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** A point in time by its distance from now; the exact one is its title. @param at Unix time in seconds */
export function Time({ at }: { at: number }) {
  const date = new Date(at * 1000);
  const seconds = at - useNow();
  const distance = durationText(Math.abs(seconds));
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {seconds > 0 ? `in ${distance}` : `${distance} ago`}
    </time>
  );
}

/** A span of time. */
export function Duration({ seconds }: { seconds: number }) {
  return <span title={`${seconds} s`}>{durationText(seconds)}</span>;
}
