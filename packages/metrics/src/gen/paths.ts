// Generated from specs/metrics/openapi.yaml; do not edit.

import type {
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

/** Requests by path and method, in the form that openapi-fetch reads. */
export interface paths {
  /** GET: List the average transactions per second of a chain. */
  "/v1/avg_tps/{chainId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the average transactions per second of a chain
     * @description Returns the average number of transactions per second, newest first. A page token is valid for 24 hours. After that, list again from the first page. The public deployment marks this route as deprecated, accepts mainnet, testnet and total instead of a chain id, and names the paging fields startKey and nextPageStartKey.
     */
    get: operations["listAverageTps"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the chains that have metrics. */
  "/v2/chains": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the chains that have metrics
     * @description Returns the EVM chains that have metrics, ordered by EVM chain id.
     */
    get: operations["listMetricsChains"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a chain that has metrics. */
  "/v2/chains/{chainId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a chain that has metrics
     * @description Returns the ids and the network of an EVM chain that has metrics.
     */
    get: operations["getMetricsChain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List a chain metric over time. */
  "/v2/chains/{chainId}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a chain metric over time
     * @description Returns one point per hour, day, week or month, newest first, including intervals without blocks. The newest interval covers the blocks indexed so far. Metrics whose names begin with `avg`, cumulative or max are available by day only. Use total, mainnet or testnet only with metrics that can be summed over chains. Other metrics return status 501.
     */
    get: operations["listChainMetricValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get a chain metric over the last hour, day, week, month, 90 days and year. */
  "/v2/chains/{chainId}/rollingWindowMetrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a chain metric over the last hour, day, week, month, 90 days and year
     * @description Returns the value of a metric over windows that end now, and over all time. Each window starts on the hour. A month is 30 days, and a year is 365 days.
     */
    get: operations["getChainRollingWindow"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the health of the service. */
  "/v2/health-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the health of the service
     * @description Returns the health of each chain that the service indexes. A chain without data is down. You can still query the other chains.
     */
    get: operations["getMetricsHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Check that the service is running. */
  "/v2/live-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the service is running
     * @description Responds as soon as the process handles requests, even if its chains or its database are down.
     */
    get: operations["getMetricsLiveness"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: Get the number of interchain messages so far. */
  "/v2/icm/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the number of interchain messages so far
     * @description Returns the number of messages that the indexed chains sent, over windows that end now. Each window starts on the hour. A message counts once, when it is sent. The result has one group. If you set groupBy, also set the blockchain that it groups by.
     */
    get: operations["getIcmSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the number of interchain messages over time. */
  "/v2/icm/timeseries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the number of interchain messages over time
     * @description Returns the number of messages that the indexed chains sent in each interval, newest first. A message counts once, when it is sent. If you set groupBy, every interval has a point for each group, even if its count is 0.
     */
    get: operations["listIcmTimeseries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List a staking metric by day. */
  "/v2/networks/{network}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a staking metric by day
     * @description Returns the number or weight of a network's validators or delegators at the end of each day (UTC), newest first. The current day is not included. Weights of the Primary Network are in nAVAX.
     */
    get: operations["listStakingMetricValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the addresses of a subnet's validators. */
  "/v2/subnets/{subnetId}/validators:getAddresses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the addresses of a subnet's validators
     * @description Returns the P-Chain addresses that validated a subnet within a time range.
     */
    get: operations["listSubnetValidatorAddresses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the fees of a node's L1 validations over time. */
  "/v2/validator/{nodeId}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fees of a node's L1 validations over time
     * @description Returns the fees that a node's L1 validations paid, in nAVAX by day, newest first. The series starts with the first fee, and the newest day ends at the last indexed block. Uses mainnet if the deployment serves it, otherwise the test network.
     */
    get: operations["listNodeFeeValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the fees of an L1's validators over time. */
  "/v2/subnet/{subnetId}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fees of an L1's validators over time
     * @description Returns the fees that an L1's validators paid, in nAVAX, or the number of validators that paid, by day, newest first. The series starts with the first fee, and the newest day ends at the last indexed block. Uses mainnet if the deployment serves it, otherwise the test network.
     */
    get: operations["listSubnetFeeValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the fees of an L1 validation over time. */
  "/v2/validation/{l1ValidationId}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fees of an L1 validation over time
     * @description Returns the fees that an L1 validation paid, in nAVAX by day, newest first. The series starts with the first fee, and the newest day ends at the last indexed block. Uses mainnet if the deployment serves it, otherwise the test network.
     */
    get: operations["listValidationFeeValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the fees of all L1 validators over time. */
  "/v2/validators/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fees of all L1 validators over time
     * @description Returns the fees that all L1 validators paid together, in nAVAX, or the number of validators that paid, by day, newest first. The series starts with the first fee, and the newest day ends at the last indexed block. Uses mainnet if the deployment serves it, otherwise the test network.
     */
    get: operations["listL1FeeValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** GET: List the addresses that bridged BTC.b. */
  "/v2/chains/43114/btcb/bridged:getAddresses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the addresses that bridged BTC.b
     * @description Returns the C-Chain addresses that bridged at least the given amount of BTC.b.
     */
    get: operations["listBtcbBridgers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    AddressPage: AddressPage;
    AverageTpsPage: AverageTpsPage;
    ChainMetric: ChainMetric;
    ChainRollingWindowMetric: ChainRollingWindowMetric;
    ErrorBody: ErrorBody;
    HealthReport: HealthReport;
    IcmCount: IcmCount;
    IcmCounts: IcmCounts;
    IcmSummary: IcmSummary;
    IcmTimeseriesPage: IcmTimeseriesPage;
    MetricsChain: MetricsChain;
    MetricsChainPage: MetricsChainPage;
    MetricsDataPoint: MetricsDataPoint;
    MetricsError: MetricsError;
    MetricsValue: MetricsValue;
    MetricsValuePage: MetricsValuePage;
    Network: Network;
    NextPageToken: NextPageToken;
    PChainAddressPage: PChainAddressPage;
    PartHealth: PartHealth;
    RankedAddress: RankedAddress;
    RankedPChainAddresses: RankedPChainAddresses;
    RollingWindowResult: RollingWindowResult;
    RollingWindowValues: RollingWindowValues;
    TimeInterval: TimeInterval;
  };
  responses: {
    /** @description A parameter is missing, malformed or out of range. The message names it. */
    BadRequest: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The credentials are missing or invalid. You should not see this status: the service needs no credentials. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The credentials are valid but do not allow this operation. You should not see this status: the service needs no credentials. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The path or the resource does not exist. */
    NotFound: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description You exceeded the rate limit. Wait for the number of seconds in retry-after. */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-policy": components["headers"]["RateLimitPolicy"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The service failed unexpectedly. */
    InternalServerError: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The node or another upstream service sent an invalid response. */
    BadGateway: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The node of one chain is unavailable. The chain itself may be fine, and operations on other chains still work. */
    ServiceUnavailable: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The deployment does not index the data that this metric needs, or does not have the earlier blocks that it needs. The message gives the reason. */
    NotImplemented: {
      headers: {
        "x-indexed-height": components["headers"]["IndexedHeight"];
        "x-indexed-time": components["headers"]["IndexedTime"];
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
  };
  parameters: {
    /**
     * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
     * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
     */
    PageToken: string;
    /**
     * @description Network to include. Default: all networks that the deployment serves.
     * @example fuji
     */
    Network: Network;
    /**
     * @description EVM chain id or blockchain id of the chain. The service must index the chain.
     * @example 43114
     */
    EvmChainId: string;
    /**
     * @description EVM chain id or blockchain id of the chain. Use total, mainnet or testnet to combine all chains of these networks.
     * @example 43114
     */
    EvmChainScope: string;
    /**
     * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
     * @example 1764547200
     */
    StartTimestamp: number;
    /**
     * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
     * @example 1767225600
     */
    EndTimestamp: number;
    /**
     * @description Length of each interval, in UTC. Weeks begin on Monday.
     * @example day
     */
    TimeInterval: TimeInterval;
    /**
     * @description Maximum number of points in a page.
     * @example 31
     */
    PointPageSize: number;
  };
  headers: {
    /** @description Indexed height of each chain in the response, as a dictionary of RFC 8941: p-chain=251310, evm-43113=48600000. A response includes at least the blocks up to this height. A page of a list includes exactly these blocks. */
    IndexedHeight: string;
    /** @description Unix time in seconds when the index of each chain last had every block of its node, as a dictionary of RFC 8941. A chain that has never caught up is missing. */
    IndexedTime: string;
    /** @description Seconds to wait before the next request. */
    RetryAfter: number;
    /** @description Limit and window that apply to you. */
    RateLimitPolicy: string;
    /** @description Compute units that you may spend in the window. */
    RateLimitLimit: number;
    /** @description Compute units left in the window. */
    RateLimitRemaining: number;
    /** @description Seconds until the next window starts. */
    RateLimitReset: number;
    /** @description Version of the response. Send it back as If-None-Match, and an unchanged response returns an empty 304. Responses that depend on the time, on a node or on prices have no ETag, but later pages of such a list have one. */
    Etag: string;
  };
}

export interface operations {
  listAverageTps: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
      };
      header?: never;
      path: {
        /**
         * @description EVM chain id, as a decimal number.
         * @example 43114
         */
        chainId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the series. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AverageTpsPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listMetricsChains: {
    parameters: {
      query?: {
        /**
         * @description Network to include. Default: all networks that the deployment serves.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chains, all on one page. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsChainPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getMetricsChain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description EVM chain id or blockchain id of the chain. The service must index the chain.
         * @example 43114
         */
        chainId: components["parameters"]["EvmChainId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chain. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsChain;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listChainMetricValues: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Length of each interval, in UTC. Weeks begin on Monday.
         * @example day
         */
        timeInterval?: components["parameters"]["TimeInterval"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of points in a page.
         * @example 31
         */
        pageSize?: components["parameters"]["PointPageSize"];
      };
      header?: never;
      path: {
        /**
         * @description EVM chain id or blockchain id of the chain. Use total, mainnet or testnet to combine all chains of these networks.
         * @example 43114
         */
        chainId: components["parameters"]["EvmChainScope"];
        /**
         * @description Metric to list.
         * @example activeAddresses
         */
        metric: ChainMetric;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the series. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getChainRollingWindow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description EVM chain id or blockchain id of the chain. Use total, mainnet or testnet to combine all chains of these networks.
         * @example 43114
         */
        chainId: components["parameters"]["EvmChainScope"];
        /**
         * @description Metric to get.
         * @example txCount
         */
        metric: ChainRollingWindowMetric;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The value for each window. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": RollingWindowResult;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getMetricsHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The health of the service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HealthReport;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getMetricsLiveness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service is running. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HealthReport;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  getIcmSummary: {
    parameters: {
      query?: {
        /**
         * @description Blockchain that sent the messages. Default: all.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        srcBlockchainId?: string;
        /**
         * @description Blockchain that the messages were sent to. Default: all.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        destBlockchainId?: string;
        /**
         * @description Field that groups the counts: the source blockchain, the destination blockchain, or both.
         * @example srcBlockchainId
         */
        groupBy?: "srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId";
        /**
         * @description Network to include. Default: all networks that the deployment serves.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": IcmSummary;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listIcmTimeseries: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Blockchain that sent the messages. Default: all.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        srcBlockchainId?: string;
        /**
         * @description Blockchain that the messages were sent to. Default: all.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        destBlockchainId?: string;
        /**
         * @description Length of each interval, in UTC. Weeks begin on Monday.
         * @example day
         */
        timeInterval?: components["parameters"]["TimeInterval"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of points in a page.
         * @example 31
         */
        pageSize?: components["parameters"]["PointPageSize"];
        /**
         * @description Field that groups the counts: the source blockchain, the destination blockchain, or both.
         * @example srcBlockchainId
         */
        groupBy?: "srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId";
        /**
         * @description Network to include. Default: all networks that the deployment serves.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": IcmTimeseriesPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listStakingMetricValues: {
    parameters: {
      query?: {
        /**
         * @description Subnet to query. By default, the values include all subnets.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId?: string;
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of points in a page.
         * @example 31
         */
        pageSize?: components["parameters"]["PointPageSize"];
      };
      header?: never;
      path: {
        /**
         * @description Network to query. The names fuji and testnet mean the same network.
         * @example fuji
         */
        network: Network;
        /**
         * @description Metric to list.
         * @example delegatorCount
         */
        metric: "delegatorCount" | "delegatorWeight" | "validatorCount" | "validatorWeight";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listSubnetValidatorAddresses: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Network to include. Default: all networks that the deployment serves.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 100
         */
        pageSize?: number;
      };
      header?: never;
      path: {
        /**
         * @description Subnet id, cb58.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": PChainAddressPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listNodeFeeValues: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Node id, such as NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg.
         * @example NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg
         */
        nodeId: string;
        /**
         * @description Metric to list.
         * @example perNodeCumulativeFeesPaid
         */
        metric: "perNodeCumulativeFeesPaid" | "perNodeDailyFeesPaid";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listSubnetFeeValues: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Subnet id, cb58.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId: string;
        /**
         * @description Metric to list.
         * @example perSubnetCumulativeFeesPaid
         */
        metric: "perSubnetCumulativeFeesPaid" | "perSubnetDailyFeesPaid" | "perSubnetPayingValidators";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listValidationFeeValues: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Id of the L1 validation, cb58.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        l1ValidationId: string;
        /**
         * @description Metric to list.
         * @example validationCumulativeFeesDaily
         */
        metric: "validationCumulativeFeesDaily" | "validationFeesDaily";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listL1FeeValues: {
    parameters: {
      query?: {
        /**
         * @description Earliest start of an interval, as a Unix time in seconds. The time itself is included, unlike in the data API.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Latest start of an interval, as a Unix time in seconds. The time itself is excluded.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Metric to list.
         * @example totalCumulativeFeesDaily
         */
        metric: "totalCumulativeFeesDaily" | "totalPayingValidatorsDaily" | "totalValidatorFeesDaily";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          etag: components["headers"]["Etag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": MetricsValuePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listBtcbBridgers: {
    parameters: {
      query: {
        /**
         * @description Minimum amount of BTC.b, as a decimal number.
         * @example 0.5
         */
        threshold: string;
        /**
         * @description Token of the page to return: nextPageToken of the previous response. Default: the first page. Keep the filters of the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of items in a page.
         * @example 100
         */
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requested data. */
      200: {
        headers: {
          "x-indexed-height": components["headers"]["IndexedHeight"];
          "x-indexed-time": components["headers"]["IndexedTime"];
          [name: string]: unknown;
        };
        content: {
          "application/json": AddressPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      501: components["responses"]["NotImplemented"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
}
