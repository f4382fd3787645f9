/** The network that is looked at, and the clients that read it. */
import type { DataClient, Network } from "@primary-network/data";
import { createMetricsClient, type MetricsClient } from "@primary-network/metrics";
import { dataQueries, metricsQueries } from "@primary-network/query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { clientOf } from "./client-of.ts";
import { useDeployment } from "./deployment.ts";
import { reachOf, recordedAtOf } from "./host.ts";

/** The network that the views read, and its clients. */
export interface Explored {
  readonly network: Network;
  readonly data: DataClient;
  readonly metrics: MetricsClient;
  /** The first part of its query keys. Each deployment and network has its own. */
  readonly key: readonly [baseUrl: string, network: Network];
  /** Options of the queries of `data` and `metrics`. */
  readonly queries: ReturnType<typeof dataQueries>;
  readonly series: ReturnType<typeof metricsQueries>;
  /** Unix seconds at which the network was recorded; undefined where new blocks may come. */
  readonly recordedAt: number | undefined;
}

const ExploredContext = createContext<Explored | undefined>(undefined);

/** Gives the views below it the clients of a network. */
export function ExploredNetwork({ network, children }: { network: Network; children: ReactNode }) {
  const deployment = useDeployment();
  const explored = useMemo((): Explored => {
    const { baseUrl } = deployment;
    const data = clientOf(deployment, network);
    const metrics = createMetricsClient({ baseUrl, network, ...reachOf(baseUrl) });
    const key = [baseUrl, network] as const;
    const [queries, series] = [dataQueries(data, { key }), metricsQueries(metrics, { key })];
    return { network, data, metrics, key, queries, series, recordedAt: recordedAtOf(baseUrl) };
  }, [deployment, network]);
  return <ExploredContext value={explored}>{children}</ExploredContext>;
}

/** The clients of the network that is looked at. */
export function useExplored(): Explored {
  const explored = useContext(ExploredContext);
  if (!explored) throw new Error("a view stands outside of its network");
  return explored;
}
