/** Refusals of the listing of outputs. */

import {
  addressesWithoutEvm,
  amount,
  blockchainId,
  idQuery,
  networkPath,
  oneOf,
  page,
  sortOrder,
} from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

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
    includeSpent: [
      ...["", "yes", "1", "0", "TRUE", "true%20", "true,false", "%E2%80%AEtrue", "null"].map(
        (given): Refusal => [given, "$ must be true or false, not …"],
      ),
      [["true", "true"], "$ must be given once, not 2 times"],
      ["true%00", "$ must not hold the character U+0000"],
      ["%FF", "$ is not percent-encoded UTF-8"],
      ["t".repeat(9_000), "the URL must be at most 8192 characters", 414],
    ],
    sortBy: oneOf("timestamp", "amount"),
    sortOrder,
  },
};
