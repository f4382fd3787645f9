/** Rows of CSV as RFC 4180 has them, safe to be opened by a spreadsheet. */

/** What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;
const QUOTED = /[",\r\n]/;

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row with its line end. A field that a spreadsheet would calculate is preceded by an apostrophe. */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(field).join(",")}\r\n`;
}
