/** The blocks of the chain, all or those that a node proposed. */

import { type Block, type History, known, type Snapshot } from "./history.ts";
import type { Item } from "./listed.ts";

export interface BlockQuery {
  readonly nodeId?: string | undefined;
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
}

function blockItem({ container, txs, ...block }: Block): Item {
  return {
    blockNumber: String(block.height),
    blockHash: block.id,
    parentHash: block.parentId,
    blockTimestamp: block.time,
    blockType: block.type,
    txCount: txs.length,
    blockSizeBytes: block.size,
    transactions: txs.map(({ id }) => id),
    currentSupply: String(block.supply),
    proposerDetails: container
      ? {
          proposerId: container.id,
          proposerParentId: container.parent,
          proposerNodeId: container.nodeId,
          proposerPChainHeight: container.pChainHeight,
          proposerTimestamp: container.time,
        }
      : {},
  };
}

/** The latest first. */
export function listBlocks({ blocks }: History, at: Snapshot, query: BlockQuery): Item[] {
  const { nodeId, startTimestamp = -1, endTimestamp = Infinity } = query;
  return blocks
    .filter((block) => known(block, at) && (nodeId === undefined || block.container?.nodeId === nodeId))
    .filter(({ time }) => time > startTimestamp && time < endTimestamp)
    .reverse()
    .map(blockItem);
}
