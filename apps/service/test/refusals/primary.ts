/** Refusals of the Primary Network's operations, where neither the spec nor a parameter's name tells them. */

import { addressBody } from "./bodies.ts";
import { ADDRESS, addresses, addressesWithoutEvm, ids, NO_CHAIN, txTypes, ZERO } from "./by-name.ts";
import { type Refusal, type Refusals, rowsOf } from "./refusal.ts";

const NEEDS_ADDRESSES = "$ can be used only together with addresses";
const NEEDS_SELECTION = "$ can be used only together with addresses (or l1ValidationId)";

export const listTransactions: Refusals = {
  refused: {
    addresses,
    txTypes: [...txTypes, ["BaseTx", NEEDS_SELECTION]],
    startTimestamp: [["1", NEEDS_SELECTION]],
    endTimestamp: [["1", NEEDS_SELECTION]],
  },
};

/** The staking list knows the P-Chain alone. */
export const listStakingTransactions: Refusals = {
  refused: {
    blockchainId: rowsOf(`$ must be one of p-chain, ${ZERO}`, "x-chain", "c-chain", ZERO.slice(0, -5)),
    addresses,
    txTypes: [...txTypes, ["BaseTx", NEEDS_ADDRESSES]],
    startTimestamp: [["1", NEEDS_ADDRESSES]],
    endTimestamp: [["1", NEEDS_ADDRESSES]],
  },
};

export const getPrimaryTransaction: Refusals = { refused: { txHash: ids } };
export const aggregateSignaturesForTransaction = getPrimaryTransaction;

export const getPrimaryBlock: Refusals = {
  path: { blockId: "0" },
  refused: {
    blockId: [
      ...ids.filter(([given]) => given !== "0"), // a height
      ["-1", '$ "-1": must be cb58'],
      ["1".repeat(16), "$ …"],
      ["9".repeat(15), "block 999999999999999 of the P-Chain is not indexed", 404],
    ],
  },
};

export const listValidators: Refusals = {
  refused: {
    nodeIds: [], // parts of node ids are looked for, so any text is one
    sortBy: [["delegationFee", "$ delegationFee is available only on mainnet"]],
  },
};

export const listPendingRewards: Refusals = {
  query: { addresses: ADDRESS },
  refused: { addresses: [...addressesWithoutEvm, [undefined, "$ or nodeIds is required"]] },
};
export const listHistoricalRewards = listPendingRewards;

const ofAddresses: Refusals = { query: { addresses: ADDRESS } };
export const getBalances = ofAddresses;
export const getLastActivity = ofAddresses;
export const listChainIds: Refusals = { ...ofAddresses, refused: { addresses } };
export const queryLastActivity: Refusals = { body: { addresses: ADDRESS }, refused: addressBody };

// Where assetId is a filter, so that it is read.
export const listUtxos: Refusals = { path: { blockchainId: "x-chain" } };
export const queryUtxos: Refusals = { ...listUtxos, body: { addresses: ADDRESS }, refused: addressBody };

export const getSubnetById: Refusals = {
  refused: { subnetId: [...ids, [`0x${"1".repeat(64)}`, "subnet … is not indexed", 404]] },
};

export const getBlockchain: Refusals = {
  path: { blockchainId: "x-chain" },
  refused: { blockchainId: [...ids, ["p-chain", "blockchain p-chain is not indexed", 404]] },
};

const otherChains = rowsOf("$ must match pattern …", "p-chain", "c-chain", "X-Chain", "43114");
const blockchainId: readonly Refusal[] = [
  ...otherChains,
  NO_CHAIN,
  [ZERO, "$ must be the X-Chain, not the P-Chain"],
];
export const getAsset: Refusals = {
  refused: { blockchainId, assetId: [...ids, [ZERO, "asset … is not indexed", 404]] },
};
export const listAssetTransactions: Refusals = { refused: { blockchainId } };

/** No vertex is indexed, and nothing is looked up. */
const ofVertices: Refusals = { refused: { blockchainId: otherChains } };
export const listVertices = ofVertices;
export const getVertex = ofVertices;
export const listVerticesByHeight: Refusals = { ...ofVertices, query: { vertexHeight: "1" } };

export const streamPrimaryTransactions: Refusals = {
  refused: { addresses, txTypes: [...txTypes, ["BaseTx", NEEDS_ADDRESSES]] },
};
