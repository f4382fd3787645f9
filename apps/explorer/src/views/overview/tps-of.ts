/** Transactions per second from what the service counts. */
import type { Point } from "../../parts/align.ts";

const HOUR = 3_600;

interface Value {
  readonly timestamp: number;
  readonly value: number | bigint;
}

/** From counts of hours, the newest first, the mean of each hour, the oldest first. */
export const byHour = (counts: readonly Value[]): Point[] =>
  counts.map(({ timestamp, value }): Point => [timestamp, Number(value) / HOUR]).reverse();

/** Values that are means already, the newest first, as points, the oldest first. */
export const ofDays = (means: readonly Value[]): Point[] =>
  means.map(({ timestamp, value }): Point => [timestamp, Number(value)]).reverse();
