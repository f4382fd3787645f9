/** The supply of AVAX. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { GetAvaxSupplyParams, GetAvaxSupplyResult } from "./gen/operations.ts";
import { getAvaxSupply } from "./gen/operations.ts";

/** The `supply` resource of the data client. */
export const supply = (transport: Transport) => ({
  /**
   * Gets how much AVAX there is, is staked and was burned, as decimal strings of whole AVAX. A deployment that keeps no sum of what was burned
   * responds with 501.
   *
   * @example
   * ```ts
   * const { totalSupply } = await data.supply.get();
   * ```
   */
  get: (params: GetAvaxSupplyParams = {}, options?: CallOptions): Promise<GetAvaxSupplyResult> =>
    transport.call(getAvaxSupply, params, options),
});
