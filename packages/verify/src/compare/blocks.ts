/** Blocks of the P-Chain with their proposers. */
import { encodeCb58, formatNodeId, proposerOf } from "@primary-network/codec";
import type { PrimaryNetworkBlock } from "@primary-network/data";
import { type Compared, pathOf } from "../compared.ts";
import type { Said } from "../node-calls.ts";
import type { PBlock } from "../p-blocks.ts";

/** The proposer, as a container names it. */
function proposerIn({ containerId, container }: PBlock) {
  // A container without the proposer's header is a block from before the Apricot upgrade.
  if (containerId === undefined || container === undefined) return undefined;
  const signed = container.kind !== "option";
  const proposer = proposerOf(container);
  return {
    proposerId: containerId,
    proposerParentId: encodeCb58(container.parentId),
    proposerNodeId: proposer && formatNodeId(proposer),
    proposerPChainHeight: signed ? Number(container.pChainHeight) : undefined,
    proposerTimestamp: signed ? Number(container.timestamp) : undefined,
  };
}

/** The node's values, in the service's words. */
function describeEntry(block: PBlock) {
  const { said, time } = block;
  const txs = [...(said.txs ?? []), ...(said.tx ? [said.tx] : [])];
  return {
    blockNumber: String(block.height),
    blockHash: said.id,
    parentHash: said.parentID,
    blockTimestamp: time,
    blockType: block.block.type,
    txCount: txs.length,
    transactions: txs.map(({ id }: Said) => id),
    blockSizeBytes: block.size,
    proposer: proposerIn(block),
  };
}

function listed(mine: PrimaryNetworkBlock, of: PBlock) {
  const { blockNumber, blockHash, parentHash, blockTimestamp, blockType, txCount, transactions } = mine;
  return {
    blockNumber,
    blockHash,
    parentHash,
    blockTimestamp: of.time === undefined ? undefined : blockTimestamp,
    blockType,
    txCount,
    transactions,
    blockSizeBytes: mine.blockSizeBytes,
    proposer: of.containerId === undefined ? undefined : mine.proposerDetails,
  };
}

export async function compareBlocks(compared: Compared, blocks: readonly PBlock[]): Promise<void> {
  const { data, comparison, each } = compared;
  const question = {
    chain: "p-chain",
    name: "P-Chain blocks by height: id, parent, time, type, size, transactions, proposer",
    ask: `${pathOf(compared, "p-chain")}/blocks/{about}`,
  };
  await each(blocks, async (block) => {
    const blockId = String(block.height);
    await comparison.compareResponse(
      question,
      blockId,
      describeEntry(block),
      () => data.blocks.get({ blockchainId: "p-chain", blockId }),
      (mine) => listed(mine, block),
    );
  });
}
