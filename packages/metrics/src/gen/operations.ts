// Generated from specs/metrics/openapi.yaml; do not edit.

import type { Operation } from "@primary-network/core/client";
import type {
  AddressPage,
  AverageTpsPage,
  ChainMetric,
  ChainRollingWindowMetric,
  HealthReport,
  IcmCount,
  IcmSummary,
  IcmTimeseriesPage,
  MetricsChain,
  MetricsChainPage,
  MetricsDataPoint,
  MetricsValue,
  MetricsValuePage,
  Network,
  PChainAddressPage,
  RankedAddress,
  RankedPChainAddresses,
  RollingWindowResult,
  TimeInterval,
} from "./types.ts";

export type {
  AddressPage,
  AverageTpsPage,
  ChainMetric,
  ChainRollingWindowMetric,
  ErrorBody,
  HealthReport,
  IcmCount,
  IcmCounts,
  IcmSummary,
  IcmTimeseriesPage,
  MetricsChain,
  MetricsChainPage,
  MetricsDataPoint,
  MetricsError,
  MetricsValue,
  MetricsValuePage,
  Network,
  NextPageToken,
  PChainAddressPage,
  PartHealth,
  RankedAddress,
  RankedPChainAddresses,
  RollingWindowResult,
  RollingWindowValues,
  TimeInterval,
} from "./types.ts";

const PATH_NUMERIC_REQUIRED = { in: "path", type: "numeric", required: true } as const;
const QUERY_STRING = { in: "query", type: "string" } as const;
const QUERY_STRING_FALLBACK = { in: "query", type: "string", fallback: true } as const;
const PATH_STRING_REQUIRED = { in: "path", type: "string", required: true } as const;
const QUERY_INTEGER_MIN_0 = { in: "query", type: "integer", min: 0 } as const;
const QUERY_INTEGER_MIN_1_MAX_2160 = { in: "query", type: "integer", min: 1, max: 2160 } as const;
const get = (id: string, path: string, params: Operation["params"], more?: object): Operation =>
  ({ id, method: "GET", path, retry: "safe", params, ...more });

/** List the average transactions per second of a chain. */
export const listAverageTps: Operation = /* @__PURE__ */ get("listAverageTps", "/v1/avg_tps/{chainId}", {
  chainId: PATH_NUMERIC_REQUIRED,
  pageToken: QUERY_STRING,
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listAverageTps}. */
export interface ListAverageTpsParams {
  /**
   * EVM chain id, as a decimal number.
   * @example 43114
   */
  chainId: string | number | bigint;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
}

/** Response of {@link listAverageTps}. */
export type ListAverageTpsResult = AverageTpsPage;

/** One item of {@link listAverageTps}. */
export type ListAverageTpsItem = MetricsDataPoint;

/** Fields of a page of {@link listAverageTps} besides its items. */
export interface ListAverageTpsExtra {
  /**
   * Status of the response.
   * @example 200
   */
  status: number;
  /**
   * Unix time in seconds when the points were last updated. Absent if unknown.
   * @example 1767229200
   */
  lastRun?: number;
}

/** List the chains that have metrics. */
export const listMetricsChains: Operation = /* @__PURE__ */ get("listMetricsChains", "/v2/chains", {
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
}, {
  page: { items: "chains", validityMs: 86400000 },
});

/** Parameters of {@link listMetricsChains}. */
export interface ListMetricsChainsParams {
  /**
   * Network to include. Default: all networks that the deployment serves.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
}

/** Response of {@link listMetricsChains}. */
export type ListMetricsChainsResult = MetricsChainPage;

/** One item of {@link listMetricsChains}. */
export type ListMetricsChainsItem = MetricsChain;

/** {@link listMetricsChains} pages have no fields besides their items. */
export type ListMetricsChainsExtra = Record<never, never>;

/** Get a chain that has metrics. */
export const getMetricsChain: Operation = /* @__PURE__ */ get("getMetricsChain", "/v2/chains/{chainId}", {
  chainId: PATH_NUMERIC_REQUIRED,
});

/** Parameters of {@link getMetricsChain}. */
export interface GetMetricsChainParams {
  /**
   * EVM chain id or blockchain id of the chain. The service must index the chain.
   * @example 43114
   */
  chainId: string | number | bigint;
}

/** Response of {@link getMetricsChain}. */
export type GetMetricsChainResult = MetricsChain;

/** List a chain metric over time. */
export const listChainMetricValues: Operation = /* @__PURE__ */ get("listChainMetricValues", "/v2/chains/{chainId}/metrics/{metric}", {
  chainId: PATH_NUMERIC_REQUIRED,
  metric: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  timeInterval: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_2160,
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listChainMetricValues}. */
export interface ListChainMetricValuesParams {
  /**
   * EVM chain id or blockchain id of the chain. Use total, mainnet or testnet to combine all chains of
   * these networks.
   * @example 43114
   */
  chainId: string | number | bigint;
  /**
   * Metric to list.
   * @example activeAddresses
   */
  metric: ChainMetric;
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Length of each interval, in UTC. Weeks begin on Monday.
   * Default: day.
   * @example day
   */
  timeInterval?: TimeInterval | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of points in a page.
   * Range: 1 to 2160; Default: 100.
   * @example 31
   */
  pageSize?: number | undefined;
}

/** Response of {@link listChainMetricValues}. */
export type ListChainMetricValuesResult = MetricsValuePage;

/** One item of {@link listChainMetricValues}. */
export type ListChainMetricValuesItem = MetricsValue;

/** {@link listChainMetricValues} pages have no fields besides their items. */
export type ListChainMetricValuesExtra = Record<never, never>;

/** Get a chain metric over the last hour, day, week, month, 90 days and year. */
export const getChainRollingWindow: Operation = /* @__PURE__ */ get("getChainRollingWindow", "/v2/chains/{chainId}/rollingWindowMetrics/{metric}", {
  chainId: PATH_NUMERIC_REQUIRED,
  metric: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getChainRollingWindow}. */
export interface GetChainRollingWindowParams {
  /**
   * EVM chain id or blockchain id of the chain. Use total, mainnet or testnet to combine all chains of
   * these networks.
   * @example 43114
   */
  chainId: string | number | bigint;
  /**
   * Metric to get.
   * @example txCount
   */
  metric: ChainRollingWindowMetric;
}

/** Response of {@link getChainRollingWindow}. */
export type GetChainRollingWindowResult = RollingWindowResult;

/** Get the health of the service. */
export const getMetricsHealth: Operation = /* @__PURE__ */ get("getMetricsHealth", "/v2/health-check", {});

/** {@link getMetricsHealth} takes no parameters. */
export type GetMetricsHealthParams = Record<string, never>;

/** Response of {@link getMetricsHealth}. */
export type GetMetricsHealthResult = HealthReport;

/** Check that the service is running. */
export const getMetricsLiveness: Operation = /* @__PURE__ */ get("getMetricsLiveness", "/v2/live-check", {});

/** {@link getMetricsLiveness} takes no parameters. */
export type GetMetricsLivenessParams = Record<string, never>;

/** Response of {@link getMetricsLiveness}. */
export type GetMetricsLivenessResult = HealthReport;

/** Get the number of interchain messages so far. */
export const getIcmSummary: Operation = /* @__PURE__ */ get("getIcmSummary", "/v2/icm/summary", {
  srcBlockchainId: QUERY_STRING,
  destBlockchainId: QUERY_STRING,
  groupBy: QUERY_STRING,
  network: QUERY_STRING_FALLBACK,
});

/** Parameters of {@link getIcmSummary}. */
export interface GetIcmSummaryParams {
  /**
   * Blockchain that sent the messages. Default: all.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId?: string | undefined;
  /**
   * Blockchain that the messages were sent to. Default: all.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId?: string | undefined;
  /**
   * Field that groups the counts: the source blockchain, the destination blockchain, or both.
   * @example srcBlockchainId
   */
  groupBy?: ("srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId") | undefined;
  /**
   * Network to include. Default: all networks that the deployment serves.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link getIcmSummary}. */
export type GetIcmSummaryResult = IcmSummary;

/** List the number of interchain messages over time. */
export const listIcmTimeseries: Operation = /* @__PURE__ */ get("listIcmTimeseries", "/v2/icm/timeseries", {
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  srcBlockchainId: QUERY_STRING,
  destBlockchainId: QUERY_STRING,
  timeInterval: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_2160,
  groupBy: QUERY_STRING,
  network: QUERY_STRING_FALLBACK,
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listIcmTimeseries}. */
export interface ListIcmTimeseriesParams {
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Blockchain that sent the messages. Default: all.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId?: string | undefined;
  /**
   * Blockchain that the messages were sent to. Default: all.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId?: string | undefined;
  /**
   * Length of each interval, in UTC. Weeks begin on Monday.
   * Default: day.
   * @example day
   */
  timeInterval?: TimeInterval | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of points in a page.
   * Range: 1 to 2160; Default: 100.
   * @example 31
   */
  pageSize?: number | undefined;
  /**
   * Field that groups the counts: the source blockchain, the destination blockchain, or both.
   * @example srcBlockchainId
   */
  groupBy?: ("srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId") | undefined;
  /**
   * Network to include. Default: all networks that the deployment serves.
   * @example fuji
   */
  network?: Network | undefined;
}

/** Response of {@link listIcmTimeseries}. */
export type ListIcmTimeseriesResult = IcmTimeseriesPage;

/** One item of {@link listIcmTimeseries}. */
export type ListIcmTimeseriesItem = IcmCount;

/** {@link listIcmTimeseries} pages have no fields besides their items. */
export type ListIcmTimeseriesExtra = Record<never, never>;

/** List a staking metric by day. */
export const listStakingMetricValues: Operation = /* @__PURE__ */ get("listStakingMetricValues", "/v2/networks/{network}/metrics/{metric}", {
  network: { in: "path", type: "string", required: true, fallback: true },
  metric: PATH_STRING_REQUIRED,
  subnetId: QUERY_STRING,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  pageToken: QUERY_STRING,
  pageSize: QUERY_INTEGER_MIN_1_MAX_2160,
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listStakingMetricValues}. */
export interface ListStakingMetricValuesParams {
  /**
   * Network to query. The names fuji and testnet mean the same network.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Metric to list.
   * @example delegatorCount
   */
  metric: "delegatorCount" | "delegatorWeight" | "validatorCount" | "validatorWeight";
  /**
   * Subnet to query. By default, the values include all subnets.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId?: string | undefined;
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of points in a page.
   * Range: 1 to 2160; Default: 100.
   * @example 31
   */
  pageSize?: number | undefined;
}

/** Response of {@link listStakingMetricValues}. */
export type ListStakingMetricValuesResult = MetricsValuePage;

/** One item of {@link listStakingMetricValues}. */
export type ListStakingMetricValuesItem = MetricsValue;

/** {@link listStakingMetricValues} pages have no fields besides their items. */
export type ListStakingMetricValuesExtra = Record<never, never>;

/** List the addresses of a subnet's validators. */
export const listSubnetValidatorAddresses: Operation = /* @__PURE__ */ get("listSubnetValidatorAddresses", "/v2/subnets/{subnetId}/validators:getAddresses", {
  subnetId: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
  network: QUERY_STRING_FALLBACK,
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 1, max: 5000 },
}, {
  page: { items: "addresses", validityMs: 86400000 },
});

/** Parameters of {@link listSubnetValidatorAddresses}. */
export interface ListSubnetValidatorAddressesParams {
  /**
   * Subnet id, cb58.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId: string;
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Network to include. Default: all networks that the deployment serves.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 5000; Default: 1000.
   * @example 100
   */
  pageSize?: number | undefined;
}

/** Response of {@link listSubnetValidatorAddresses}. */
export type ListSubnetValidatorAddressesResult = PChainAddressPage;

/** One item of {@link listSubnetValidatorAddresses}. */
export type ListSubnetValidatorAddressesItem = RankedPChainAddresses;

/** {@link listSubnetValidatorAddresses} pages have no fields besides their items. */
export type ListSubnetValidatorAddressesExtra = Record<never, never>;

/** List the fees of a node's L1 validations over time. */
export const listNodeFeeValues: Operation = /* @__PURE__ */ get("listNodeFeeValues", "/v2/validator/{nodeId}/metrics/{metric}", {
  nodeId: PATH_STRING_REQUIRED,
  metric: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
}, {
  page: { items: "results" },
});

/** Parameters of {@link listNodeFeeValues}. */
export interface ListNodeFeeValuesParams {
  /**
   * Node id, such as NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg.
   * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
   */
  nodeId: string;
  /**
   * Metric to list.
   * @example perNodeCumulativeFeesPaid
   */
  metric: "perNodeCumulativeFeesPaid" | "perNodeDailyFeesPaid";
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
}

/** Response of {@link listNodeFeeValues}. */
export type ListNodeFeeValuesResult = MetricsValuePage;

/** One item of {@link listNodeFeeValues}. */
export type ListNodeFeeValuesItem = MetricsValue;

/** {@link listNodeFeeValues} pages have no fields besides their items. */
export type ListNodeFeeValuesExtra = Record<never, never>;

/** List the fees of an L1's validators over time. */
export const listSubnetFeeValues: Operation = /* @__PURE__ */ get("listSubnetFeeValues", "/v2/subnet/{subnetId}/metrics/{metric}", {
  subnetId: PATH_STRING_REQUIRED,
  metric: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
}, {
  page: { items: "results" },
});

/** Parameters of {@link listSubnetFeeValues}. */
export interface ListSubnetFeeValuesParams {
  /**
   * Subnet id, cb58.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId: string;
  /**
   * Metric to list.
   * @example perSubnetCumulativeFeesPaid
   */
  metric: "perSubnetCumulativeFeesPaid" | "perSubnetDailyFeesPaid" | "perSubnetPayingValidators";
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
}

/** Response of {@link listSubnetFeeValues}. */
export type ListSubnetFeeValuesResult = MetricsValuePage;

/** One item of {@link listSubnetFeeValues}. */
export type ListSubnetFeeValuesItem = MetricsValue;

/** {@link listSubnetFeeValues} pages have no fields besides their items. */
export type ListSubnetFeeValuesExtra = Record<never, never>;

/** List the fees of an L1 validation over time. */
export const listValidationFeeValues: Operation = /* @__PURE__ */ get("listValidationFeeValues", "/v2/validation/{l1ValidationId}/metrics/{metric}", {
  l1ValidationId: PATH_STRING_REQUIRED,
  metric: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
}, {
  page: { items: "results" },
});

/** Parameters of {@link listValidationFeeValues}. */
export interface ListValidationFeeValuesParams {
  /**
   * Id of the L1 validation, cb58.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  l1ValidationId: string;
  /**
   * Metric to list.
   * @example validationCumulativeFeesDaily
   */
  metric: "validationCumulativeFeesDaily" | "validationFeesDaily";
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
}

/** Response of {@link listValidationFeeValues}. */
export type ListValidationFeeValuesResult = MetricsValuePage;

/** One item of {@link listValidationFeeValues}. */
export type ListValidationFeeValuesItem = MetricsValue;

/** {@link listValidationFeeValues} pages have no fields besides their items. */
export type ListValidationFeeValuesExtra = Record<never, never>;

/** List the fees of all L1 validators over time. */
export const listL1FeeValues: Operation = /* @__PURE__ */ get("listL1FeeValues", "/v2/validators/metrics/{metric}", {
  metric: PATH_STRING_REQUIRED,
  startTimestamp: QUERY_INTEGER_MIN_0,
  endTimestamp: QUERY_INTEGER_MIN_0,
}, {
  page: { items: "results" },
});

/** Parameters of {@link listL1FeeValues}. */
export interface ListL1FeeValuesParams {
  /**
   * Metric to list.
   * @example totalCumulativeFeesDaily
   */
  metric: "totalCumulativeFeesDaily" | "totalPayingValidatorsDaily" | "totalValidatorFeesDaily";
  /**
   * Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the
   * data API.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
}

/** Response of {@link listL1FeeValues}. */
export type ListL1FeeValuesResult = MetricsValuePage;

/** One item of {@link listL1FeeValues}. */
export type ListL1FeeValuesItem = MetricsValue;

/** {@link listL1FeeValues} pages have no fields besides their items. */
export type ListL1FeeValuesExtra = Record<never, never>;

/** List the addresses that bridged BTC.b. */
export const listBtcbBridgers: Operation = /* @__PURE__ */ get("listBtcbBridgers", "/v2/chains/43114/btcb/bridged:getAddresses", {
  threshold: { in: "query", type: "numeric", required: true },
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 1, max: 5000 },
}, {
  page: { items: "addresses", validityMs: 86400000 },
});

/** Parameters of {@link listBtcbBridgers}. */
export interface ListBtcbBridgersParams {
  /**
   * Minimum amount of BTC.b, as a decimal number.
   * @example 0.5
   */
  threshold: string | number | bigint;
  /**
   * Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep
   * the filters of the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
  /**
   * Maximum number of items in a page.
   * Range: 1 to 5000; Default: 1000.
   * @example 100
   */
  pageSize?: number | undefined;
}

/** Response of {@link listBtcbBridgers}. */
export type ListBtcbBridgersResult = AddressPage;

/** One item of {@link listBtcbBridgers}. */
export type ListBtcbBridgersItem = RankedAddress;

/** {@link listBtcbBridgers} pages have no fields besides their items. */
export type ListBtcbBridgersExtra = Record<never, never>;

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: Operation } = {
  listAverageTps,
  listMetricsChains,
  getMetricsChain,
  listChainMetricValues,
  getChainRollingWindow,
  getMetricsHealth,
  getMetricsLiveness,
  getIcmSummary,
  listIcmTimeseries,
  listStakingMetricValues,
  listSubnetValidatorAddresses,
  listNodeFeeValues,
  listSubnetFeeValues,
  listValidationFeeValues,
  listL1FeeValues,
  listBtcbBridgers,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** List the average transactions per second of a chain. */
  listAverageTps: { params: ListAverageTpsParams; result: ListAverageTpsResult; item: ListAverageTpsItem; extra: ListAverageTpsExtra };
  /** List the chains that have metrics. */
  listMetricsChains: { params: ListMetricsChainsParams; result: ListMetricsChainsResult; item: ListMetricsChainsItem; extra: ListMetricsChainsExtra };
  /** Get a chain that has metrics. */
  getMetricsChain: { params: GetMetricsChainParams; result: GetMetricsChainResult };
  /** List a chain metric over time. */
  listChainMetricValues: { params: ListChainMetricValuesParams; result: ListChainMetricValuesResult; item: ListChainMetricValuesItem; extra: ListChainMetricValuesExtra };
  /** Get a chain metric over the last hour, day, week, month, 90 days and year. */
  getChainRollingWindow: { params: GetChainRollingWindowParams; result: GetChainRollingWindowResult };
  /** Get the health of the service. */
  getMetricsHealth: { params: GetMetricsHealthParams; result: GetMetricsHealthResult };
  /** Check that the service is running. */
  getMetricsLiveness: { params: GetMetricsLivenessParams; result: GetMetricsLivenessResult };
  /** Get the number of interchain messages so far. */
  getIcmSummary: { params: GetIcmSummaryParams; result: GetIcmSummaryResult };
  /** List the number of interchain messages over time. */
  listIcmTimeseries: { params: ListIcmTimeseriesParams; result: ListIcmTimeseriesResult; item: ListIcmTimeseriesItem; extra: ListIcmTimeseriesExtra };
  /** List a staking metric by day. */
  listStakingMetricValues: { params: ListStakingMetricValuesParams; result: ListStakingMetricValuesResult; item: ListStakingMetricValuesItem; extra: ListStakingMetricValuesExtra };
  /** List the addresses of a subnet's validators. */
  listSubnetValidatorAddresses: { params: ListSubnetValidatorAddressesParams; result: ListSubnetValidatorAddressesResult; item: ListSubnetValidatorAddressesItem; extra: ListSubnetValidatorAddressesExtra };
  /** List the fees of a node's L1 validations over time. */
  listNodeFeeValues: { params: ListNodeFeeValuesParams; result: ListNodeFeeValuesResult; item: ListNodeFeeValuesItem; extra: ListNodeFeeValuesExtra };
  /** List the fees of an L1's validators over time. */
  listSubnetFeeValues: { params: ListSubnetFeeValuesParams; result: ListSubnetFeeValuesResult; item: ListSubnetFeeValuesItem; extra: ListSubnetFeeValuesExtra };
  /** List the fees of an L1 validation over time. */
  listValidationFeeValues: { params: ListValidationFeeValuesParams; result: ListValidationFeeValuesResult; item: ListValidationFeeValuesItem; extra: ListValidationFeeValuesExtra };
  /** List the fees of all L1 validators over time. */
  listL1FeeValues: { params: ListL1FeeValuesParams; result: ListL1FeeValuesResult; item: ListL1FeeValuesItem; extra: ListL1FeeValuesExtra };
  /** List the addresses that bridged BTC.b. */
  listBtcbBridgers: { params: ListBtcbBridgersParams; result: ListBtcbBridgersResult; item: ListBtcbBridgersItem; extra: ListBtcbBridgersExtra };
}
