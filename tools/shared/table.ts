/** Rows as text for a terminal, with their columns aligned; the first row is the head. */
export function table(rows: readonly (readonly string[])[], { rule = true } = {}): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const [head = [], ...rest] = rows;
  const under = rule ? [widths.map((width) => "-".repeat(width)).join("  ")] : [];
  return [line(head), ...under, ...rest.map(line)].join("\n");
}
