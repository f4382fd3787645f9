/** Health of the metrics service. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { GetMetricsHealthResult, GetMetricsLivenessResult } from "./gen/operations.ts";
import { getMetricsHealth, getMetricsLiveness } from "./gen/operations.ts";

/** The `health` resource of the metrics client. */
export const health = (transport: Transport) => ({
  /**
   * Gets which chains can be queried, by EVM chain id, and by network and alias as in `mainnet/p-chain`.
   *
   * @throws ServiceUnavailableError when the service cannot use its database.
   * @example
   * ```ts
   * const { status, error } = await metrics.health.check();
   * ```
   */
  check: (options?: CallOptions): Promise<GetMetricsHealthResult> =>
    transport.call(getMetricsHealth, {}, options),

  /**
   * Gets a response as soon as the service handles requests at all.
   *
   * @example
   * ```ts
   * const { status } = await metrics.health.live();
   * ```
   */
  live: (options?: CallOptions): Promise<GetMetricsLivenessResult> =>
    transport.call(getMetricsLiveness, {}, options),
});
