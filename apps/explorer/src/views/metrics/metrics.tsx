/** Metrics of EVM chains as charts over a range of days, and as rolling windows. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Loaded } from "../../parts/loaded.tsx";
import { Strip } from "../../parts/strip.tsx";
import { useExplored } from "../../state/network.tsx";
import { Choices } from "./choices.tsx";
import { MetricChoice } from "./metric-choice.tsx";
import { intervalsOf, toggled } from "./metrics-search.ts";
import { Range } from "./range.tsx";
import { SeriesOfChains } from "./series-of-chains.tsx";
import { Windows } from "./windows.tsx";

const route = getRouteApi("/metrics");

export function Metrics() {
  const search = route.useSearch();
  const { metric = "txCount" } = search;
  const { queries } = useExplored();
  const chains = useQuery(queries.evm.listChains({}));
  const known = intervalsOf(metric);
  const interval = known.find((name) => name === search.interval) ?? "day";
  const named = search.chain?.split(",") ?? [];
  return (
    <>
      <h1>Metrics</h1>
      <Loaded query={chains} lines={30}>
        {({ items: served }) => {
          const found = served.filter(({ chainId }) => named.includes(chainId));
          const chosen = found.length > 0 ? found : served.slice(0, 1);
          if (chosen.length === 0) return <p>No EVM chains on this deployment.</p>;
          const ids = chosen.map(({ chainId }) => chainId);
          return (
            <>
              <Strip label="Chains" chosen={ids.join()}>
                {served.map(({ chainId, chainName }) => (
                  <Link
                    key={chainId}
                    to="."
                    search={(kept) => ({ ...kept, chain: toggled(ids, chainId).join(",") })}
                    resetScroll={false}
                    aria-current={ids.includes(chainId) ? "true" : undefined}
                  >
                    {chainName} ({chainId})
                  </Link>
                ))}
              </Strip>
              <MetricChoice chosen={metric} />
              <Choices
                label="Interval"
                name="interval"
                chosen={interval}
                of={known.map((name) => [name, name] as const)}
              />
              <Range />
              <SeriesOfChains chains={chosen} metric={metric} interval={interval} />
              <Windows key={ids.join()} chains={chosen} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
