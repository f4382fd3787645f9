// Generated from rpc/openrpc.yaml; do not edit.

import type { CallOptions, ResultPromise } from "@primary-network/core";
import type {
  BellRingResult,
  GetTimeParams,
  GetTimeResult,
} from "./operations.ts";

/** Methods of the client itself. */
export interface ApiMethods {
  /**
   * Returns the time of a place.
   *
   * `clock.getTime`
   *
   * @example
   * ```ts
   * const { seconds } = await api.getTime({ place: 'here' });
   * ```
   * @see {@link https://docs.test/clock-get-time/}
   */
  readonly getTime: (params: GetTimeParams, options?: CallOptions) => ResultPromise<GetTimeResult>;
}

/** The bell of the clock. */
export interface BellResource {
  /**
   * Ring the bell
   *
   * Retried only if the server certainly did not process it.
   *
   * `bell.ring`
   *
   * @example
   * ```ts
   * await api.bell.ring();
   * ```
   * @see {@link https://docs.test/bell-ring/}
   */
  readonly ring: (options?: CallOptions) => ResultPromise<BellRingResult>;
}

/** All methods of the api client that make a call. */
export interface ApiResources extends ApiMethods {
  /** The bell of the clock. */
  readonly bell: BellResource;
}
