/** What one small call costs when the next waits for it. */
import { BASE, HTTP_SUBJECTS, measureCpu } from "../cpu-row.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

export const name = "small-call";

export async function measure(bench: Bench): Promise<Table[]> {
  const samples = await measureCpu(bench, {
    subjects: HTTP_SUBJECTS,
    request: "small",
    warmUp: 3000,
    calls: 160,
    inFlight: 1,
  });
  const targets = { data: { ratio: 1.15 }, "data-undici": { ratio: 0.5 } };
  return [{ title: "Small call, one after another", unit: "µs CPU per call", base: BASE, samples, targets }];
}
