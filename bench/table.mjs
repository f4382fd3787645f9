/** Turns samples into the lines of a table, with each subject's target beside its figure. */
import { ratiosTo, spread } from "./statistics.mjs";

/**
 * `table` is `{ title, unit, base?, digits?, samples, targets? }`. A target is `{ ratio | value, atLeast? }`: the bound on
 * the median of the ratios to `base`, or of the values themselves; an upper bound unless `atLeast` is set.
 */
export function toLines(table) {
  const base = table.base === undefined ? undefined : table.samples.get(table.base)?.values;
  return [...table.samples].map(([subject, { values, reason }]) => {
    if (reason !== undefined) return { subject, reason };
    const value = spread(values);
    const ratio = base === undefined || base.length === 0 ? undefined : spread(ratiosTo(base, values));
    const line = { subject, value, ...(ratio && { ratio }) };
    const target = table.targets?.[subject];
    if (target === undefined) return line;
    const figure = target.value === undefined ? ratio?.median : value.median;
    const bound = target.value ?? target.ratio;
    const hit = target.atLeast ? figure >= bound : figure <= bound;
    return { ...line, target, verdict: figure === undefined ? "unknown" : hit ? "hit" : "miss" };
  });
}

/** The table as text, for a terminal. */
export function format(table, lines) {
  const number = (value) => value.toFixed(table.digits ?? 0);
  const rows = lines.map(({ subject, reason, value, ratio, target, verdict }) => {
    if (reason !== undefined)
      return [subject, "-", "-", "-", "", `not run: ${reason.split("\n")[0].slice(0, 90)}`];
    const sign = target?.atLeast ? ">=" : "<=";
    const bound =
      target === undefined
        ? ""
        : target.value === undefined
          ? `${sign} ${target.ratio.toFixed(2)}x`
          : `${sign} ${number(target.value)}`;
    return [
      subject,
      ratio === undefined ? "" : `${ratio.median.toFixed(2)}x`,
      ratio === undefined ? "" : `${ratio.min.toFixed(2)}-${ratio.max.toFixed(2)}`,
      value.min === value.max
        ? number(value.median)
        : `${number(value.median)} (${number(value.min)}-${number(value.max)})`,
      bound,
      verdict ?? "",
    ];
  });
  const cells = [["", "ratio", "min-max", table.unit, "target", ""], ...rows];
  const widths = cells[0].map((_, column) =>
    Math.max(...cells.map((row) => (column === 5 ? 0 : row[column].length))),
  );
  const text = cells.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column])).join("  ")}`.trimEnd(),
  );
  return [`\n${table.title}`, ...text].join("\n");
}
