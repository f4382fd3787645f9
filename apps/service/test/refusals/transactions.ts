/** Refusals of the listings of transactions. */

import {
  addresses,
  blockchainId,
  idPath,
  idQuery,
  natural,
  networkPath,
  page,
  pChainId,
  sortOrder,
  txTypes,
} from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

const NEEDS_ADDRESSES = "$ can be used only together with addresses";
const NEEDS_SELECTION = "$ can be used only together with addresses (or l1ValidationId)";

export const listTransactions: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain" },
  refused: {
    network: networkPath,
    blockchainId,
    addresses,
    l1ValidationId: idQuery,
    txTypes: [...txTypes, ["BaseTx", NEEDS_SELECTION]],
    startTimestamp: [...natural, ["1", NEEDS_SELECTION]],
    endTimestamp: [...natural, ["1", NEEDS_SELECTION]],
    ...page,
    sortOrder,
  },
};

export const listStakingTransactions: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain" },
  refused: {
    network: networkPath,
    blockchainId: pChainId,
    addresses,
    txTypes: [...txTypes, ["BaseTx", NEEDS_ADDRESSES]],
    startTimestamp: [...natural, ["1", NEEDS_ADDRESSES]],
    endTimestamp: [...natural, ["1", NEEDS_ADDRESSES]],
    ...page,
    sortOrder,
  },
};

export const getPrimaryTransaction: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain", txHash: `0x${"00".repeat(32)}` },
  refused: { network: networkPath, blockchainId, txHash: idPath },
};
