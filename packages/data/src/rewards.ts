/** Rewards of stakes, paid and pending. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  ListHistoricalRewardsExtra,
  ListHistoricalRewardsItem,
  ListHistoricalRewardsParams,
  ListPendingRewardsExtra,
  ListPendingRewardsItem,
  ListPendingRewardsParams,
} from "./gen/operations.ts";
import { listHistoricalRewards, listPendingRewards } from "./gen/operations.ts";

/** The `rewards` resource of the data client. */
export const rewards = (transport: Transport) => ({
  /**
   * Lists rewards that were paid, the latest first. At least one of `addresses` and `nodeIds` is needed.
   *
   * @example
   * ```ts
   * for await (const paid of data.rewards.list({ addresses: ["fuji1…"] })) console.log(paid.reward.amount);
   * ```
   */
  list: (
    params: ListHistoricalRewardsParams,
    options?: ListOptions,
  ): List<ListHistoricalRewardsItem, ListHistoricalRewardsExtra> =>
    transport.list(listHistoricalRewards, params, options),

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
