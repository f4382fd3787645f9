// Generated from specs/metrics/openapi.yaml; do not edit.

/** A page of addresses. */
export interface AddressPage {
  /** The addresses. */
  addresses: RankedAddress[];
  /** Token of the next page. Absent when no more data exists. */
  nextPageToken?: NextPageToken;
}

/** A page of the average number of transactions per second. */
export interface AverageTpsPage {
  /** Points of the series, newest first, one per UTC day. */
  results: MetricsDataPoint[];
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
  /**
   * Token of the next page, valid for 24 hours. Absent when no more data exists. Older deployments name
   * it nextPageStartKey.
   */
  nextPageToken?: NextPageToken;
}

/**
 * Metric of a chain. activeAddresses are the distinct addresses that took part in transactions, in
 * internal calls that moved value or created contracts, or in token transfers, but for the zero
 * address. activeSenders are those that sent transactions, deployers those that created contracts.
 * avgGasPrice is the mean of the transactions' effective gas prices; gas prices and feesPaid are in
 * wei. Gps and Tps are gas and transactions per second, of the whole interval or of its busiest
 * second.
 */
export type ChainMetric = "activeAddresses" | "activeSenders" | "avgGasPrice" | "avgGps" | "avgTps" | "contracts" | "cumulativeAddresses" | "cumulativeContracts" | "cumulativeDeployers" | "cumulativeTxCount" | "deployers" | "feesPaid" | "gasUsed" | "maxGasPrice" | "maxGps" | "maxTps" | "txCount";

/** Metric of a chain that is known for windows up to now. */
export type ChainRollingWindowMetric = "activeAddresses" | "activeSenders" | "avgGasPrice" | "avgGps" | "avgTps" | "contracts" | "deployers" | "feesPaid" | "gasUsed" | "maxGasPrice" | "maxGps" | "maxTps" | "txCount";

/** Fields of every error body of the two HTTP services, besides the message. */
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
 * Health of the service and of its parts, by EVM chain id, or by network and chain as in
 * mainnet/p-chain.
 */
export interface HealthReport {
  /**
   * Whether every part is up.
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

/** Number of interchain messages in one interval. */
export interface IcmCount {
  /**
   * Number of messages.
   * @example 24
   */
  value: number;
  /**
   * Unix time in seconds of the interval's begin.
   * @example 1767225600
   */
  timestamp: number;
  /**
   * Blockchain that sent the messages. Empty where the value is of several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId: string;
  /**
   * Blockchain that the messages were sent to. Empty where the value is of several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId: string;
}

/** Numbers of interchain messages over windows up to now. */
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
   * Blockchain that sent the messages. Empty where the value is of several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  srcBlockchainId: string;
  /**
   * Blockchain that the messages were sent to. Empty where the value is of several.
   * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
   */
  destBlockchainId: string;
}

/** Interchain messages over windows up to now. */
export interface IcmSummary {
  /** The numbers of messages. */
  result: IcmCounts;
}

/** A page of the number of interchain messages over time. */
export interface IcmTimeseriesPage {
  /** Numbers of messages, newest first. */
  results: IcmCount[];
  /** Token of the next page. Absent when no more data exists. */
  nextPageToken?: NextPageToken;
}

/** An EVM chain whose metrics are kept. */
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
   * Subnet that validates the chain, cb58. Empty when the deployment does not know it.
   * @example 11111111111111111111111111111111LpoYY
   */
  subnetId: string;
  /**
   * Kind of network that the chain belongs to.
   * @example mainnet
   */
  network: "mainnet" | "testnet" | (string & {});
}

/** A page of the chains that have metrics. */
export interface MetricsChainPage {
  /** The chains, ordered by EVM chain id. */
  chains: MetricsChain[];
  /** Token of the next page. Absent, as there is one page. */
  nextPageToken?: NextPageToken;
}

/** Value of a metric at one time. */
export interface MetricsDataPoint {
  /**
   * Unix time in seconds that the value is for.
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
  /** Error messages, one per problem. Some deployments send a single string instead; clients accept both. */
  message: string[];
}

/** Value of a metric in one interval. */
export interface MetricsValue {
  /**
   * Value of the metric. An integer has all digits, however large it is.
   * @example 41207
   */
  value: number | bigint;
  /**
   * Unix time in seconds of the interval's begin.
   * @example 1767225600
   */
  timestamp: number;
}

/** A page of a series. */
export interface MetricsValuePage {
  /** Points of the series, newest first. */
  results: MetricsValue[];
  /** Token of the next page, valid for 24 hours. Absent when no more data exists. */
  nextPageToken?: NextPageToken;
}

/** Name of a network. fuji and testnet are two names of the same test network. */
export type Network = "mainnet" | "fuji" | "testnet";

/**
 * Token of the page after this one. Absent when no more data exists. Pass it back as pageToken with
 * the same filters.
 */
export type NextPageToken = string;

/** A page of P-Chain addresses. */
export interface PChainAddressPage {
  /** The addresses, by validation. */
  addresses: RankedPChainAddresses[];
  /** Token of the next page. Absent when no more data exists. */
  nextPageToken?: NextPageToken;
}

/** Health of one part of the service. */
export interface PartHealth {
  /**
   * Whether the part can be used.
   * @example up
   */
  status?: "up" | "down" | (string & {});
}

/** An EVM address and what it is ordered by. */
export interface RankedAddress {
  /**
   * EVM address.
   * @example 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC
   */
  address: string;
  /**
   * What the address is ordered by.
   * @example 150000000
   */
  sortKey: string;
}

/** P-Chain addresses of a validation and what it is ordered by. */
export interface RankedPChainAddresses {
  /** P-Chain addresses. */
  addresses: string[];
  /**
   * What the validation is ordered by.
   * @example 1767225600
   */
  sortKey: string;
}

/** A metric over windows up to now. */
export interface RollingWindowResult {
  /** The values of the windows. */
  result: RollingWindowValues;
}

/** Values of a metric over windows up to now. */
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
 * Length of the intervals of a series.
 * Default: day.
 */
export type TimeInterval = "hour" | "day" | "week" | "month";
