/** How far a deployment has indexed its chains. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { GetStatusResult } from "./gen/operations.ts";
import { getStatus } from "./gen/operations.ts";

/** The `status` resource of the data client. */
export const status = (transport: Transport) => ({
  /**
   * Gets for each chain its indexed height, its node's height, how many seconds it is behind, and whether it is catching up.
   *
   * @example
   * ```ts
   * const { chains } = await data.status.get();
   * for (const { chain, height, secondsBehind } of chains) console.log(chain, height, secondsBehind);
   * ```
   */
  get: (options?: CallOptions): Promise<GetStatusResult> => transport.call(getStatus, {}, options),
});
