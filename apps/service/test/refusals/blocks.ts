/** Refusals of the listing of a node's blocks. */

import { blockchainId, natural, networkPath, nodeIdPath, page } from "./parameters.ts";
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
