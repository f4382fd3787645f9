/** What is known of addresses. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type { ListChainIdsParams, ListChainIdsResult } from "./gen/operations.ts";
import { listChainIds } from "./gen/operations.ts";

/** The `addresses` resource of the data client. */
export const addresses = (transport: Transport) => ({
  /**
   * Tells, for each address, the blockchains it has interacted with.
   *
   * @example
   * ```ts
   * const { addresses } = await data.addresses.listChains({ addresses: ["fuji1…"] });
   * ```
   */
  listChains: (params: ListChainIdsParams, options?: CallOptions): Promise<ListChainIdsResult> =>
    transport.call(listChainIds, params, options),
});
