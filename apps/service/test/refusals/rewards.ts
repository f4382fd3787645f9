/** Refusals of the listings of rewards. */

import { addressesWithoutEvm, currency, networkPath, nodeIds, page, sortOrder } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listPendingRewards: Refusals = {
  path: { network: "fuji" },
  query: { addresses: "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf" },
  refused: {
    network: networkPath,
    addresses: [...addressesWithoutEvm, [undefined, "$ or nodeIds is required"]],
    nodeIds,
    ...page,
    sortOrder,
  },
};

export const listHistoricalRewards: Refusals = {
  ...listPendingRewards,
  refused: {
    ...listPendingRewards.refused,
    currency,
  },
};
