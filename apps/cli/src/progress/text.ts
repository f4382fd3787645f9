/** Work as text: a bar for a terminal, a line for a log, a line of JSON for a program. */
import { printable, printableLine } from "@primary-network/devnet/terminal";
import type { Work } from "./work.ts";

/** Characters of a bar. */
const BAR = 24;

const count = (value: number): string => value.toLocaleString("en-GB");

const rate = (value: number): string =>
  value >= 10 ? count(Math.round(value)) : String(Math.round(value * 10) / 10);

/** Units of time in seconds, each with the next smaller one. */
const UNITS = [
  ["d", 86_400, "h", 3_600],
  ["h", 3_600, "min", 60],
  ["min", 60, "s", 1],
] as const;

/** A duration in its two largest units: `42 s`, `3 min 5 s`, `2 h 10 min`, `3 d 4 h`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  for (const [name, length, smallerName, smallerLength] of UNITS) {
    if (whole < length) continue;
    const rest = Math.floor((whole % length) / smallerLength);
    return `${Math.floor(whole / length)} ${name}${rest === 0 ? "" : ` ${rest} ${smallerName}`}`;
  }
  return `${whole} s`;
}

/** The part that is done, 0 … 1; undefined while the whole is unknown. */
const partOf = ({ done, of }: Work): number | undefined =>
  done === undefined || of === undefined || of <= 0 ? undefined : Math.min(1, Math.max(0, done / of));

/** Formats the amount, the rate and the time left, which follow the phase. */
function figures(work: Work): string[] {
  const { done, of, unit = "", perSecond, secondsLeft, note } = work;
  const part = partOf(work);
  const amount = [
    ...(done === undefined ? [] : [count(done)]),
    ...(done === undefined || of === undefined ? [] : [`of ${count(of)}`]),
    ...(done === undefined || unit === "" ? [] : [unit]),
    ...(part === undefined || work.ended ? [] : [`(${Math.floor(part * 100)} %)`]),
  ];
  return [
    ...(amount.length > 0 ? [amount.join(" ")] : []),
    ...(perSecond === undefined || work.ended ? [] : [`${rate(perSecond)}/s`]),
    ...(secondsLeft === undefined || work.ended ? [] : [`${duration(secondsLeft)} left`]),
    ...(note === undefined ? [] : [note]),
  ];
}

/**
 * One line for a log, such as `fuji/p-chain: catching-up, 1,200 of 4,800 blocks (25 %), 120/s, 30 s left`.
 */
export const lineOf = (work: Work): string =>
  printableLine(`${work.name}: ${[work.phase, ...figures(work)].join(", ")}`);

/** One line of JSON. */
export const jsonOf = (work: Work): string => printable(JSON.stringify(work.record));

/** A line for each work, with a bar where the whole is known; no line is longer than the terminal is wide. */
export function barsOf(works: readonly Work[], columns: number): string[] {
  const width = Math.max(0, ...works.map(({ name }) => name.length));
  return works.map((work) => {
    const part = partOf(work);
    const filled = Math.floor((part ?? 0) * BAR);
    const bar = part === undefined ? "" : `[${"#".repeat(filled)}${"-".repeat(BAR - filled)}]  `;
    const text = `${work.name.padEnd(width)}  ${bar}${[work.phase, ...figures(work)].join("  ")}`;
    return printableLine(text).slice(0, Math.max(0, columns - 1));
  });
}
