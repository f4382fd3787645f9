/** Transactions per day of each EVM chain; per hour while the network has few days. */
import type { ListChainMetricValuesParams } from "@primary-network/metrics";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEvmChains } from "../../parts/chain-name.tsx";
import { Chart } from "../../parts/chart.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import { pointsOf } from "./activity-of.ts";

/** Values that are shown of each interval. */
const SHOWN = { day: 90, hour: 72 } as const;
/** Days below which hours are shown instead. */
const FEW = 4;

function useCounts(chainIds: readonly string[], timeInterval: keyof typeof SHOWN) {
  const { metrics, key } = useExplored();
  return useQueries({
    queries: chainIds.map((chainId) => {
      const params: ListChainMetricValuesParams = {
        chainId,
        metric: "txCount",
        timeInterval,
        pageSize: SHOWN[timeInterval],
      };
      return {
        queryKey: [...key, "metrics", "chains.listValues", params],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await metrics.chains.listValues(params, { signal })).items,
      };
    }),
  });
}

export function Activity({ chainIds }: { chainIds: readonly string[] }) {
  const days = useCounts(chainIds, "day");
  const isShort = days.every(({ data }) => data !== undefined && data.length < FEW);
  const hours = useCounts(isShort ? chainIds : [], "hour");
  const shown = isShort ? hours : days;
  const names = useEvmChains();
  const drawn = JSON.stringify(
    shown.map(({ data }, index) => [
      names.find(({ chainId }) => chainId === chainIds[index])?.chainName ?? `EVM chain ${chainIds[index]}`,
      pointsOf(data ?? []),
    ]),
  );
  // Equal points are not drawn again.
  const series = useMemo(
    () =>
      (JSON.parse(drawn) as [string, ReturnType<typeof pointsOf>][]).map(([label, points]) => ({
        label,
        points,
      })),
    [drawn],
  );
  const failed = shown.find(({ error }) => error !== null)?.error;
  if (failed) return <Fault error={failed} />;
  if (shown.some(({ data }) => data === undefined)) return <Skeleton lines={7} />;
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      {series.every(({ points }) => points.length === 0) ? (
        <p>No transactions yet.</p>
      ) : (
        <Chart name={isShort ? "Transactions per hour" : "Transactions per day"} series={series} />
      )}
    </section>
  );
}
