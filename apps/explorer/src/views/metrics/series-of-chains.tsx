/** A metric of several chains in one chart. */
import { useQueries } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { Chart } from "../../parts/chart.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import type { ChainName } from "./chain-name.ts";
import { type Interval, type MetricName, rangeOf, titles } from "./metrics-search.ts";

const route = getRouteApi("/metrics");

/** Points of each line. */
const POINTS = 400;

export function SeriesOfChains({
  chains,
  metric,
  interval,
}: {
  chains: readonly ChainName[];
  metric: MetricName;
  interval: Interval;
}) {
  const { metrics, key: scope } = useExplored();
  const range = rangeOf(route.useSearch());
  const results = useQueries({
    queries: chains.map(({ chainId }) => {
      const params = { chainId, metric, timeInterval: interval, pageSize: POINTS, ...range };
      return {
        queryKey: [...scope, "metrics", "chains.listValues", params],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await metrics.chains.listValues(params, { signal })).items,
      };
    }),
  });
  const key = JSON.stringify(
    results.map(({ data }) => data?.map(({ timestamp, value }) => [timestamp, String(value)])),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values are not drawn again
  const series = useMemo(
    () =>
      chains.map(({ chainName }, index) => ({
        label: chainName,
        points: (results[index]?.data ?? [])
          .map(({ timestamp, value }) => [timestamp, Number(value)] as const)
          .reverse(),
      })),
    [key],
  );
  const failed = results.find(({ error }) => error !== null);
  return (
    <div className="chart-place">
      {failed?.error ? (
        <Fault error={failed.error} retry={() => void failed.refetch()} />
      ) : results.some(({ data }) => data === undefined) ? (
        <Skeleton lines={8} />
      ) : series.every(({ points }) => points.length === 0) ? (
        <p>No values in this range. Choose other days.</p>
      ) : (
        <Chart name={`${titles[metric]}, by ${interval}`} series={series} />
      )}
    </div>
  );
}
