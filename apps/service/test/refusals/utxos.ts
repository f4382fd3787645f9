/** Refusals of the listing of outputs. */

import {
  addressesWithoutEvm,
  amount,
  blockchainId,
  flag,
  idQuery,
  networkPath,
  oneOf,
  page,
  sortOrder,
} from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listUtxos: Refusals = {
  // Where assetId is a filter, so that it is read.
  path: { network: "fuji", blockchainId: "x-chain" },
  refused: {
    network: networkPath,
    blockchainId,
    addresses: addressesWithoutEvm,
    ...page,
    assetId: [...idQuery, ["AVAX", '$ "AVAX": …']],
    minUtxoAmount: amount,
    includeSpent: flag,
    sortBy: oneOf("timestamp", "amount"),
    sortOrder,
  },
};
