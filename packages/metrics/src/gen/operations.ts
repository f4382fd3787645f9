// Generated from specs/metrics/openapi.yaml; do not edit.

import type { AverageTpsPage, MetricsDataPoint } from "./types.ts";

export type { AverageTpsPage, ErrorBody, MetricsDataPoint, MetricsError, NextPageToken } from "./types.ts";

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
export const listAverageTps = {
  id: "listAverageTps",
  method: "GET",
  path: "/v1/avg_tps/{chainId}",
  retry: "safe",
  params: { chainId: { in: "path", type: "string", required: true }, pageToken: { in: "query", type: "string" } },
  page: { items: "results", validityMs: 86400000 },
} as const;

/** Parameters of {@link listAverageTps}. */
export interface ListAverageTpsParams {
  /**
   * EVM chain id, a decimal number.
   * @example 43114
   */
  chainId: string;
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

/** The entries of {@link operations}. */
export type Operations = {
  /** List the average transactions per second of a chain. */
  readonly listAverageTps: typeof listAverageTps;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  listAverageTps,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** List the average transactions per second of a chain. */
  listAverageTps: { params: ListAverageTpsParams; result: ListAverageTpsResult; item: ListAverageTpsItem; extra: ListAverageTpsExtra };
}
