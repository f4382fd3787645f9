/** Transactions per second of an EVM chain: by day, or by hour where there are few days. */
import type { ListAverageTpsParams, ListChainMetricValuesParams } from "@primary-network/metrics";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Chart } from "../../parts/chart.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useExplored } from "../../state/network.tsx";
import { byHour, ofDays } from "./tps-of.ts";

const DAYS = 90;
const HOURS = 72;
/** Days below which hours are shown instead. */
const FEW = 4;

export function Tps({ chainId }: { chainId: string }) {
  const { metrics, key: scope } = useExplored();
  const params: ListAverageTpsParams = { chainId };
  const query = useQuery({
    queryKey: [...scope, "metrics", "averageTps.list", params],
    queryFn: ({ signal }) => metrics.averageTps.list(params, { signal }).toArray({ limit: DAYS }),
  });
  return (
    <section aria-label={`Transactions per second of EVM chain ${chainId}`}>
      <Loaded query={query} lines={7}>
        {(items) =>
          items.length < FEW ? <Hourly chainId={chainId} /> : <Daily chainId={chainId} items={items} />
        }
      </Loaded>
    </section>
  );
}

function Hourly({ chainId }: { chainId: string }) {
  const { metrics, key: scope } = useExplored();
  const params: ListChainMetricValuesParams = {
    chainId,
    metric: "txCount",
    timeInterval: "hour",
    pageSize: HOURS,
  };
  const query = useQuery({
    queryKey: [...scope, "metrics", "chains.listValues", params],
    queryFn: async ({ signal }) => (await metrics.chains.listValues(params, { signal })).items,
  });
  return (
    <Loaded query={query} lines={7}>
      {(items) => (
        <Drawn name={`Transactions per second of EVM chain ${chainId}, by hour`} points={byHour(items)} />
      )}
    </Loaded>
  );
}

function Daily({
  chainId,
  items,
}: {
  chainId: string;
  items: readonly { timestamp: number; value: number }[];
}) {
  const points = useMemo(() => ofDays(items), [items]);
  return <Drawn name={`Transactions per second of EVM chain ${chainId}, by day`} points={points} />;
}

function Drawn({ name, points }: { name: string; points: ReturnType<typeof ofDays> }) {
  const key = JSON.stringify(points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal points are not drawn again
  const series = useMemo(() => [{ label: "per second", points }], [key]);
  if (points.length === 0) return <p>{name}: nothing is indexed yet.</p>;
  return <Chart name={name} series={series} />;
}
