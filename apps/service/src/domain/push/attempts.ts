/** When a message that was not received is sent again: for a day, ever less often. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The time after its first attempt at which a message is sent for the last time. */
export const LAST_ATTEMPT_MS: number = 24 * HOUR;

/** Milliseconds after the first, second, … failed attempt. */
const PAUSES: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
];

/**
 * The time of the next attempt; undefined when there is none, and the message is a dead letter.
 *
 * @param attempts attempts so far, all failed; at least 1
 * @param firstAt time of the first one, milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function nextAttempt(attempts: number, firstAt: number, now: number): number | undefined {
  const last = firstAt + LAST_ATTEMPT_MS;
  if (now >= last) return undefined;
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? last : Math.min(now + pause, last);
}
