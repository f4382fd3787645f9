/** Delegations to validators. */
import type { List, ListOptions, Transport } from "@primary-network/core/client";
import type { ListDelegatorsExtra, ListDelegatorsItem, ListDelegatorsParams } from "./gen/operations.ts";
import { listDelegators } from "./gen/operations.ts";

/** The `delegators` resource of the data client. */
export const delegators = (transport: Transport) => ({
  /**
   * Lists delegations, by reward address, node or status.
   *
   * @example
   * ```ts
   * for await (const d of data.delegators.list({ delegationStatus: "active" })) console.log(d.nodeId, d.amountDelegated);
   * ```
   */
  list: (
    params: ListDelegatorsParams = {},
    options?: ListOptions,
  ): List<ListDelegatorsItem, ListDelegatorsExtra> => transport.list(listDelegators, params, options),
});
