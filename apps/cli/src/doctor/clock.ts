/** Compares this machine's clock with another's. */
import { type Finding, findingsOf } from "./finding.ts";

/**
 * Seconds: nodes refuse a block from more than 10 s in the future, and page tokens and limits go by the
 * service's clock.
 */
const WARNING = 5;
const FAILURE = 60;

/** @param theirs milliseconds since 1970, or undefined when the other side does not say */
export function checkClock(subject: string, theirs: number | undefined, ours: number): Finding {
  const { ok, warning, failure } = findingsOf(subject);
  if (theirs === undefined) return ok("clock", "does not say its time");
  const seconds = Math.round(Math.abs(theirs - ours) / 1_000);
  if (seconds <= WARNING) return ok("clock", `differs by ${seconds} s`);
  const detail = `${seconds} s ${theirs > ours ? "ahead of" : "behind"} this machine's`;
  const advice = "Synchronise both clocks, for example with chrony or systemd-timesyncd.";
  return seconds > FAILURE ? failure("clock", detail, advice) : warning("clock", detail, advice);
}
