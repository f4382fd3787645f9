/** Rewards of stakes that are still running. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListPendingRewardsExtra,
  ListPendingRewardsItem,
  ListPendingRewardsParams,
} from "./gen/operations.ts";
import { listPendingRewards } from "./gen/operations.ts";

/** The `rewards` resource of the data client. */
export const rewards = (transport: Transport) => ({
  /**
   * Lists pending rewards. At least one of `addresses` and `nodeIds` is needed.
   *
   * @example
   * ```ts
   * const page = await data.rewards.listPending({ addresses: ["fuji1…"] });
   * ```
   */
  listPending: (
    params: ListPendingRewardsParams,
    options?: ListOptions,
  ): List<ListPendingRewardsItem, ListPendingRewardsExtra> =>
    transport.list(listPendingRewards, params, options),
});
