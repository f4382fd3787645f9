/** What reading a listing costs that has one item: a small call, and what a pager adds to it. */
import { BASE, measureCpu } from "../cpu-row.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

export const name = "one-item";

export async function measure(bench: Bench): Promise<Table[]> {
  const samples = await measureCpu(bench, {
    subjects: [BASE, "fetch-signal", "openapi-fetch", "glacier-sdk", "data", "data-undici"],
    request: "one",
    warmUp: 3000,
    calls: 160,
    inFlight: 1,
  });
  const targets = { data: { ratio: 1.25 } };
  return [
    { title: "Listing of one item, read by item", unit: "µs CPU per call", base: BASE, samples, targets },
  ];
}
