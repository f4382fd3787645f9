/** What one page of 100 items costs, of which decoding is the larger part. */
import { BASE, HTTP_SUBJECTS, measureCpu } from "../cpu-row.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

export const name = "page";

export async function measure(bench: Bench): Promise<Table[]> {
  const samples = await measureCpu(bench, {
    subjects: HTTP_SUBJECTS,
    request: "page",
    warmUp: 3000,
    // Long bursts, over which a major collection (some 10 ms, an estimate) is spread: 40 calls with one would take half as long again.
    calls: 160,
    inFlight: 1,
  });
  const targets = { data: { ratio: 1.08 }, "data-undici": { ratio: 0.72 } };
  return [
    {
      title: "Page of 100 validators, one after another",
      unit: "µs CPU per call",
      base: BASE,
      samples,
      targets,
    },
  ];
}
