/** Turns samples into the lines of a table, with each subject's target beside its figure. */
import { table as alignedText } from "../shared/table.ts";
import type { Samples } from "./rounds.ts";
import { ratiosTo, type Spread, spread } from "./statistics.ts";

/** A bound on the median of the ratios to the base, or of the values themselves. */
export type Target = ({ readonly ratio: number } | { readonly value: number }) & {
  /** Whether it is a lower bound. Default false. */
  readonly atLeast?: boolean;
};

/** What a row of the bench measured. */
export interface Table {
  readonly title: string;
  readonly unit: string;
  /** The subject that ratios are to. */
  readonly base?: string;
  /** Digits behind the point. Default 0. */
  readonly digits?: number;
  readonly samples: ReadonlyMap<string, Samples>;
  readonly targets?: Readonly<Record<string, Target>>;
}

export type Verdict = "hit" | "miss" | "unknown";

/** A subject's figures, or why it has none. */
export type Line = { readonly subject: string } & (
  | { readonly reason: string }
  | {
      readonly reason?: undefined;
      readonly value: Spread;
      readonly ratio?: Spread;
      readonly target?: Target;
      readonly verdict?: Verdict;
    }
);

function verdictOf(target: Target, value: Spread, ratio: Spread | undefined): Verdict {
  const figure = "value" in target ? value.median : ratio?.median;
  const bound = "value" in target ? target.value : target.ratio;
  if (figure === undefined) return "unknown";
  return (target.atLeast ? figure >= bound : figure <= bound) ? "hit" : "miss";
}

/** The lines of a table, in the order of its subjects. */
export function toLines(table: Table): Line[] {
  const base = table.base === undefined ? undefined : table.samples.get(table.base)?.values;
  return [...table.samples].map(([subject, { values, reason }]): Line => {
    if (reason !== undefined) return { subject, reason };
    const value = spread(values);
    const ratio = base === undefined || base.length === 0 ? undefined : spread(ratiosTo(base, values));
    const line = { subject, value, ...(ratio && { ratio }) };
    const target = table.targets?.[subject];
    return target === undefined ? line : { ...line, target, verdict: verdictOf(target, value, ratio) };
  });
}

/** The table as text, for a terminal. */
export function format(table: Table, lines: readonly Line[]): string {
  const number = (value: number) => value.toFixed(table.digits ?? 0);
  const boundOf = (target: Target | undefined) => {
    if (target === undefined) return "";
    const sign = target.atLeast ? ">=" : "<=";
    return `${sign} ${"value" in target ? number(target.value) : `${target.ratio.toFixed(2)}x`}`;
  };
  const rows = lines.map((line) => {
    if (line.reason !== undefined) {
      const [why = ""] = line.reason.split("\n");
      return [line.subject, "-", "-", "-", "", `not run: ${why.slice(0, 90)}`];
    }
    const { subject, value, ratio, target, verdict } = line;
    return [
      subject,
      ratio === undefined ? "" : `${ratio.median.toFixed(2)}x`,
      ratio === undefined ? "" : `${ratio.min.toFixed(2)}-${ratio.max.toFixed(2)}`,
      value.min === value.max
        ? number(value.median)
        : `${number(value.median)} (${number(value.min)}-${number(value.max)})`,
      boundOf(target),
      verdict ?? "",
    ];
  });
  const text = alignedText([["", "ratio", "min-max", table.unit, "target", ""], ...rows], { rule: false });
  return `\n${table.title}\n${text.replace(/^/gm, "  ")}`;
}
