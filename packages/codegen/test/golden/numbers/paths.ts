// Generated from numbers/openapi.yaml; do not edit.



/** Requests by path and method, in the form that openapi-fetch reads. */
export interface paths {
  /** GET: Get counts. */
  "/v1/counts/{height}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get counts */
    get: operations["getCounts"];
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
  schemas: {};
}

export interface operations {
  getCounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Height. */
        height: number | bigint;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** Never rounded. */
            exact: number | bigint;
            signed?: (number | bigint) | null;
            all?: (number | bigint)[];
            small: number;
            /**
             * Range: 0 to 1.
             * @example 0.5
             */
            share?: number;
            text?: string;
            byName?: {
              [key: string]: number | bigint;
            };
          };
        };
      };
    };
  };
}
