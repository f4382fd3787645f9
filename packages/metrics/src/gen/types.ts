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

/**
 * Token of the page after this one. Absent when no more data exists. Pass it back as pageToken with
 * the same filters.
 */
export type NextPageToken = string;

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
}

export interface components {
  schemas: {
    AverageTpsPage: AverageTpsPage;
    ErrorBody: ErrorBody;
    MetricsDataPoint: MetricsDataPoint;
    MetricsError: MetricsError;
    NextPageToken: NextPageToken;
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
}
