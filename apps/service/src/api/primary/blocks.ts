/** Blocks of the P-Chain and the X-Chain, by the node that proposed them. */

import type { PrimaryNetworkBlock } from "@primary-network/data/spec";
import { toCb58, toNodeId } from "../../domain/id-text.ts";
import { CHAIN_TITLES } from "../../domain/network.ts";
import type { BlockRow } from "../../store/block.ts";
import type { Handler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readNodeId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readSpan } from "../request/time-span.ts";
import { seenOn } from "./heights.ts";
import { chainOf } from "./served-network.ts";

/** A block in the interface's form. The fees and the number of L1 validators after it are not stored, and are left out. */
function blockItem(row: BlockRow): PrimaryNetworkBlock {
  return {
    blockNumber: String(row.height),
    blockHash: toCb58(row.blockId),
    parentHash: toCb58(row.parentId),
    blockTimestamp: row.time,
    blockType: row.type,
    txCount: row.txs.length,
    transactions: row.txs.map(toCb58),
    blockSizeBytes: row.size,
    ...(row.supply !== null && { currentSupply: row.supply }),
    proposerDetails: {
      ...(row.containerId !== null && { proposerId: toCb58(row.containerId) }),
      ...(row.containerParent !== null && { proposerParentId: toCb58(row.containerParent) }),
      ...(row.proposer !== null && { proposerNodeId: toNodeId(row.proposer) }),
      ...(row.proposerHeight !== null && { proposerPChainHeight: row.proposerHeight }),
      ...(row.proposerTime !== null && { proposerTimestamp: row.proposerTime }),
    },
  };
}

export const listBlocksByNode: Handler<"listBlocksByNode"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const blocks = context.store.blocks[alias];
  if (!blocks) {
    const title = CHAIN_TITLES[alias];
    throw new HttpError(501, `the ${title}'s blocks are indexed only where they have atomic transactions`);
  }
  const filter = {
    proposer: readNodeId("nodeId", params.nodeId),
    ...readSpan(params),
  };
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listBlocksByNode",
    network: network.identity,
    params,
    order: "desc",
    seen: () => seenOn(context.store, network.identity.networkId, alias),
    // Looked up again: by now the replica may be read.
    read: (window) => (context.store.blocks[alias] ?? blocks).list(window, filter),
  });
  return {
    ...token,
    blocks: rows.map(blockItem),
    chainInfo: { chainName: alias, network: params.network ?? network.name },
  };
};
