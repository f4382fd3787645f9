/** Blocks of the P-Chain, by the node that proposed them. */

import type { PrimaryNetworkBlock } from "@primary-network/data/spec";
import type { BlockRow } from "../store/rows.ts";
import type { Handler } from "./handler.ts";
import { readNodeId } from "./identifier.ts";
import { readPage } from "./page.ts";
import { networkOf, requirePChain } from "./served-network.ts";
import { readSpan } from "./time-span.ts";

/** A block in the interface's form. The fees and number of L1 validators after it are not kept, and left out. */
function blockItem(row: BlockRow): PrimaryNetworkBlock {
  return {
    blockNumber: String(row.height),
    blockHash: row.block_id,
    parentHash: row.parent_id,
    blockTimestamp: row.time,
    blockType: row.type,
    txCount: row.txs.length,
    transactions: row.txs,
    blockSizeBytes: row.size,
    currentSupply: row.supply,
    proposerDetails: {
      ...(row.container_id !== null && { proposerId: row.container_id }),
      ...(row.container_parent !== null && { proposerParentId: row.container_parent }),
      ...(row.proposer !== null && { proposerNodeId: row.proposer }),
      ...(row.proposer_height !== null && { proposerPChainHeight: row.proposer_height }),
      ...(row.proposer_time !== null && { proposerTimestamp: row.proposer_time }),
    },
  };
}

export const listBlocksByNode: Handler<"listBlocksByNode"> = async (params, context) => {
  const network = networkOf(context, params.network);
  requirePChain(network, params.blockchainId);
  const filter = {
    proposer: readNodeId("nodeId", params.nodeId),
    ...readSpan(params),
  };
  const { rows, token } = await readPage(context, {
    operation: "listBlocksByNode",
    network: network.identity,
    params,
    order: "desc",
    read: (window) => context.store.listBlocks(window, filter),
  });
  return {
    ...token,
    blocks: rows.map(blockItem),
    chainInfo: { chainName: "p-chain", network: params.network ?? network.name },
  };
};
