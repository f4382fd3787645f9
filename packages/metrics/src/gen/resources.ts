// Generated from specs/metrics/openapi.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type { List, ListOptions } from "@primary-network/core/client";
import type {
  GetChainRollingWindowParams,
  GetChainRollingWindowResult,
  GetIcmSummaryParams,
  GetIcmSummaryResult,
  GetMetricsChainParams,
  GetMetricsChainResult,
  GetMetricsHealthResult,
  GetMetricsLivenessResult,
  ListAverageTpsExtra,
  ListAverageTpsItem,
  ListAverageTpsParams,
  ListBtcbBridgersExtra,
  ListBtcbBridgersItem,
  ListBtcbBridgersParams,
  ListChainMetricValuesExtra,
  ListChainMetricValuesItem,
  ListChainMetricValuesParams,
  ListIcmTimeseriesExtra,
  ListIcmTimeseriesItem,
  ListIcmTimeseriesParams,
  ListL1FeeValuesExtra,
  ListL1FeeValuesItem,
  ListL1FeeValuesParams,
  ListMetricsChainsExtra,
  ListMetricsChainsItem,
  ListMetricsChainsParams,
  ListNodeFeeValuesExtra,
  ListNodeFeeValuesItem,
  ListNodeFeeValuesParams,
  ListStakingMetricValuesExtra,
  ListStakingMetricValuesItem,
  ListStakingMetricValuesParams,
  ListSubnetFeeValuesExtra,
  ListSubnetFeeValuesItem,
  ListSubnetFeeValuesParams,
  ListSubnetValidatorAddressesExtra,
  ListSubnetValidatorAddressesItem,
  ListSubnetValidatorAddressesParams,
  ListValidationFeeValuesExtra,
  ListValidationFeeValuesItem,
  ListValidationFeeValuesParams,
} from "./operations.ts";

/** Average transactions per second. */
export interface AverageTpsResource {
  /**
   * Returns the average number of transactions per second, newest first. A page token is valid for 24
   * hours. After that, list again from the first page. The public deployment marks this route as
   * deprecated, accepts mainnet, testnet and total instead of a chain id, and names the paging fields
   * startKey and nextPageStartKey.
   *
   * `GET /v1/avg_tps/{chainId}`
   *
   * @example
   * ```ts
   * for await (const point of metrics.averageTps.list({ chainId: "43114" })) console.log(point.timestamp, point.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-average-tps/}
   */
  readonly list: (params: ListAverageTpsParams, options?: ListOptions) => List<ListAverageTpsItem, ListAverageTpsExtra>;
}

/** EVM chains that have metrics, and their metrics. */
export interface ChainsResource {
  /**
   * Returns the EVM chains that have metrics, ordered by EVM chain id.
   *
   * `GET /v2/chains`
   *
   * @example
   * ```ts
   * for await (const chain of metrics.chains.list()) console.log(chain.evmChainId, chain.chainName);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-metrics-chains/}
   */
  readonly list: (params?: ListMetricsChainsParams, options?: ListOptions) => List<ListMetricsChainsItem, ListMetricsChainsExtra>;

  /**
   * Returns the ids and the network of an EVM chain that has metrics.
   *
   * `GET /v2/chains/{chainId}`
   *
   * @example
   * ```ts
   * const { blockchainId } = await metrics.chains.get({ chainId: "43114" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/get-metrics-chain/}
   */
  readonly get: (params: GetMetricsChainParams, options?: CallOptions) => ResultPromise<GetMetricsChainResult>;

  /**
   * Returns one point per hour, day, week or month, newest first, including intervals without blocks.
   * The newest interval covers the blocks indexed so far. Metrics whose names begin with `avg`,
   * cumulative or max are available by day only. Use total, mainnet or testnet only with metrics that
   * can be summed over chains. Other metrics return status 501.
   *
   * `GET /v2/chains/{chainId}/metrics/{metric}`
   *
   * @example
   * ```ts
   * const days = await metrics.chains.listValues({ chainId: "43114", metric: "activeAddresses" }).toArray({ limit: 31 });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-chain-metric-values/}
   */
  readonly listValues: (params: ListChainMetricValuesParams, options?: ListOptions) => List<ListChainMetricValuesItem, ListChainMetricValuesExtra>;

  /**
   * Returns the value of a metric over windows that end now, and over all time. Each window starts on
   * the hour. A month is 30 days, and a year is 365 days.
   *
   * `GET /v2/chains/{chainId}/rollingWindowMetrics/{metric}`
   *
   * @example
   * ```ts
   * const { result } = await metrics.chains.getRollingWindow({ chainId: "43114", metric: "txCount" });
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/get-chain-rolling-window/}
   */
  readonly getRollingWindow: (params: GetChainRollingWindowParams, options?: CallOptions) => ResultPromise<GetChainRollingWindowResult>;
}

/** Health of the service. */
export interface HealthResource {
  /**
   * Returns the health of each chain that the service indexes. A chain without data is down. You can
   * still query the other chains.
   *
   * `GET /v2/health-check`
   *
   * @example
   * ```ts
   * const { status, error } = await metrics.health.check();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/get-metrics-health/}
   */
  readonly check: (options?: CallOptions) => ResultPromise<GetMetricsHealthResult>;

  /**
   * Responds as soon as the process handles requests, even if its chains or its database are down.
   *
   * `GET /v2/live-check`
   *
   * @example
   * ```ts
   * const { status } = await metrics.health.checkLive();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/get-metrics-liveness/}
   */
  readonly checkLive: (options?: CallOptions) => ResultPromise<GetMetricsLivenessResult>;
}

/** Interchain message counts over time. */
export interface IcmResource {
  /**
   * Returns the number of messages that the indexed chains sent, over windows that end now. Each window
   * starts on the hour. A message counts once, when it is sent. The result has one group. If you set
   * groupBy, also set the blockchain that it groups by.
   *
   * `GET /v2/icm/summary`
   *
   * @example
   * ```ts
   * const { result } = await metrics.icm.getSummary();
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/get-icm-summary/}
   */
  readonly getSummary: (params?: GetIcmSummaryParams, options?: CallOptions) => ResultPromise<GetIcmSummaryResult>;

  /**
   * Returns the number of messages that the indexed chains sent in each interval, newest first. A
   * message counts once, when it is sent. If you set groupBy, every interval has a point for each group,
   * even if its count is 0.
   *
   * `GET /v2/icm/timeseries`
   *
   * @example
   * ```ts
   * for await (const point of metrics.icm.listTimeseries()) console.log(point.timestamp, point.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-icm-timeseries/}
   */
  readonly listTimeseries: (params?: ListIcmTimeseriesParams, options?: ListOptions) => List<ListIcmTimeseriesItem, ListIcmTimeseriesExtra>;
}

/** Stakes and validators over time. */
export interface StakingResource {
  /**
   * Returns the number or weight of a network's validators or delegators at the end of each day (UTC),
   * newest first. The current day is not included. Weights of the Primary Network are in nAVAX.
   *
   * `GET /v2/networks/{network}/metrics/{metric}`
   *
   * @example
   * ```ts
   * for await (const point of metrics.staking.listValues({ metric: "validatorCount" })) console.log(point.value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-staking-metric-values/}
   */
  readonly listValues: (params: ListStakingMetricValuesParams, options?: ListOptions) => List<ListStakingMetricValuesItem, ListStakingMetricValuesExtra>;

  /**
   * Returns the P-Chain addresses that validated a subnet within a time range.
   *
   * `GET /v2/subnets/{subnetId}/validators:getAddresses`
   *
   * @example
   * ```ts
   * for await (const { addresses } of metrics.staking.listValidatorAddresses({ subnetId })) console.log(addresses);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-subnet-validator-addresses/}
   */
  readonly listValidatorAddresses: (params: ListSubnetValidatorAddressesParams, options?: ListOptions) => List<ListSubnetValidatorAddressesItem, ListSubnetValidatorAddressesExtra>;
}

/** Fees of L1 validators over time. */
export interface L1ValidatorsResource {
  /**
   * Returns the fees that a node's L1 validations paid, in nAVAX by day, newest first. The series starts
   * with the first fee, and the newest day ends at the last indexed block. Uses mainnet if the
   * deployment serves it, otherwise the test network.
   *
   * `GET /v2/validator/{nodeId}/metrics/{metric}`
   *
   * @example
   * ```ts
   * const fees = metrics.l1Validators.listFeesByNode({ nodeId, metric: "perNodeDailyFeesPaid" });
   * for await (const { timestamp, value } of fees) console.log(timestamp, value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-node-fee-values/}
   */
  readonly listFeesByNode: (params: ListNodeFeeValuesParams, options?: ListOptions) => List<ListNodeFeeValuesItem, ListNodeFeeValuesExtra>;

  /**
   * Returns the fees that an L1's validators paid, in nAVAX, or the number of validators that paid, by
   * day, newest first. The series starts with the first fee, and the newest day ends at the last indexed
   * block. Uses mainnet if the deployment serves it, otherwise the test network.
   *
   * `GET /v2/subnet/{subnetId}/metrics/{metric}`
   *
   * @example
   * ```ts
   * const fees = metrics.l1Validators.listFeesBySubnet({ subnetId, metric: "perSubnetDailyFeesPaid" });
   * for await (const { timestamp, value } of fees) console.log(timestamp, value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-subnet-fee-values/}
   */
  readonly listFeesBySubnet: (params: ListSubnetFeeValuesParams, options?: ListOptions) => List<ListSubnetFeeValuesItem, ListSubnetFeeValuesExtra>;

  /**
   * Returns the fees that an L1 validation paid, in nAVAX by day, newest first. The series starts with
   * the first fee, and the newest day ends at the last indexed block. Uses mainnet if the deployment
   * serves it, otherwise the test network.
   *
   * `GET /v2/validation/{l1ValidationId}/metrics/{metric}`
   *
   * @example
   * ```ts
   * const fees = metrics.l1Validators.listFeesByValidation({ l1ValidationId, metric: "validationFeesDaily" });
   * for await (const { timestamp, value } of fees) console.log(timestamp, value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-validation-fee-values/}
   */
  readonly listFeesByValidation: (params: ListValidationFeeValuesParams, options?: ListOptions) => List<ListValidationFeeValuesItem, ListValidationFeeValuesExtra>;

  /**
   * Returns the fees that all L1 validators paid together, in nAVAX, or the number of validators that
   * paid, by day, newest first. The series starts with the first fee, and the newest day ends at the
   * last indexed block. Uses mainnet if the deployment serves it, otherwise the test network.
   *
   * `GET /v2/validators/metrics/{metric}`
   *
   * @example
   * ```ts
   * const fees = metrics.l1Validators.listFees({ metric: "totalValidatorFeesDaily" });
   * for await (const { timestamp, value } of fees) console.log(timestamp, value);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-l1-fee-values/}
   */
  readonly listFees: (params: ListL1FeeValuesParams, options?: ListOptions) => List<ListL1FeeValuesItem, ListL1FeeValuesExtra>;
}

/** Addresses that bridged tokens. */
export interface BridgeResource {
  /**
   * Returns the C-Chain addresses that bridged at least the given amount of BTC.b.
   *
   * `GET /v2/chains/43114/btcb/bridged:getAddresses`
   *
   * @example
   * ```ts
   * for await (const { address } of metrics.bridge.listBtcbBridgers({ threshold: "0.5" })) console.log(address);
   * ```
   * @see {@link https://primary-network.github.io/primary-network-sdk/reference/metrics/list-btcb-bridgers/}
   */
  readonly listBtcbBridgers: (params: ListBtcbBridgersParams, options?: ListOptions) => List<ListBtcbBridgersItem, ListBtcbBridgersExtra>;
}

/** All methods of the metrics client that make a call. */
export interface MetricsResources {
  /** Average transactions per second. */
  readonly averageTps: AverageTpsResource;
  /** EVM chains that have metrics, and their metrics. */
  readonly chains: ChainsResource;
  /** Health of the service. */
  readonly health: HealthResource;
  /** Interchain message counts over time. */
  readonly icm: IcmResource;
  /** Stakes and validators over time. */
  readonly staking: StakingResource;
  /** Fees of L1 validators over time. */
  readonly l1Validators: L1ValidatorsResource;
  /** Addresses that bridged tokens. */
  readonly bridge: BridgeResource;
}
