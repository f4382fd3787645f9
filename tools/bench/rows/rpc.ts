/** What one JSON-RPC call to the node costs. */
import { BASE, measureCpu } from "../cpu-row.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

const subjects = [BASE, "fetch-signal", "undici", "viem", "pchain-rpc", "pchain-rpc-undici"];

export const name = "rpc";

export async function measure(bench: Bench): Promise<Table[]> {
  const samples = await measureCpu(bench, {
    subjects,
    request: "rpc",
    warmUp: 3000,
    calls: 160,
    inFlight: 1,
  });
  const targets = { "pchain-rpc": { ratio: 1.05 }, "pchain-rpc-undici": { ratio: 0.5 } };
  return [
    {
      title: "Small JSON-RPC call, one after another",
      unit: "µs CPU per call",
      base: BASE,
      samples,
      targets,
    },
  ];
}
