/** How fast, and in how much memory, a long listing is read when nothing else is to be waited for. */
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table, Target } from "../table.ts";
import { walkOnce } from "../walk.ts";

const subjects = [
  "bare-fetch",
  "undici",
  "openapi-fetch",
  "glacier-sdk",
  "avacloud-sdk",
  "chainkit",
  "data",
  "data-items",
  "data-undici",
];
const ours = ["data", "data-items", "data-undici"];
const forOurs = (target: Target) => Object.fromEntries(ours.map((subject) => [subject, target]));

export const name = "walk-throughput";

export async function measure(bench: Bench): Promise<Table[]> {
  const pages = bench.quick ? 500 : 2000;
  await bench.server.set({ pages, latencyMs: 0 });
  const walks = await interleave(
    subjects,
    bench.quick ? 1 : 3,
    (subject) => walkOnce(bench, subject, { pages, workMs: 0 }),
    { budgetMs: 40_000 },
  );
  return [
    {
      title: `${pages} pages of 100: speed`,
      unit: "items/s",
      base: "bare-fetch",
      samples: mapSamples(walks, ({ items, wallMs }) => items / (wallMs / 1000)),
      // 88k items/s where bare fetch reads 91k.
      targets: forOurs({ ratio: 0.967, atLeast: true }),
    },
    {
      title: `${pages} pages of 100: peak resident memory`,
      unit: "MB",
      base: "bare-fetch",
      samples: mapSamples(walks, ({ peakRss }) => peakRss / 1e6),
      // 139 MB where bare fetch peaks at 137.
      targets: forOurs({ ratio: 1.015 }),
    },
  ];
}
