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
     * @description Returns the series of average transactions per second, the newest point first. A page token is valid for 24 hours; after that, start the listing again. The public deployment marks this route as deprecated, accepts mainnet, testnet and total instead of a chain id, and names the paging fields startKey and nextPageStartKey.
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
     * @description Returns the EVM chains whose metrics the service keeps, ordered by EVM chain id.
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
     * @description Returns the ids and the network of an EVM chain whose metrics the service keeps.
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
  /** GET: List the values of a metric of a chain over time. */
  "/v2/chains/{chainId}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the values of a metric of a chain over time
     * @description Returns one point for each hour, day, week or month, the newest first, also for intervals without blocks. The newest interval counts as far as it is known. Metrics whose names begin with `avg`, cumulative or max are of days alone. For total, mainnet and testnet there are only metrics whose values of several chains may be added; the others get status 501.
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
  /** GET: Get a metric of a chain over the last hour, day, week, month, 90 days and year. */
  "/v2/chains/{chainId}/rollingWindowMetrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a metric of a chain over the last hour, day, week, month, 90 days and year
     * @description Returns the value of a metric over windows up to now, and over all time. A window begins with the full hour in which it does; a month is 30 days, a year 365.
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
     * @description Returns whether each chain that the service indexes can be queried. A chain whose data is missing is down; the others can still be queried.
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
  /** GET: Get whether the service is running. */
  "/v2/live-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get whether the service is running
     * @description Responds as soon as the process handles requests, whatever the state of its chains and database is.
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
  /** GET: Get the number of interchain messages up to now. */
  "/v2/icm/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the number of interchain messages up to now
     * @description Returns how many messages the indexed chains have sent over windows up to now, each from the begin of an hour on. A message is counted when it is sent, and once. The result is of one group: with groupBy, the blockchain that is grouped by has to be named.
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
     * @description Returns how many messages the indexed chains have sent in each interval, the newest first. A message is counted when it is sent, and once. With groupBy, each group that has messages has a point in each interval, 0 included.
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
  /** GET: List a metric of staking by day. */
  "/v2/networks/{network}/metrics/{metric}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a metric of staking by day
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
     * @description Returns the P-Chain addresses of those who validated a subnet in a span of time.
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
     * @description Returns the fees that the L1 validations of a node paid, by day. In nAVAX, from the first of them on, the newest day first, which counts up to the last block. Of mainnet where it is served, else of the test network.
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
     * @description Returns the fees that the validators of an L1 paid, by day. In nAVAX, from the first of them on, the newest day first, which counts up to the last block. Of mainnet where it is served, else of the test network.
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
     * @description Returns the fees that an L1 validation paid, by day. In nAVAX, from the first of them on, the newest day first, which counts up to the last block. Of mainnet where it is served, else of the test network.
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
     * @description Returns the fees that all L1 validators paid together, by day. In nAVAX, from the first of them on, the newest day first, which counts up to the last block. Of mainnet where it is served, else of the test network.
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
     * @description Returns the addresses of the C-Chain that bridged at least an amount of BTC.b.
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
    /** @description A parameter is invalid or malformed. The message names it. */
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
    /** @description Credentials are required but missing or not valid. Not expected here: this service asks for no credentials. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The credentials are valid but do not allow this operation. Not expected here: this service asks for no credentials. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description No such path, or the resource does not exist. */
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
    /** @description The rate limit is exceeded. Wait as long as retry-after says. */
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
    /** @description An unexpected error in the service. */
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
    /** @description The node of one chain is unavailable. Operations on other chains are not affected, and the chain itself may be fine. */
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
    /** @description The metric does not follow from what this deployment indexes. The message has the reason. */
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
     * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
     * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
     */
    PageToken: string;
    /**
     * @description Only what belongs to this network. Without it, all networks that are served count.
     * @example fuji
     */
    Network: Network;
    /**
     * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
     * @example 43114
     */
    EvmChainId: string;
    /**
     * @description Chain to query, by EVM chain id or by blockchain id, or total, mainnet or testnet for all chains of these networks together.
     * @example 43114
     */
    EvmChainScope: string;
    /**
     * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
     * @example 1764547200
     */
    StartTimestamp: number;
    /**
     * @description Only points whose interval begins before this Unix time in seconds.
     * @example 1767225600
     */
    EndTimestamp: number;
    /**
     * @description Length of the intervals, in UTC. Weeks begin on Monday.
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
    /** @description Height up to which each chain of the response is indexed, as a dictionary of RFC 8941 by chain: p-chain=251310, evm-43113=48600000. The response has at least these blocks; a page of a list has exactly these. */
    IndexedHeight: string;
    /** @description Unix time in seconds at which the index of each chain last had every block of its node, as a dictionary of RFC 8941 by chain. A chain whose index never was that far is missing. */
    IndexedTime: string;
    /** @description Seconds to wait before the next request. */
    RetryAfter: number;
    /** @description Limit and window that apply to the caller. */
    RateLimitPolicy: string;
    /** @description Compute units that the caller may spend in the window. */
    RateLimitLimit: number;
    /** @description Compute units that are left in the window. */
    RateLimitRemaining: number;
    /** @description Seconds until the next window starts. */
    RateLimitReset: number;
    /** @description Names what the response depends on: a request that sends it back as If-None-Match gets 304 without a body while that is what it was. A response that depends on the time, on a node or on prices has none; a later page of such a list has one. */
    Etag: string;
  };
}

export interface operations {
  listAverageTps: {
    parameters: {
      query?: {
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
      };
      header?: never;
      path: {
        /**
         * @description EVM chain id, a decimal number.
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
         * @description Only what belongs to this network. Without it, all networks that are served count.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
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
      /** @description The chains. There is one page. */
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
         * @description Chain to query, by EVM chain id or by blockchain id. The chain must be one that the service indexes.
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Length of the intervals, in UTC. Weeks begin on Monday.
         * @example day
         */
        timeInterval?: components["parameters"]["TimeInterval"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
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
         * @description Chain to query, by EVM chain id or by blockchain id, or total, mainnet or testnet for all chains of these networks together.
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
         * @description Chain to query, by EVM chain id or by blockchain id, or total, mainnet or testnet for all chains of these networks together.
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
      /** @description The values of the windows. */
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
         * @description Only messages from this blockchain.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        srcBlockchainId?: string;
        /**
         * @description Only messages to this blockchain.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        destBlockchainId?: string;
        /**
         * @description By which of the two blockchains messages are counted.
         * @example srcBlockchainId
         */
        groupBy?: "srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId";
        /**
         * @description Only what belongs to this network. Without it, all networks that are served count.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Only messages from this blockchain.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        srcBlockchainId?: string;
        /**
         * @description Only messages to this blockchain.
         * @example 2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5
         */
        destBlockchainId?: string;
        /**
         * @description Length of the intervals, in UTC. Weeks begin on Monday.
         * @example day
         */
        timeInterval?: components["parameters"]["TimeInterval"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
         * @example 6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e
         */
        pageToken?: components["parameters"]["PageToken"];
        /**
         * @description Maximum number of points in a page.
         * @example 31
         */
        pageSize?: components["parameters"]["PointPageSize"];
        /**
         * @description By which of the two blockchains messages are counted.
         * @example srcBlockchainId
         */
        groupBy?: "srcBlockchainId" | "destBlockchainId" | "srcBlockchainId,destBlockchainId";
        /**
         * @description Only what belongs to this network. Without it, all networks that are served count.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
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
         * @description Network to query. fuji and testnet are two names of the same test network.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
        /**
         * @description Only what belongs to this network. Without it, all networks that are served count.
         * @example fuji
         */
        network?: components["parameters"]["Network"];
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
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
         * @description Subnet to query, by its cb58 id.
         * @example 11111111111111111111111111111111LpoYY
         */
        subnetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Node to query.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description Subnet to query, by its cb58 id.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
         * @example 1767225600
         */
        endTimestamp?: components["parameters"]["EndTimestamp"];
      };
      header?: never;
      path: {
        /**
         * @description L1 validation to query, by its cb58 id.
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
      /** @description What was asked for. */
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
         * @description Only points whose interval begins at this Unix time in seconds or later; unlike in the data API, the time itself is included.
         * @example 1764547200
         */
        startTimestamp?: components["parameters"]["StartTimestamp"];
        /**
         * @description Only points whose interval begins before this Unix time in seconds.
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
      /** @description What was asked for. */
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
         * @description Least amount of BTC.b, decimal.
         * @example 0.5
         */
        threshold: string;
        /**
         * @description Token of the page to return, taken from nextPageToken of the previous response. Default: the first page. The filters must be the same as in the request that returned the token.
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
      /** @description What was asked for. */
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
