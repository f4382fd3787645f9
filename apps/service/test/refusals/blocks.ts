/** Refusals of blocks: one, and the listings of all and of a node's. */

import { blockchainId, idPath, natural, networkPath, nodeIdPath, page } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listBlocksByNode: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain", nodeId: "NodeID-6L5yRNPTuciSgXGHqYwn9N6NeoKMvqvy" },
  refused: {
    network: networkPath,
    blockchainId,
    nodeId: nodeIdPath,
    startTimestamp: natural,
    endTimestamp: natural,
    ...page,
  },
};

export const listBlocks: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain" },
  refused: {
    network: networkPath,
    blockchainId,
    startTimestamp: natural,
    endTimestamp: natural,
    ...page,
  },
};

export const getPrimaryBlock: Refusals = {
  path: { network: "fuji", blockchainId: "p-chain", blockId: "0" },
  refused: {
    network: networkPath,
    blockchainId,
    blockId: [
      ...idPath.filter(([given]) => given !== "0"), // a height
      ["-1", '$ "-1": "-" is not a base58 character…'],
      ["1".repeat(16), "$ …"],
      ["9".repeat(15), "block 999999999999999 of the P-Chain is not indexed", 404],
    ],
  },
};
