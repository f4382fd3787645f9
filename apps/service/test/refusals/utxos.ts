/** Refusals of the listings of outputs, by GET and by POST. */

import {
  addressBody,
  addressesWithoutEvm,
  amount,
  blockchainId,
  flag,
  idQuery,
  networkPath,
  oneOf,
  page,
  pageOfAtMost,
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

export const queryUtxos: Refusals = {
  ...listUtxos,
  body: { addresses: "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf" },
  refused: { ...listUtxos.refused, ...pageOfAtMost(1024), ...addressBody },
};
