/** Health of a deployment. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { GetHealthResult, GetLivenessResult } from "./gen/operations.ts";
import { getHealth, getLiveness } from "./gen/operations.ts";

/** The `health` resource of the data client. */
export const health = (transport: Transport) => ({
  /**
   * Gets whether the database and each chain can be queried.
   *
   * @throws ServiceUnavailableError when the service cannot use its database.
   * @example
   * ```ts
   * const { status, error } = await data.health.check();
   * ```
   */
  check: (options?: CallOptions): Promise<GetHealthResult> => transport.call(getHealth, {}, options),

  /**
   * Resolves as soon as the service handles requests at all.
   *
   * @example
   * ```ts
   * const { status } = await data.health.live();
   * ```
   */
  live: (options?: CallOptions): Promise<GetLivenessResult> => transport.call(getLiveness, {}, options),
});
