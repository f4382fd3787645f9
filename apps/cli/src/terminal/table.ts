/** Prints rows as aligned columns. */

/** A header and rows of the same length, as lines; a cell beyond `maxWidth` characters is cut in its middle. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  maxWidth = 36,
): string {
  const cells = [header, ...rows].map((row) => row.map((cell) => shorten(cell, maxWidth)));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...body.map(line)].join("\n");
}

/** A text of at most `width` characters; of a longer one the middle is left out. */
export function shorten(text: string, width: number): string {
  if (text.length <= width) return text;
  const kept = width - 1;
  return `${text.slice(0, Math.ceil(kept / 2))}…${text.slice(text.length - Math.floor(kept / 2))}`;
}
