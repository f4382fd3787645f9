/** Time series and rolling windows of EVM chains. */

import type { ChainMetric } from "@primary-network/metrics/spec";
import { HOUR, startOf } from "../../domain/evm/interval.ts";
import { addPeriods, type EvmPeriod, emptyPeriod } from "../../domain/evm/period.ts";
import { knownUntil } from "../../domain/evm/tps.ts";
import type { Slice } from "../../domain/listing.ts";
import type { EvmWindowSums } from "../../store/evm/series.ts";
import { evmChainOf } from "../evm/chain.ts";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { additive, isDaily, periodMetrics, windowMetrics } from "./chain-metric.ts";
import { elapsed, startsOf } from "./series-page.ts";

const GROUPS: readonly string[] = ["total", "mainnet", "testnet"];

/** Chains that a path names: one, or all of a kind of network. */
function chainsOf(context: Context, chainId: string, metric: ChainMetric): ServedEvmChain[] {
  if (!GROUPS.includes(chainId)) return [evmChainOf(context, chainId)];
  if (!additive.has(metric))
    throw new HttpError(
      501,
      `${metric} cannot be added up over several chains: an address may be active on several, and chains differ in token and time; request one chain`,
    );
  const chains = [...context.evmChains.values()].filter(
    ({ network }) => chainId === "total" || (network === "mainnet") === (chainId === "mainnet"),
  );
  if (chains.length === 0) throw new HttpError(404, `there is no chain of ${chainId}`);
  return chains.map(({ source }) => evmChainOf(context, String(source.evmChainId)));
}

/** From when to when the chains are indexed; undefined before the first block after a genesis. */
export async function extentOf({ store }: Context, chains: readonly ServedEvmChain[]) {
  let [first, until] = [Number.POSITIVE_INFINITY, 0];
  for (const { source } of chains) {
    const begin = await store.evm.series.firstHour(source.evmChainId);
    const activity = await store.evm.chains.activity(source.evmChainId);
    if (begin === undefined || activity === undefined) continue;
    first = Math.min(first, begin);
    until = Math.max(until, knownUntil(activity.time, Math.floor(activity.settledAt / 1000)));
  }
  return until > 0 ? { first, until } : undefined;
}

/** The period of each start. A period without blocks has no activity and keeps the totals. */
function filled(unit: number, rows: readonly EvmPeriod[], starts: readonly number[]): Map<number, EvmPeriod> {
  const periods = new Map<number, EvmPeriod>();
  let at = 0;
  for (const start of starts.toReversed()) {
    while (at + 1 < rows.length && (rows[at + 1]?.start ?? 0) <= start) at++;
    const row = rows[at];
    const before = row && row.start <= start ? row : undefined;
    periods.set(start, before?.start === start ? before : emptyPeriod(unit, start, before));
  }
  return periods;
}

/** Newest first; intervals without blocks are points of 0, or of the total that there was before. */
export const listChainMetricValues = list(
  "listChainMetricValues",
  { basis: "clock" },
  async (params, context) => {
    const { metric, timeInterval: interval = "day" } = params;
    if (isDaily(metric) && interval !== "day")
      throw new HttpError(400, "timeInterval must be day for metrics that begin with avg, cumulative or max");
    const chains = chainsOf(context, params.chainId, metric);
    const extent = await extentOf(context, chains);
    const measure = periodMetrics[metric];
    return {
      until: extent?.until ?? 0,
      async read({ evm }, window) {
        const page: Slice<number> = extent ? startsOf(interval, params, extent.first, window) : { items: [] };
        const [newest, oldest] = [page.items[0], page.items.at(-1)];
        const known: Map<number, EvmPeriod>[] = [];
        if (newest === undefined || oldest === undefined) return { ...page, known };
        for (const { source } of chains) {
          const rows = await evm.series.list(source.evmChainId, interval, oldest, newest);
          known.push(filled(0, rows, page.items));
        }
        return { ...page, known };
      },
      write({ items, known }, { snapshot }) {
        const valueAt = (timestamp: number) => {
          const seconds = elapsed(interval, timestamp, snapshot.time);
          const values = known.flatMap((periods) => periods.get(timestamp) ?? []);
          return values.map((period) => measure(period, seconds)).reduce(add);
        };
        return { results: items.map((timestamp) => ({ timestamp, value: valueAt(timestamp) })) };
      },
    };
  },
);

/** Exact for integers; of averages one is always a number. */
function add(left: number | bigint, right: number | bigint): number | bigint {
  if (!Number.isInteger(left) && typeof left === "number") return left + Number(right);
  if (!Number.isInteger(right) && typeof right === "number") return Number(left) + right;
  const sum = BigInt(left) + BigInt(right);
  return Number.isSafeInteger(Number(sum)) ? Number(sum) : sum;
}

const DAY = 24 * HOUR;

/** Seconds of each window. */
export const WINDOWS = {
  lastHour: HOUR,
  lastDay: DAY,
  lastWeek: 7 * DAY,
  lastMonth: 30 * DAY,
  last90Days: 90 * DAY,
  lastYear: 365 * DAY,
} as const;

/** A window begins at the full hour that contains its start, because activity is stored by the hour. */
export const getChainRollingWindow = operation(
  "getChainRollingWindow",
  { basis: "clock" },
  async (params, context) => {
    const { store } = context;
    const { metric } = params;
    const chains = chainsOf(context, params.chainId, metric);
    const extent = await extentOf(context, chains);
    const names = [...Object.keys(WINDOWS), "allTime"];
    const sums: Record<string, number | bigint> = Object.fromEntries(names.map((name) => [name, 0]));
    if (!extent) return { result: sums };
    const { first, until } = extent;
    const starts = Object.values(WINDOWS).map((seconds) => startOf("hour", until - seconds));
    const measure = windowMetrics[metric];
    for (const { source } of chains) {
      const windows: EvmWindowSums[] = await store.evm.series.windows(source.evmChainId, starts);
      const months = await store.evm.series.list(source.evmChainId, "month", 0, until);
      const values = [...windows, addPeriods(months)].map((window, at) =>
        measure(window, Math.max(1, until - Math.max(starts[at] ?? first, first))),
      );
      for (const [at, name] of names.entries()) sums[name] = add(sums[name] ?? 0, values[at] ?? 0);
    }
    return { result: sums };
  },
);
