/** The three clients of one network, from the addresses of its service and its node. */
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
  /** Replaces the global `fetch` of all three, such as a recorder's. @default the global fetch, looked up at each call */
  readonly fetch?: Fetch | undefined;
  /** Time and chance of all three. @default the platform's */
  readonly clock?: Clock | undefined;
}

/** The clients of one network. */
export interface Clients {
  /** Client of the data service; its calls name the network `fuji` unless they name another. */
  readonly data: DataClient;
  /** Client of the metrics service. */
  readonly metrics: MetricsClient;
  /** Client of the node's P-Chain RPC. */
  readonly pchain: PChainClient;
}

/**
 * Makes the clients of a local network. Nothing is sent until a method is called.
 *
 * @throws ValidationError naming the option that is wrong.
 * @example
 * ```ts
 * const { data, pchain } = createClients({ service: "http://127.0.0.1:8080", node: "http://127.0.0.1:9650" });
 * ```
 */
export function createClients({ service, node, fetch, clock }: ClientsOptions): Clients {
  const shared = { fetch, clock };
  return {
    // The local network is served under this name and `testnet`.
    data: createDataClient({ baseUrl: service, network: "fuji", ...shared }),
    metrics: createMetricsClient({ baseUrl: service, network: "fuji", ...shared }),
    pchain: createPChainClient({ baseUrl: node, ...shared }),
  };
}
