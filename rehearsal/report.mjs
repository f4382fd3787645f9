/** What a rehearsal says of itself: a line per step as it goes, a table of the consumers, and one line of counts at the end. */

const MARKS = { passed: "ok  ", failed: "FAIL", skipped: "skip" };

/** @typedef {{ name: string, outcome: "passed" | "failed" | "skipped", note: string, seconds: number }} Step */

/**
 * The line of a step.
 *
 * @param {Step} step
 */
export const stepLine = ({ name, outcome, note, seconds }) =>
  `${MARKS[outcome]} ${seconds.toFixed(1).padStart(5)} s  ${name}${note ? ` (${note})` : ""}`;

/**
 * Rows with their columns aligned; the first is the head.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const [head = [], ...rest] = rows;
  return [line(head), rule, ...rest.map(line)].join("\n");
}

/**
 * The closing line.
 *
 * @param {readonly Step[]} steps
 */
export function closingLine(steps) {
  const of = (outcome) => steps.filter((step) => step.outcome === outcome);
  const failed = of("failed");
  const names = failed.length > 0 ? ` (${failed.map(({ name }) => name).join(", ")})` : "";
  return `release:rehearse: ${of("passed").length} passed, ${failed.length} failed${names}, ${of("skipped").length} skipped`;
}
