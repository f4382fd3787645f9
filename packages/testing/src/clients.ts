/** Makes the three clients of a network from the URLs of its service and its node. */
import type { Clock, Fetch } from "@primary-network/core";
import { createDataClient, type DataClient } from "@primary-network/data";
import { createMetricsClient, type MetricsClient } from "@primary-network/metrics";
import { createPChainClient, type PChainClient } from "@primary-network/pchain-rpc";

/** Options of {@link createClients}. */
export interface ClientsOptions {
  /** Absolute http or https URL of the data and metrics service. */
  readonly service: string;
  /** Absolute http or https URL of the node, without `/ext/bc/P`. */
  readonly node: string;
  /**
   * Function that replaces the global `fetch` of all three clients, such as a recorder's. @default the global
   * fetch, read at each call
   */
  readonly fetch?: Fetch | undefined;
  /** Source of time and randomness for all three clients. @default the platform's */
  readonly clock?: Clock | undefined;
}

/** The clients of a network. */
export interface Clients {
  /** Client of the data service. Its calls use the network `fuji` by default. */
  readonly data: DataClient;
  /** Client of the metrics service. */
  readonly metrics: MetricsClient;
  /** Client of the node's P-Chain RPC. */
  readonly pchain: PChainClient;
}

/**
 * Makes the clients of a local network. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the invalid option.
 * @example
 * ```ts
 * const { data, pchain } = createClients({ service: "http://127.0.0.1:8080", node: "http://127.0.0.1:9650" });
 * ```
 */
export function createClients({ service, node, fetch, clock }: ClientsOptions): Clients {
  const shared = { fetch, clock };
  return {
    // The service serves the local network under this name and as `testnet`.
    data: createDataClient({ baseUrl: service, network: "fuji", ...shared }),
    metrics: createMetricsClient({ baseUrl: service, network: "fuji", ...shared }),
    pchain: createPChainClient({ baseUrl: node, ...shared }),
  };
}
