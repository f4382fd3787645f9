/** Refusals of what is summed or found for addresses: balances, and their last activity. */

import { addressBody, addressesWithoutEvm, blockchainId, natural, networkPath } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const ADDRESS = "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf";

const path = { network: "fuji", blockchainId: "p-chain" };
const required: readonly Refusal[] = [...addressesWithoutEvm, [undefined, "$ is required"]];

export const getBalances: Refusals = {
  path,
  query: { addresses: ADDRESS },
  refused: { network: networkPath, blockchainId, addresses: required, blockTimestamp: natural },
};

export const getLastActivity: Refusals = {
  path,
  query: { addresses: ADDRESS },
  refused: { network: networkPath, blockchainId, addresses: required },
};

export const queryLastActivity: Refusals = {
  path,
  body: { addresses: ADDRESS },
  refused: { network: networkPath, blockchainId, ...addressBody },
};
