/** What one page of 100 items costs, of which decoding is the larger part. */
import { BASE, measureCpu } from "../cpu-row.mjs";

const subjects = [
  BASE,
  "fetch-signal",
  "undici",
  "openapi-fetch",
  "ofetch",
  "ky",
  "glacier-sdk",
  "avacloud-sdk",
  "chainkit",
  "data",
  "data-undici",
];

export const name = "page";

export async function measure(bench) {
  const samples = await measureCpu(bench, {
    subjects,
    request: "page",
    warmUp: 3000,
    // Long bursts: a major collection costs some 10 ms, which would be half the time of 40 calls with it and none of those without.
    calls: 160,
    inFlight: 1,
  });
  const targets = { data: { ratio: 1.1 }, "data-undici": { ratio: 0.8 } };
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
