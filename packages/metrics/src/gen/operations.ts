// Generated from specs/metrics/openapi.yaml; do not edit.

import type {
  AverageTpsPage,
  ChainMetric,
  ChainRollingWindowMetric,
  HealthReport,
  MetricsChain,
  MetricsChainPage,
  MetricsDataPoint,
  MetricsValue,
  MetricsValuePage,
  Network,
  RollingWindowResult,
  TimeInterval,
} from "./types.ts";

export type {
  AverageTpsPage,
  ChainMetric,
  ChainRollingWindowMetric,
  ErrorBody,
  HealthReport,
  MetricsChain,
  MetricsChainPage,
  MetricsDataPoint,
  MetricsError,
  MetricsValue,
  MetricsValuePage,
  Network,
  NextPageToken,
  PartHealth,
  RollingWindowResult,
  RollingWindowValues,
  TimeInterval,
} from "./types.ts";

const QUERY_STRING = { in: "query", type: "string" } as const;
const PATH_STRING_REQUIRED = { in: "path", type: "string", required: true } as const;
const get = <
  const Id extends string,
  const Path extends string,
  const Params extends object,
  const More extends object = Record<never, never>,
>(
  id: Id,
  path: Path,
  params: Params,
  more?: More,
) => ({ id, method: "GET", path, retry: "safe", params, ...(more as More) }) as const;

/**
 * List the average transactions per second of a chain.
 *
 * Returns the series of average transactions per second, the newest point first. A page token is valid
 * for 24 hours; after that, start the listing again. The public deployment marks this route as
 * deprecated, accepts mainnet, testnet and total instead of a chain id, and names the paging fields
 * startKey and nextPageStartKey.
 *
 * `GET /v1/avg_tps/{chainId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listAverageTps = /* @__PURE__ */ get("listAverageTps", "/v1/avg_tps/{chainId}", {
  chainId: { in: "path", type: "numeric", required: true },
  pageToken: QUERY_STRING,
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listAverageTps}. */
export interface ListAverageTpsParams {
  /**
   * EVM chain id, a decimal number.
   * @example 43114
   */
  chainId: string | number | bigint;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
}

/** Response of {@link listAverageTps}. */
export type ListAverageTpsResult = AverageTpsPage;

/** One item of {@link listAverageTps}. */
export type ListAverageTpsItem = MetricsDataPoint;

/** What a page of {@link listAverageTps} carries beside its items. */
export interface ListAverageTpsExtra {
  /**
   * Status of the response, as a number.
   * @example 200
   */
  status: number;
  /**
   * Unix time in seconds of the last update of the points. Absent when not known.
   * @example 1767229200
   */
  lastRun?: number;
}

/**
 * List the chains that have metrics.
 *
 * Returns the EVM chains whose metrics the service keeps, ordered by EVM chain id.
 *
 * `GET /v2/chains`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const listMetricsChains = /* @__PURE__ */ get("listMetricsChains", "/v2/chains", {
  network: { in: "query", type: "string", fallback: true },
  pageToken: QUERY_STRING,
}, {
  page: { items: "chains", validityMs: 86400000 },
});

/** Parameters of {@link listMetricsChains}. */
export interface ListMetricsChainsParams {
  /**
   * Only what belongs to this network. Without it, all networks that are served count.
   * @example fuji
   */
  network?: Network | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
   * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
   */
  pageToken?: string | undefined;
}

/** Response of {@link listMetricsChains}. */
export type ListMetricsChainsResult = MetricsChainPage;

/** One item of {@link listMetricsChains}. */
export type ListMetricsChainsItem = MetricsChain;

/** {@link listMetricsChains} pages carry nothing beside their items. */
export type ListMetricsChainsExtra = Record<never, never>;

/**
 * Get a chain that has metrics.
 *
 * Returns the ids and the network of an EVM chain whose metrics the service keeps.
 *
 * `GET /v2/chains/{chainId}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getMetricsChain = /* @__PURE__ */ get("getMetricsChain", "/v2/chains/{chainId}", {
  chainId: { in: "path", type: "numeric", required: true },
});

/** Parameters of {@link getMetricsChain}. */
export interface GetMetricsChainParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
   * @example 43114
   */
  chainId: string | number | bigint;
}

/** Response of {@link getMetricsChain}. */
export type GetMetricsChainResult = MetricsChain;

/**
 * List the values of a metric of a chain over time.
 *
 * Returns one point for each hour, day, week or month, the newest first, also for intervals without
 * blocks. The newest interval counts as far as it is known. Metrics whose names begin with avg,
 * cumulative or max are of days alone. For total, mainnet and testnet only metrics can be told whose
 * values of several chains may be added; the others are answered with 501.
 *
 * `GET /v2/chains/{chainId}/metrics/{metric}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const listChainMetricValues = /* @__PURE__ */ get("listChainMetricValues", "/v2/chains/{chainId}/metrics/{metric}", {
  chainId: PATH_STRING_REQUIRED,
  metric: PATH_STRING_REQUIRED,
  startTimestamp: { in: "query", type: "integer", min: 0 },
  endTimestamp: { in: "query", type: "integer", min: 0 },
  timeInterval: QUERY_STRING,
  pageToken: QUERY_STRING,
  pageSize: { in: "query", type: "integer", min: 1, max: 2160 },
}, {
  page: { items: "results", validityMs: 86400000 },
});

/** Parameters of {@link listChainMetricValues}. */
export interface ListChainMetricValuesParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id, or total, mainnet or testnet for all chains of
   * these networks together.
   * @example 43114
   */
  chainId: string;
  /**
   * Metric to list.
   * @example activeAddresses
   */
  metric: ChainMetric;
  /**
   * Only points whose interval begins at this Unix time in seconds or later.
   * At least 0.
   * @example 1764547200
   */
  startTimestamp?: number | undefined;
  /**
   * Only points whose interval begins before this Unix time in seconds.
   * At least 0.
   * @example 1767225600
   */
  endTimestamp?: number | undefined;
  /**
   * Length of the intervals, in UTC. Weeks begin on Monday.
   * Default: day.
   * @example day
   */
  timeInterval?: TimeInterval | undefined;
  /**
   * Token of the page to return, taken from nextPageToken of the previous response. Default: the first
   * page. The filters must be the same as in the request that returned the token.
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

/** {@link listChainMetricValues} pages carry nothing beside their items. */
export type ListChainMetricValuesExtra = Record<never, never>;

/**
 * Get a metric of a chain over the last hour, day, week, month, 90 days and year.
 *
 * Returns the value of a metric over windows up to now, and over all time. A window begins with the
 * full hour in which it does; a month is 30 days, a year 365.
 *
 * `GET /v2/chains/{chainId}/rollingWindowMetrics/{metric}`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 501, 502, 503.
 */
export const getChainRollingWindow = /* @__PURE__ */ get("getChainRollingWindow", "/v2/chains/{chainId}/rollingWindowMetrics/{metric}", {
  chainId: PATH_STRING_REQUIRED,
  metric: PATH_STRING_REQUIRED,
});

/** Parameters of {@link getChainRollingWindow}. */
export interface GetChainRollingWindowParams {
  /**
   * Chain to query, by EVM chain id or by blockchain id, or total, mainnet or testnet for all chains of
   * these networks together.
   * @example 43114
   */
  chainId: string;
  /**
   * Metric to get.
   * @example txCount
   */
  metric: ChainRollingWindowMetric;
}

/** Response of {@link getChainRollingWindow}. */
export type GetChainRollingWindowResult = RollingWindowResult;

/**
 * Get the health of the service.
 *
 * Returns whether each chain that the service indexes can be queried. A chain whose data is missing is
 * down; the others can still be queried.
 *
 * `GET /v2/health-check`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getMetricsHealth = /* @__PURE__ */ get("getMetricsHealth", "/v2/health-check", {});

/** {@link getMetricsHealth} takes no parameters. */
export type GetMetricsHealthParams = Record<string, never>;

/** Response of {@link getMetricsHealth}. */
export type GetMetricsHealthResult = HealthReport;

/**
 * Get whether the service is running.
 *
 * Answers as soon as the process handles requests, whatever the state of its chains and database is.
 *
 * `GET /v2/live-check`
 *
 * Fails with HTTP 400, 401, 403, 404, 429, 500, 502, 503.
 */
export const getMetricsLiveness = /* @__PURE__ */ get("getMetricsLiveness", "/v2/live-check", {});

/** {@link getMetricsLiveness} takes no parameters. */
export type GetMetricsLivenessParams = Record<string, never>;

/** Response of {@link getMetricsLiveness}. */
export type GetMetricsLivenessResult = HealthReport;

/** The entries of {@link operations}. */
export type Operations = {
  /** List the average transactions per second of a chain. */
  readonly listAverageTps: typeof listAverageTps;
  /** List the chains that have metrics. */
  readonly listMetricsChains: typeof listMetricsChains;
  /** Get a chain that has metrics. */
  readonly getMetricsChain: typeof getMetricsChain;
  /** List the values of a metric of a chain over time. */
  readonly listChainMetricValues: typeof listChainMetricValues;
  /** Get a metric of a chain over the last hour, day, week, month, 90 days and year. */
  readonly getChainRollingWindow: typeof getChainRollingWindow;
  /** Get the health of the service. */
  readonly getMetricsHealth: typeof getMetricsHealth;
  /** Get whether the service is running. */
  readonly getMetricsLiveness: typeof getMetricsLiveness;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  listAverageTps,
  listMetricsChains,
  getMetricsChain,
  listChainMetricValues,
  getChainRollingWindow,
  getMetricsHealth,
  getMetricsLiveness,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** List the average transactions per second of a chain. */
  listAverageTps: { params: ListAverageTpsParams; result: ListAverageTpsResult; item: ListAverageTpsItem; extra: ListAverageTpsExtra };
  /** List the chains that have metrics. */
  listMetricsChains: { params: ListMetricsChainsParams; result: ListMetricsChainsResult; item: ListMetricsChainsItem; extra: ListMetricsChainsExtra };
  /** Get a chain that has metrics. */
  getMetricsChain: { params: GetMetricsChainParams; result: GetMetricsChainResult };
  /** List the values of a metric of a chain over time. */
  listChainMetricValues: { params: ListChainMetricValuesParams; result: ListChainMetricValuesResult; item: ListChainMetricValuesItem; extra: ListChainMetricValuesExtra };
  /** Get a metric of a chain over the last hour, day, week, month, 90 days and year. */
  getChainRollingWindow: { params: GetChainRollingWindowParams; result: GetChainRollingWindowResult };
  /** Get the health of the service. */
  getMetricsHealth: { params: GetMetricsHealthParams; result: GetMetricsHealthResult };
  /** Get whether the service is running. */
  getMetricsLiveness: { params: GetMetricsLivenessParams; result: GetMetricsLivenessResult };
}
