// Generated from lists/openapi.yaml; do not edit.

import type { Bird, BirdPage, Colour, Page, RingIds } from "./types.ts";

/** Requests by path and method, in the form that openapi-fetch reads. */
export interface paths {
  /** GET: List birds. */
  "/v1/networks/{network}/birds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List birds
     * @description Every bird that was seen, newest first.
     */
    get: operations["listBirds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  /** POST: Mix the colours of a bird. */
  "/v1/birds/{id}:mix": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mix the colours of a bird
     * @deprecated
     */
    post: operations["mixBird"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    RingIds: RingIds;
    Colour: Colour;
    Page: Page;
    BirdPage: BirdPage;
    Bird: Bird;
  };
}

export interface operations {
  listBirds: {
    parameters: {
      query?: {
        /** @description Only these rings. */
        ringIds?: RingIds;
        /** @description Only these colours. */
        colours?: Colour[];
        /** @description Most birds on a page. */
        pageSize?: number;
        /** @description Least weight. */
        minWeight?: string;
      };
      header?: {
        "x-trace"?: string;
      };
      path: {
        /** @description Where to look. */
        network: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": BirdPage;
        };
      };
      /** @description A parameter is wrong. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many requests. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  mixBird: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /**
           * Share of red, in percent. Ends no comment: *\/
           * Range: 0 to 100.
           */
          red: number;
          /**
           * Share of blue.
           * Range: 0 to 100; Default: 0.
           */
          blue?: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
