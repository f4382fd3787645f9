// Generated from lists/openapi.yaml; do not edit.

import type { Bird, BirdPage, Colour } from "./types.ts";

export type { Bird, BirdPage, Colour, Page, RingIds } from "./types.ts";

/**
 * List birds.
 *
 * Every bird that was seen, newest first.
 *
 * `GET /v1/networks/{network}/birds`
 *
 * Fails with HTTP 400, 429.
 */
export const listBirds = {
  id: "listBirds",
  method: "GET",
  path: "/v1/networks/{network}/birds",
  retry: "safe",
  params: {
    network: { in: "path", type: "string", required: true, fallback: true },
    ringIds: { in: "query", type: "array", csv: true },
    colours: { in: "query", type: "array" },
    pageSize: { in: "query", type: "integer", min: 1, max: 100 },
    minWeight: { in: "query", type: "string", min: 0, max: 720000000000000000 },
  },
  rules: [{ kind: "anyOf", names: ["ringIds", "colours"] }],
  page: { items: "birds", validityMs: 86400000 },
} as const;

/** Parameters of {@link listBirds}. */
export interface ListBirdsParams {
  /** Where to look. */
  network?: string | undefined;
  /**
   * Only these rings.
   * At most 64 items.
   */
  ringIds?: readonly string[] | string | undefined;
  /** Only these colours. */
  colours?: readonly Colour[] | undefined;
  /**
   * Most birds on a page.
   * Range: 1 to 100; Default: 10.
   */
  pageSize?: number | undefined;
  /**
   * Least weight.
   * Unit: grams; Range: 0 to 720000000000000000.
   */
  minWeight?: string | undefined;
}

/** Response of {@link listBirds}. */
export type ListBirdsResult = BirdPage;

/** One item of {@link listBirds}. */
export type ListBirdsItem = Bird;

/** What a page of {@link listBirds} carries beside its items. */
export interface ListBirdsExtra {
  /** Who counted. */
  warden: string;
}

/**
 * Mix the colours of a bird.
 *
 * `POST /v1/birds/{id}:mix`
 *
 * Sent again only when it surely was not processed.
 *
 * @deprecated Birds keep their colours, as listBirds shows.
 */
export const mixBird = {
  id: "mixBird",
  method: "POST",
  path: "/v1/birds/{id}:mix",
  retry: "unsafe",
  finalStatuses: [429],
  params: {
    id: { in: "path", type: "string", required: true },
    red: { in: "body", type: "integer", required: true, min: 0, max: 100 },
    blue: { in: "body", type: "integer", min: 0, max: 100 },
  },
  rules: [{ kind: "sumAtMost", names: ["red", "blue"], max: 100 }],
} as const;

/** Parameters of {@link mixBird}. */
export interface MixBirdParams {
  id: string;
  /**
   * Share of red, in percent. Ends no comment: *\/
   * Range: 0 to 100.
   */
  red: number;
  /**
   * Share of blue.
   * Range: 0 to 100; Default: 0.
   */
  blue?: number | undefined;
}

/** {@link mixBird} has a response without a body. */
export type MixBirdResult = undefined;

/** The entries of {@link operations}. */
export type Operations = {
  /** List birds. */
  readonly listBirds: typeof listBirds;
  /** Mix the colours of a bird. */
  readonly mixBird: typeof mixBird;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  listBirds,
  mixBird,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** List birds. */
  listBirds: { params: ListBirdsParams; result: ListBirdsResult; item: ListBirdsItem; extra: ListBirdsExtra };
  /** Mix the colours of a bird. */
  mixBird: { params: MixBirdParams; result: MixBirdResult };
}
