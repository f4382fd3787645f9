/** Writes CSV rows (RFC 4180) that are safe to open in a spreadsheet. */

/** First characters that a spreadsheet takes for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;
const QUOTED = /[",\r\n]/;

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row with its line end. A field that a spreadsheet would evaluate gets a leading apostrophe. */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(field).join(",")}\r\n`;
}
