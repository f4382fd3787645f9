/** Refusals of what only the X-Chain has: assets, their transactions, and vertices. */

import {
  anyPath,
  blockchainId,
  idPath,
  natural,
  networkPath,
  page,
  sortOrder,
  txTypes,
} from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

const ID = "11111111111111111111111111111111LpoYY";

/** What the spec alone refuses in the X-Chain's place. */
const noXChainId: readonly Refusal[] = [
  ...blockchainId.filter(([, message]) => !message.includes("is not a chain of")),
  ["p-chain", "$ must match pattern …"],
  ["c-chain", "$ must match pattern …"],
];

const xChainId: readonly Refusal[] = [
  ...noXChainId,
  ...blockchainId.filter(([, message]) => message.includes("is not a chain of")),
  [ID, "$ must be the X-Chain, not the P-Chain"],
];

export const getAsset: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain", assetId: ID },
  refused: {
    network: networkPath,
    blockchainId: xChainId,
    assetId: [...idPath, [ID, "asset … is not indexed", 404]],
  },
};

export const listAssetTransactions: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain", assetId: ID },
  refused: {
    network: networkPath,
    blockchainId: xChainId,
    assetId: idPath,
    txTypes,
    startTimestamp: natural,
    endTimestamp: natural,
    ...page,
  },
};

/** No vertex is indexed: only what the spec says is refused, as nothing is looked up. */
const ofVertices = {
  network: networkPath.filter(([given]) => given !== "mainnet"),
  blockchainId: noXChainId,
};
const { pageSize } = page;
const pageToken = page.pageToken.filter(([, message]) => !message.includes("gave out"));

export const listVertices: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain" },
  refused: { ...ofVertices, pageToken, pageSize },
};

export const getVertex: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain", vertexHash: ID },
  refused: { ...ofVertices, vertexHash: anyPath },
};

export const listVerticesByHeight: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain" },
  query: { vertexHeight: "1" },
  refused: {
    ...ofVertices,
    vertexHeight: [...natural, [undefined, "$ is required"]],
    pageToken,
    pageSize,
    sortOrder,
  },
};
