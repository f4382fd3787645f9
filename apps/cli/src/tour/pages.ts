/** Tour step: reading every page of a list. */
import { table } from "../terminal/table.ts";
import type { Guide } from "./guide.ts";

/** Counts validations by status, five to a page so that there are several pages. */
export async function showPages({ data, print, signal }: Guide): Promise<void> {
  const counts = new Map<string, number>();
  let pages = 0;
  for await (const page of data.validators.list({ pageSize: 5 }, { signal }).pages()) {
    pages += 1;
    for (const { validationStatus } of page.items)
      counts.set(validationStatus, (counts.get(validationStatus) ?? 0) + 1);
  }
  print(
    table(
      ["status", "validations"],
      [...counts].sort().map(([status, count]) => [status, String(count)]),
    ),
  );
  print(`\n  ${[...counts.values()].reduce((sum, count) => sum + count, 0)} validations on ${pages} pages.`);
}
