/** The points of a chart, out of what a program printed: a line for each, the label before the last space and the value behind it. */

/** A point. */
export interface Point {
  readonly label: string;
  readonly value: number;
}

/**
 * Reads what was printed.
 *
 * @throws Error for a line that does not end with a number
 */
export function pointsOf(printed: string): Point[] {
  return printed
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, label = "", value = ""] = /^(.+) (-?\d+(?:\.\d+)?)$/.exec(line) ?? [];
      if (value === "") throw new Error(`"${line}" is no point: it does not end with a number`);
      return { label, value: Number(value) };
    });
}
