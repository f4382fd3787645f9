/** The network that is looked at, and the clients that read it. */
import { createDataClient, type DataClient, type Network } from "@primary-network/data";
import { createMetricsClient, type MetricsClient } from "@primary-network/metrics";
import { dataQueries, metricsQueries } from "@primary-network/query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useDeployment } from "./deployment.ts";
import { mayGrow, reachOf } from "./host.ts";

/** What the views read. */
export interface Explored {
  readonly network: Network;
  readonly data: DataClient;
  readonly metrics: MetricsClient;
  /** Options of the queries of `data` and `metrics`. */
  readonly queries: ReturnType<typeof dataQueries>;
  readonly series: ReturnType<typeof metricsQueries>;
  /** Whether new blocks may come. */
  readonly isLive: boolean;
}

const ExploredContext = createContext<Explored | undefined>(undefined);

/** Gives the views below it the clients of a network. */
export function ExploredNetwork({ network, children }: { network: Network; children: ReactNode }) {
  const { baseUrl, apiKey } = useDeployment();
  const explored = useMemo((): Explored => {
    const reach = reachOf(baseUrl);
    const data = createDataClient({ baseUrl, network, ...(apiKey && { apiKey }), ...reach });
    const metrics = createMetricsClient({ baseUrl, network, ...reach });
    const key = { key: [baseUrl, network] };
    const [queries, series] = [dataQueries(data, key), metricsQueries(metrics, key)];
    return { network, data, metrics, queries, series, isLive: mayGrow(baseUrl) };
  }, [baseUrl, apiKey, network]);
  return <ExploredContext value={explored}>{children}</ExploredContext>;
}

/** The clients of the network that is looked at. */
export function useExplored(): Explored {
  const explored = useContext(ExploredContext);
  if (!explored) throw new Error("a view stands outside of its network");
  return explored;
}
