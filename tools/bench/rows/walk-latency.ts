/** How long a walk takes when every page has 20 ms of latency and 10 ms of work: does reading overlap with working? */
import { interleave } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";
import { walkOnce } from "../walk.ts";

const LATENCY_MS = 20;
const WORK_MS = 10;
const subjects = [
  "bare-fetch",
  "fetch-chain",
  "openapi-fetch",
  "glacier-sdk",
  "chainkit",
  "data",
  "data-items",
  "data-undici",
];
/** Of the time that a chain of requests needs, written by hand with the next page always under way. */
const target = { ratio: 1.01 };

export const name = "walk-latency";

export async function measure(bench: Bench): Promise<Table[]> {
  const pages = bench.quick ? 40 : 200;
  await bench.server.set({ pages, latencyMs: LATENCY_MS });
  const samples = await interleave(
    subjects,
    bench.quick ? 1 : 2,
    async (subject) => {
      const { wallMs } = await walkOnce(bench, subject, { pages, workMs: WORK_MS });
      return wallMs / 1000;
    },
    { budgetMs: 50_000 },
  );
  return [
    {
      title: `${pages} pages, ${LATENCY_MS} ms latency and ${WORK_MS} ms work each`,
      unit: "s",
      digits: 2,
      base: "fetch-chain",
      samples,
      targets: { data: target, "data-items": target, "data-undici": target },
    },
  ];
}
