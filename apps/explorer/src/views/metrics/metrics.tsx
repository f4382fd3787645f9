/** Series of an EVM chain's metrics. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useExplored } from "../../app/network.tsx";
import { Chart, type Point } from "../../parts/chart.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { intervals, type MetricName, titles } from "./metrics-search.ts";

const route = getRouteApi("/metrics");

/** Points of a chart. */
const POINTS = 100;

export function Metrics() {
  const { metric = "txCount", interval = "day", chain } = route.useSearch();
  const { queries } = useExplored();
  const chains = useQuery(queries.evm.listChains({}));
  return (
    <>
      <h1>Metrics</h1>
      <Loaded query={chains} lines={8}>
        {({ chains: served }) => {
          const chosen = served.find(({ chainId }) => chainId === chain) ?? served[0];
          if (!chosen) return <p>This deployment indexes no EVM chain.</p>;
          return (
            <>
              <Choices
                label="Chain"
                name="chain"
                chosen={chosen.chainId}
                of={served.map(({ chainId, chainName }) => [chainId, chainName] as const)}
              />
              <Choices label="Metric" name="metric" chosen={metric} of={Object.entries(titles)} />
              <Choices
                label="Interval"
                name="interval"
                chosen={interval}
                of={intervals.map((name) => [name, name] as const)}
              />
              <Series chainId={chosen.chainId} metric={metric} interval={interval} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Choices({
  label,
  name,
  chosen,
  of,
}: {
  label: string;
  name: string;
  chosen: string;
  of: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <nav aria-label={label} className="tabs wrap">
      {of.map(([value, text]) => (
        <Link
          key={value}
          to="."
          search={(search) => ({ ...search, [name]: value })}
          resetScroll={false}
          aria-current={value === chosen ? "true" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

function Series({
  chainId,
  metric,
  interval,
}: {
  chainId: string;
  metric: MetricName;
  interval: (typeof intervals)[number];
}) {
  const { metrics } = useExplored();
  const params = { chainId, metric, timeInterval: interval, pageSize: POINTS };
  const query = useQuery({
    queryKey: ["metrics", "chains.listValues", params],
    queryFn: async ({ signal }) => (await metrics.chains.listValues(params, { signal })).items,
  });
  return (
    <Loaded query={query} lines={8}>
      {(items) => <Drawn name={`${titles[metric]}, by ${interval}`} items={items} />}
    </Loaded>
  );
}

function Drawn({
  name,
  items,
}: {
  name: string;
  items: readonly { timestamp: number; value: number | bigint }[];
}) {
  const points = useMemo(
    () => items.map(({ timestamp, value }): Point => [timestamp, Number(value)]).reverse(),
    [items],
  );
  if (points.length === 0) return <p>There are no values.</p>;
  return <Chart name={name} points={points} />;
}
