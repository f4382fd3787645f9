// Generated from specs/metrics/openapi.yaml; do not edit.

/** A page of addresses. */
export interface AddressPage {
  /** The addresses. */
  addresses: RankedAddress[];
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
}

/** A page of average transactions per second. */
export interface AverageTpsPage {
  /** Points of the series, one per UTC day, newest first. */
  results: MetricsDataPoint[];
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
  /**
   * Token of the next page, valid for 24 hours. Absent on the last page. Older deployments name it
   * nextPageStartKey.
   */
  nextPageToken?: NextPageToken;
}

/**
 * Metric of a chain. activeAddresses counts the distinct addresses that took part in transactions, in
 * token transfers, or in internal calls that moved value or created contracts, without the zero
 * address. activeSenders counts the addresses that sent transactions, and deployers the addresses that
 * created contracts. avgGasPrice is the mean effective gas price. Gas prices and feesPaid are in wei.
 * Gps is gas per second and Tps is transactions per second, for the whole interval or for its busiest
 * second.
 */
export type ChainMetric = "activeAddresses" | "activeSenders" | "avgGasPrice" | "avgGps" | "avgTps" | "contracts" | "cumulativeAddresses" | "cumulativeContracts" | "cumulativeDeployers" | "cumulativeTxCount" | "deployers" | "feesPaid" | "gasUsed" | "maxGasPrice" | "maxGps" | "maxTps" | "txCount";

/** Metric of a chain that is available for windows that end now. */
export type ChainRollingWindowMetric = "activeAddresses" | "activeSenders" | "avgGasPrice" | "avgGps" | "avgTps" | "contracts" | "deployers" | "feesPaid" | "gasUsed" | "maxGasPrice" | "maxGps" | "maxTps" | "txCount";

/** Fields that every error body of the two HTTP services has besides the message. */
export interface ErrorBody {
  /**
   * HTTP status of the response, repeated in the body.
   * @example 400
   */
  statusCode: number;
  /**
   * Reason phrase of the status.
   * @example Bad Request
   */
  error: string;
}

/**
 * Health of the service and of its parts. Parts are keyed by EVM chain id, or by network and chain,
 * such as mainnet/p-chain.
 */
export interface HealthReport {
  /**
   * Overall status. It is up only if every part is up.
   * @example ok
   */
  status?: "ok" | "error" | "shutting_down" | (string & {});
  /** The parts that are up. */
  info?: {
    [key: string]: PartHealth;
  } | null;
  /** The parts that are down. */
  error?: {
    [key: string]: PartHealth;
  } | null;
  /** All parts. */
  details?: {
    [key: string]: PartHealth;
  };
}

/** Number of interchain messages in an interval. */
export interface IcmCount {
  /**
   * Number of messages.
   * @example 24
   */
  value: number;
  /**
   * Start of the interval, as a Unix time in seconds.
   * @example 1767225600
   */
  timestamp: number;
  /**
   * Blockchain that sent the messages. Empty if the count covers several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId: string;
  /**
   * Blockchain that the messages were sent to. Empty if the count covers several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId: string;
}

/** Interchain message counts over windows that end now. */
export interface IcmCounts {
  /**
   * Messages over the last hour.
   * @example 24
   */
  lastHour?: number;
  /**
   * Messages over the last 24 hours.
   * @example 24
   */
  lastDay?: number;
  /**
   * Messages over the last 7 days.
   * @example 24
   */
  lastWeek?: number;
  /**
   * Messages over the last 30 days.
   * @example 24
   */
  lastMonth?: number;
  /**
   * Messages over the last 90 days.
   * @example 24
   */
  last90Days?: number;
  /**
   * Messages over the last 365 days.
   * @example 24
   */
  lastYear?: number;
  /**
   * Messages over the whole history.
   * @example 24
   */
  allTime?: number;
  /**
   * Blockchain that sent the messages. Empty if the count covers several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId: string;
  /**
   * Blockchain that the messages were sent to. Empty if the count covers several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId: string;
}

/** Interchain message counts over windows that end now. */
export interface IcmSummary {
  /** Message counts. */
  result: IcmCounts;
}

/** A page of interchain message counts. */
export interface IcmTimeseriesPage {
  /** Message counts, newest first. */
  results: IcmCount[];
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
}

/** An EVM chain that has metrics. */
export interface MetricsChain {
  /**
   * EVM chain id.
   * At least 1.
   * @example 43114
   */
  evmChainId: number;
  /**
   * Name of the chain.
   * @example Avalanche (C-Chain)
   */
  chainName: string;
  /**
   * Blockchain id, cb58.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  blockchainId: string;
  /**
   * Id of the subnet that validates the chain, cb58. Empty if the deployment does not know it.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId: string;
  /**
   * Kind of network of the chain.
   * @example mainnet
   */
  network: "mainnet" | "testnet" | (string & {});
}

/** A page of the chains that have metrics. */
export interface MetricsChainPage {
  /** The chains, ordered by EVM chain id. */
  chains: MetricsChain[];
  /** Token of the next page. Always absent: there is only one page. */
  nextPageToken?: NextPageToken;
}

/** Value of a metric at a point in time. */
export interface MetricsDataPoint {
  /**
   * Time of the value, in Unix seconds.
   * @example 1767225600
   */
  timestamp: number;
  /**
   * Value of the metric.
   * @example 3.27
   */
  value: number;
}

/** Error body of the metrics service. */
export interface MetricsError {
  /**
   * HTTP status of the response, repeated in the body.
   * @example 400
   */
  statusCode: number;
  /**
   * Reason phrase of the status.
   * @example Bad Request
   */
  error: string;
  /** Error messages, one per problem. Some deployments send a single string, and clients accept both. */
  message: string[];
}

/** Value of a metric in an interval. */
export interface MetricsValue {
  /**
   * Value of the metric. Integers keep all their digits.
   * @example 41207
   */
  value: number | bigint;
  /**
   * Start of the interval, as a Unix time in seconds.
   * @example 1767225600
   */
  timestamp: number;
}

/** A page of a series. */
export interface MetricsValuePage {
  /** Points, newest first. */
  results: MetricsValue[];
  /** Token of the next page, valid for 24 hours. Absent on the last page. */
  nextPageToken?: NextPageToken;
}

/** Name of a network. The names fuji and testnet mean the same network. */
export type Network = "mainnet" | "fuji" | "testnet";

/** Token of the next page. Absent on the last page. Pass it as pageToken with the same filters. */
export type NextPageToken = string;

/** A page of P-Chain addresses. */
export interface PChainAddressPage {
  /** The addresses, grouped by validation. */
  addresses: RankedPChainAddresses[];
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: NextPageToken;
}

/** Health of one part of the service. */
export interface PartHealth {
  /**
   * Status of the part.
   * @example up
   */
  status?: "up" | "down" | (string & {});
}

/** An EVM address with its sort key. */
export interface RankedAddress {
  /**
   * EVM address.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * Value that the list is ordered by.
   * @example 150000000
   */
  sortKey: string;
}

/** P-Chain addresses of a validation, with its sort key. */
export interface RankedPChainAddresses {
  /** P-Chain addresses. */
  addresses: string[];
  /**
   * Value that the list is ordered by.
   * @example 1767225600
   */
  sortKey: string;
}

/** A metric over windows that end now. */
export interface RollingWindowResult {
  /** The value for each window. */
  result: RollingWindowValues;
}

/** Values of a metric over windows that end now. */
export interface RollingWindowValues {
  /**
   * Value over the last hour.
   * @example 21790
   */
  lastHour?: number | bigint;
  /**
   * Value over the last 24 hours.
   * @example 21790
   */
  lastDay?: number | bigint;
  /**
   * Value over the last 7 days.
   * @example 21790
   */
  lastWeek?: number | bigint;
  /**
   * Value over the last 30 days.
   * @example 21790
   */
  lastMonth?: number | bigint;
  /**
   * Value over the last 90 days.
   * @example 21790
   */
  last90Days?: number | bigint;
  /**
   * Value over the last 365 days.
   * @example 21790
   */
  lastYear?: number | bigint;
  /**
   * Value over the whole history.
   * @example 21790
   */
  allTime?: number | bigint;
}

/**
 * Length of each interval of a series.
 * Default: day.
 */
export type TimeInterval = "hour" | "day" | "week" | "month";
