// Generated from specs/metrics/openapi.yaml; do not edit.

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

/** Name of a network. fuji and testnet are two names of the same test network. */
export type Network = "mainnet" | "fuji" | "testnet";

/**
 * Token of the page after this one. Absent when no more data exists. Pass it back as pageToken with
 * the same filters.
 */
export type NextPageToken = string;

/** Health of one part of the service. */
export interface PartHealth {
  /**
   * Whether the part can be used.
   * @example up
   */
  status?: "up" | "down" | (string & {});
}

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
     * @description Answers as soon as the process handles requests, whatever the state of its chains and database is.
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
}

export interface components {
  schemas: {
    AverageTpsPage: AverageTpsPage;
    ErrorBody: ErrorBody;
    HealthReport: HealthReport;
    MetricsChain: MetricsChain;
    MetricsChainPage: MetricsChainPage;
    MetricsDataPoint: MetricsDataPoint;
    MetricsError: MetricsError;
    Network: Network;
    NextPageToken: NextPageToken;
    PartHealth: PartHealth;
  };
  responses: {
    /** @description A parameter is invalid or malformed. The message names it. */
    BadRequest: {
      headers: {
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
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The node or another upstream service sent an invalid response. */
    BadGateway: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": MetricsError;
      };
    };
    /** @description The node of one chain is unavailable. Operations on other chains are not affected, and the chain itself may be fine. */
    ServiceUnavailable: {
      headers: {
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
  };
  headers: {
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
}
