/** Networks as a whole. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { GetNetworkParams, GetNetworkResult } from "./gen/operations.ts";
import { getNetwork } from "./gen/operations.ts";

/** The `networks` resource of the data client. */
export const networks = (transport: Transport) => ({
  /**
   * Gets how many validators and delegators the Primary Network has, and how much they stake.
   *
   * @example
   * ```ts
   * const { validatorDetails } = await data.networks.get({ network: "mainnet" });
   * ```
   */
  get: (params: GetNetworkParams = {}, options?: CallOptions): Promise<GetNetworkResult> =>
    transport.call(getNetwork, params, options),
});
