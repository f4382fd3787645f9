/** Points in time and durations. */
import { durationText } from "../format/duration.ts";
import { minuteText } from "../format/minute.ts";
import { useNow } from "../state/now.ts";

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** A point in time by its distance from now. @param at Unix time in seconds @param isExact whether the time stands beside it */
export function Time({ at, isExact = false }: { at: number; isExact?: boolean }) {
  const date = new Date(at * 1000);
  const seconds = at - useNow();
  const distance = durationText(Math.abs(seconds));
  const relative = (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {seconds > 0 ? `in ${distance}` : `${distance} ago`}
    </time>
  );
  if (!isExact) return relative;
  return (
    <>
      {relative} <span className="exact">{minuteText(at)}</span>
    </>
  );
}

/** A span of time. */
export function Duration({ seconds }: { seconds: number }) {
  return <span title={`${seconds} s`}>{durationText(seconds)}</span>;
}
