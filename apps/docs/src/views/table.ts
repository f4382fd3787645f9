/** Rows as an HTML table. */
import type { Rows } from "./rows.ts";

export function tableOf({ columns, rows, more }: Rows): HTMLElement {
  const table = document.createElement("table");
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = document.createElement("th");
    cell.scope = "col";
    cell.textContent = column;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const column of columns) line.insertCell().textContent = row.get(column) ?? "";
  }
  if (more > 0) table.createCaption().textContent = `${more} more rows are in the JSON.`;
  return table;
}
