/** Counts of transactions as points of a chart. */
import type { Point } from "../../parts/align.ts";

interface Value {
  readonly timestamp: number;
  readonly value: number | bigint;
}

/** From counts with the newest first, points with the oldest first. */
export const pointsOf = (counts: readonly Value[]): Point[] =>
  counts.map(({ timestamp, value }): Point => [timestamp, Number(value)]).reverse();
