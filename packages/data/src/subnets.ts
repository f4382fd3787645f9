/** Subnets and L1s with their blockchains. */
import type { CallOptions } from "@primary-network/core";
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type {
  GetSubnetByIdParams,
  GetSubnetByIdResult,
  ListSubnetsExtra,
  ListSubnetsItem,
  ListSubnetsParams,
} from "./gen/operations.ts";
import { getSubnetById, listSubnets } from "./gen/operations.ts";

/** The `subnets` resource of the data client. */
export const subnets = (transport: Transport) => ({
  /**
   * Lists all subnets, newest first. `pageSize` goes up to 10000 here (default 100).
   *
   * @example
   * ```ts
   * for await (const subnet of data.subnets.list()) console.log(subnet.subnetId, subnet.isL1);
   * ```
   */
  list: (params: ListSubnetsParams = {}, options?: ListOptions): List<ListSubnetsItem, ListSubnetsExtra> =>
    transport.list(listSubnets, params, options),

  /**
   * Gets a subnet by its id, with its owners and chains as they are now; a `NotFoundError` says that it is not indexed.
   *
   * @example
   * ```ts
   * const { isL1, blockchains } = await data.subnets.get({ subnetId: "29uV…" });
   * ```
   */
  get: (params: GetSubnetByIdParams, options?: CallOptions): Promise<GetSubnetByIdResult> =>
    transport.call(getSubnetById, params, options),
});
