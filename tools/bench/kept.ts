/** The figures that README and the site show: a table for each machine, with what was measured, when and at which commit. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Spread } from "./statistics.ts";
import type { Line } from "./table.ts";

/** A figure with the smallest and the largest of its rounds, where these are known. */
export interface KeptSpread {
  readonly min?: number;
  readonly median: number;
  readonly max?: number;
}

/** The figures of a subject. */
export interface KeptLine {
  readonly value?: KeptSpread;
  readonly ratio?: KeptSpread;
}

/** Where, when and of what figures were measured. */
export interface Measurement {
  readonly machine: string;
  /** Version of Node, where it is known. */
  readonly node?: string;
  /** Day. */
  readonly measuredAt: string;
  readonly commit: string;
  readonly loadAverage?: number;
  /** Digest of what was measured, and of the programs that measured it: `measured.ts`. */
  readonly digest: string;
}

/** A table of the bench as it is kept. */
export interface KeptTable extends Measurement {
  readonly row: string;
  readonly title: string;
  readonly unit: string;
  /** By subject. */
  readonly lines: Readonly<Record<string, KeptLine>>;
}

const file = new URL("kept.json", import.meta.url);

export const readKept = (): KeptTable[] => JSON.parse(readFileSync(file, "utf8"));

export const writeKept = (tables: readonly KeptTable[]): void =>
  writeFileSync(file, `${JSON.stringify(tables, null, 2)}\n`);

const digits = (value: number): number => Number(value.toPrecision(4));
const round = ({ min, median, max }: Spread): KeptSpread => ({
  min: digits(min),
  median: digits(median),
  max: digits(max),
});

/**
 * The lines of the shown subjects that have figures, to four digits. Of one round, which a busy machine may leave, there is no ratio:
 * it would say nothing.
 */
export const keptLines = (
  lines: readonly Line[],
  isShown: (subject: string) => boolean,
): Record<string, KeptLine> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      if (line.reason !== undefined || !isShown(line.subject)) return [];
      const { value, ratio } = line;
      const isOfRounds = ratio !== undefined && ratio.min < ratio.max;
      return [[line.subject, { value: round(value), ...(isOfRounds && { ratio: round(ratio) }) }]];
    }),
  );

/** Returns the kept tables with a run's tables, which replace older ones of the same machine. */
export function withTables(kept: readonly KeptTable[], measured: readonly KeptTable[]): KeptTable[] {
  const key = ({ title, machine }: KeptTable) => `${title}\n${machine}`;
  const again = new Set(measured.map(key));
  return [...measured, ...kept.filter((table) => !again.has(key(table)))].sort((a, b) =>
    a.row === b.row ? 0 : a.row < b.row ? -1 : 1,
  );
}
