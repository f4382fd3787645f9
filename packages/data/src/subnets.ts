/** Subnets and L1s with their blockchains. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type { ListSubnetsExtra, ListSubnetsItem, ListSubnetsParams } from "./gen/operations.ts";
import { listSubnets } from "./gen/operations.ts";

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
});
