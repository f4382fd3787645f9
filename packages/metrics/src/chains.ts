/** The EVM chains that have metrics. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetMetricsChainParams,
  GetMetricsChainResult,
  ListMetricsChainsExtra,
  ListMetricsChainsItem,
  ListMetricsChainsParams,
} from "./gen/operations.ts";
import { getMetricsChain, listMetricsChains } from "./gen/operations.ts";

/** The `chains` resource of the metrics client. */
export const chains = (transport: Transport) => ({
  /**
   * Lists the EVM chains that have metrics, by EVM chain id. The client's `network` applies here too.
   *
   * @example
   * ```ts
   * for await (const chain of metrics.chains.list()) console.log(chain.evmChainId, chain.chainName);
   * ```
   */
  list: (
    params: ListMetricsChainsParams = {},
    options?: ListOptions,
  ): List<ListMetricsChainsItem, ListMetricsChainsExtra> =>
    transport.list(listMetricsChains, params, options),

  /**
   * Gets one chain, by its EVM chain id or blockchain id.
   *
   * @throws NotFoundError when the service does not index it.
   * @example
   * ```ts
   * const { blockchainId } = await metrics.chains.get({ chainId: "43114" });
   * ```
   */
  get: (params: GetMetricsChainParams, options?: CallOptions): Promise<GetMetricsChainResult> =>
    transport.call(getMetricsChain, params, options),
});
