/** What one JSON-RPC call to the node costs. */
import { measureCpu } from "../cpu-row.mjs";

const subjects = [
  "bare-fetch",
  "fetch-signal",
  "undici",
  "ofetch",
  "ky",
  "viem",
  "pchain-rpc",
  "pchain-rpc-undici",
];

export const name = "rpc";

export async function measure(bench) {
  const samples = await measureCpu(bench, {
    subjects,
    request: "rpc",
    warmUp: bench.quick ? 3000 : 6000,
    calls: 160,
    inFlight: 1,
    rounds: bench.quick ? 11 : 41,
  });
  const targets = { "pchain-rpc": { ratio: 1.25 }, "pchain-rpc-undici": { ratio: 0.5 } };
  return [
    {
      title: "Small JSON-RPC call, one after another",
      unit: "µs CPU per call",
      base: "bare-fetch",
      samples,
      targets,
    },
  ];
}
