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

/** Average number of transactions per second. */
export interface AverageTpsResource {
  /**
   * Returns the series of average transactions per second, the newest point first. A page token is valid
   * for 24 hours; after that, start the listing again. The public deployment marks this route as
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

/** The EVM chains that have metrics, and their metrics. */
export interface ChainsResource {
  /**
   * Returns the EVM chains whose metrics the service keeps, ordered by EVM chain id.
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
   * Returns the ids and the network of an EVM chain whose metrics the service keeps.
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
   * Returns one point for each hour, day, week or month, the newest first, also for intervals without
   * blocks. The newest interval counts as far as it is known. Metrics whose names begin with `avg`,
   * cumulative or max are of days alone. For total, mainnet and testnet there are only metrics whose
   * values of several chains may be added; the others get status 501.
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
   * Returns the value of a metric over windows up to now, and over all time. A window begins with the
   * full hour in which it does; a month is 30 days, a year 365.
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
   * Returns whether each chain that the service indexes can be queried. A chain whose data is missing is
   * down; the others can still be queried.
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
   * Responds as soon as the process handles requests, whatever the state of its chains and database is.
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

/** Interchain messages over time. */
export interface IcmResource {
  /**
   * Returns how many messages the indexed chains have sent over windows up to now, each from the begin
   * of an hour on. A message is counted when it is sent, and once. The result is of one group: with
   * groupBy, the blockchain that is grouped by has to be named.
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
   * Returns how many messages the indexed chains have sent in each interval, the newest first. A message
   * is counted when it is sent, and once. With groupBy, each group that has messages has a point in each
   * interval, 0 included.
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

/** Stakes over time. */
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
   * Returns the P-Chain addresses of those who validated a subnet in a span of time.
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

/** Fees of the validators of L1s over time. */
export interface L1ValidatorsResource {
  /**
   * Returns the fees that the L1 validations of a node paid, by day. In nAVAX, from the first of them
   * on, the newest day first, which counts up to the last block. Of mainnet where it is served, else of
   * the test network.
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
   * Returns the fees that the validators of an L1 paid, by day. In nAVAX, from the first of them on, the
   * newest day first, which counts up to the last block. Of mainnet where it is served, else of the test
   * network.
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
   * Returns the fees that an L1 validation paid, by day. In nAVAX, from the first of them on, the newest
   * day first, which counts up to the last block. Of mainnet where it is served, else of the test
   * network.
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
   * Returns the fees that all L1 validators paid together, by day. In nAVAX, from the first of them on,
   * the newest day first, which counts up to the last block. Of mainnet where it is served, else of the
   * test network.
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
   * Returns the addresses of the C-Chain that bridged at least an amount of BTC.b.
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
  /** Average number of transactions per second. */
  readonly averageTps: AverageTpsResource;
  /** The EVM chains that have metrics, and their metrics. */
  readonly chains: ChainsResource;
  /** Health of the service. */
  readonly health: HealthResource;
  /** Interchain messages over time. */
  readonly icm: IcmResource;
  /** Stakes over time. */
  readonly staking: StakingResource;
  /** Fees of the validators of L1s over time. */
  readonly l1Validators: L1ValidatorsResource;
  /** Addresses that bridged tokens. */
  readonly bridge: BridgeResource;
}
