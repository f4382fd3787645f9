// Generated from numbers/openapi.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type {
  GetCountsParams,
  GetCountsResult,
} from "./operations.ts";

/** Counts. */
export interface CountsResource {
  /**
   * Get counts
   *
   * `GET /v1/counts/{height}`
   *
   * @example
   * ```ts
   * const { exact } = await api.counts.get({ height: 1 });
   * ```
   * @see {@link https://docs.test/get-counts/}
   */
  readonly get: (params: GetCountsParams, options?: CallOptions) => ResultPromise<GetCountsResult>;
}

/** All methods of the api client that make a call. */
export interface ApiResources {
  /** Counts. */
  readonly counts: CountsResource;
}
