/** The EVM chains that have metrics. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetChainRollingWindowParams,
  GetChainRollingWindowResult,
  GetMetricsChainParams,
  GetMetricsChainResult,
  ListChainMetricValuesExtra,
  ListChainMetricValuesItem,
  ListChainMetricValuesParams,
  ListMetricsChainsExtra,
  ListMetricsChainsItem,
  ListMetricsChainsParams,
} from "./gen/operations.ts";
import {
  getChainRollingWindow,
  getMetricsChain,
  listChainMetricValues,
  listMetricsChains,
} from "./gen/operations.ts";

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

  /**
   * Lists a metric of a chain over time, one point for each interval, newest first. Values that are integers are exact:
   * beyond 2^53 they are bigints.
   *
   * @throws BadRequestError for a `timeInterval` other than `day` of a metric that begins with `avg`, `cumulative` or `max`.
   * @example
   * ```ts
   * const days = await metrics.chains.listValues({ chainId: "43114", metric: "activeAddresses" }).toArray({ limit: 31 });
   * ```
   */
  listValues: (
    params: ListChainMetricValuesParams,
    options?: ListOptions,
  ): List<ListChainMetricValuesItem, ListChainMetricValuesExtra> =>
    transport.list(listChainMetricValues, params, options),

  /**
   * Gets a metric of a chain over the last hour, day, week, month, 90 days and year, and over all time.
   *
   * @example
   * ```ts
   * const { result } = await metrics.chains.getRollingWindow({ chainId: "43114", metric: "txCount" });
   * ```
   */
  getRollingWindow: (
    params: GetChainRollingWindowParams,
    options?: CallOptions,
  ): Promise<GetChainRollingWindowResult> => transport.call(getChainRollingWindow, params, options),
});
