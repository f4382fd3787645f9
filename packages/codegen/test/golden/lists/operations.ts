// Generated from lists/openapi.yaml; do not edit.

import type { Operation } from "@primary-network/core/client";
import type { Bird, BirdPage, Colour } from "./types.ts";

export type { Bird, BirdPage, Colour, Page, RingIds } from "./types.ts";

/** List birds. */
export const listBirds: Operation = {
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
};

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

/** Fields of a page of {@link listBirds} besides its items. */
export interface ListBirdsExtra {
  /** Who counted. */
  warden: string;
}

/** Mix the colours of a bird. */
export const mixBird: Operation = {
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
};

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

/** {@link mixBird} returns no body. */
export type MixBirdResult = undefined;

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: Operation } = {
  listBirds,
  mixBird,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** List birds. */
  listBirds: { params: ListBirdsParams; result: ListBirdsResult; item: ListBirdsItem; extra: ListBirdsExtra };
  /** Mix the colours of a bird. */
  mixBird: { params: MixBirdParams; result: MixBirdResult };
}
