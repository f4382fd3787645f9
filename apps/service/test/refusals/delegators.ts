/** Refusals of the listing of delegations. */

import { addressesWithoutEvm, networkPath, nodeIds, oneOf, page, sortOrder } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listDelegators: Refusals = {
  path: { network: "fuji" },
  refused: {
    network: networkPath,
    ...page,
    rewardAddresses: addressesWithoutEvm,
    sortOrder,
    delegationStatus: oneOf("completed", "active", "pending"),
    nodeIds,
  },
};
