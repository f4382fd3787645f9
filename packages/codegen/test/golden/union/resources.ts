// Generated from union/openapi.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type {
  GetJobResult,
  StartJobParams,
  StartJobResult,
} from "./operations.ts";

/** Jobs. */
export interface JobsResource {
  /**
   * Get the job
   *
   * `GET /v1/jobs`
   *
   * @example
   * ```ts
   * const job = await api.jobs.get();
   * ```
   * @see {@link https://docs.test/get-job/}
   */
  readonly get: (options?: CallOptions) => ResultPromise<GetJobResult>;

  /**
   * Start a job
   *
   * Retried only if the server certainly did not process it.
   *
   * `POST /v1/jobs`
   *
   * @example
   * ```ts
   * await api.jobs.start({ kind: 'copy', from: 'a' });
   * ```
   * @see {@link https://docs.test/start-job/}
   */
  readonly start: (params: StartJobParams, options?: CallOptions) => ResultPromise<StartJobResult>;
}

/** All methods of the api client that make a call. */
export interface ApiResources {
  /** Jobs. */
  readonly jobs: JobsResource;
}
