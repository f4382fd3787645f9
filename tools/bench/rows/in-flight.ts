/** What one small call costs when 32 are under way at any time. */
import { BASE, HTTP_SUBJECTS, measureCpu } from "../cpu-row.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

export const name = "in-flight";

export async function measure(bench: Bench): Promise<Table[]> {
  const samples = await measureCpu(bench, {
    subjects: HTTP_SUBJECTS,
    request: "small",
    warmUp: 3000,
    calls: 320,
    inFlight: 32,
  });
  const targets = { data: { ratio: 1.05 }, "data-undici": { ratio: 0.48 } };
  return [{ title: "Small call, 32 in flight", unit: "µs CPU per call", base: BASE, samples, targets }];
}
