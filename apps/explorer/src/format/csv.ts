/** Rows as CSV. */

/** A cell by RFC 4180; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A header line and a line for each row. */
export function csvOf<Row>(
  columns: readonly { readonly name: string; readonly text: (row: Row) => string }[],
  rows: readonly Row[],
): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
