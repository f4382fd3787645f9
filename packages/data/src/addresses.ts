/** What is known of addresses. */
import type { CallOptions } from "@primary-network/core";
import type { Transport } from "@primary-network/core/client";
import type {
  GetLastActivityParams,
  GetLastActivityResult,
  ListChainIdsParams,
  ListChainIdsResult,
  QueryLastActivityParams,
  QueryLastActivityResult,
} from "./gen/operations.ts";
import { getLastActivity, listChainIds, queryLastActivity } from "./gen/operations.ts";

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

  /**
   * Finds the latest transaction that created or spent an output of some addresses.
   *
   * @example
   * ```ts
   * const { timestamp } = await data.addresses.getLastActivity({ blockchainId: "p-chain", addresses: ["fuji1…"] });
   * ```
   */
  getLastActivity: (params: GetLastActivityParams, options?: CallOptions): Promise<GetLastActivityResult> =>
    transport.call(getLastActivity, params, options),

  /**
   * The same of up to 1024 addresses.
   *
   * @example
   * ```ts
   * const { txHash } = await data.addresses.queryLastActivity({ blockchainId: "x-chain", addresses: many });
   * ```
   */
  queryLastActivity: (
    params: QueryLastActivityParams,
    options?: CallOptions,
  ): Promise<QueryLastActivityResult> => transport.call(queryLastActivity, params, options),
});
