/** The figures of releases that are kept: one entry per version, the newest first. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Spread } from "../statistics.ts";
import type { Line } from "../table.ts";

const file = new URL("./releases.json", import.meta.url);

/** A subject's figures in a table. */
export interface KeptLine {
  readonly value: Spread;
  readonly ratio?: Spread;
}

/** A table of a row of the bench, its lines by subject. */
export interface KeptTable {
  readonly row: string;
  readonly title: string;
  readonly unit: string;
  /** The subject that ratios are to. */
  readonly base?: string;
  /** When it was measured, and what else the machine did. */
  readonly measuredAt: string;
  readonly loadAverage: number;
  readonly lines: Readonly<Record<string, KeptLine>>;
}

/** The figures of one version. */
export interface Release {
  /** As published; "0.0.0" until there is a release. */
  readonly version: string;
  readonly node: string;
  readonly cpu: string;
  readonly tables: readonly KeptTable[];
}

/** All kept figures, the newest release first. */
export const readReleases = (): Release[] => JSON.parse(readFileSync(file, "utf8"));

const round = ({ min, median, max }: Spread): Spread => {
  const digits = (value: number) => Number(value.toPrecision(4));
  return { min: digits(min), median: digits(median), max: digits(max) };
};

/** The lines that have figures, to four digits: what is kept of a table. */
export const keptLines = (lines: readonly Line[]): Record<string, KeptLine> =>
  Object.fromEntries(
    lines.flatMap((line) =>
      line.reason === undefined
        ? [[line.subject, { value: round(line.value), ...(line.ratio && { ratio: round(line.ratio) }) }]]
        : [],
    ),
  );

/** The releases with the figures of `measured` in place of those that the version had of the same tables. */
export function withFigures(releases: readonly Release[], measured: Release): Release[] {
  const before = releases.find(({ version }) => version === measured.version);
  const titles = new Set(measured.tables.map(({ title }) => title));
  const kept = before?.tables.filter(({ title }) => !titles.has(title)) ?? [];
  const merged = { ...measured, tables: [...kept, ...measured.tables] };
  return before ? releases.map((release) => (release === before ? merged : release)) : [merged, ...releases];
}

/** Keeps the figures of a run. */
export function record(measured: Release): void {
  const releases = withFigures(readReleases(), measured);
  writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`);
}
