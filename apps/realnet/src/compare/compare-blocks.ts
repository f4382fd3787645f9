/** Blocks of the P-Chain with their proposers, and the supply after the last of them. */
import { encodeCb58, formatNodeId, proposerOf } from "@primary-network/codec";
import type { PrimaryNetworkBlock } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import { ALL, type Compared, P, type PBlock } from "./compared-network.ts";

/** What the node's JSON and its container say of a block, in the service's words. */
function describeEntry({ height, containerId, container, block, size, said, time }: PBlock) {
  const signed = container !== undefined && container.kind !== "option";
  const proposer = container && proposerOf(container);
  const txs = [...(said.txs ?? []), ...(said.tx ? [said.tx] : [])];
  return {
    blockNumber: String(height),
    blockHash: said.id,
    parentHash: said.parentID,
    blockTimestamp: time,
    blockType: block.type,
    transactions: txs.map(({ id }: Said) => id),
    blockSizeBytes: size,
    proposer: {
      proposerId: containerId,
      proposerParentId: container && encodeCb58(container.parentId),
      proposerNodeId: proposer && formatNodeId(proposer),
      proposerPChainHeight: signed ? Number(container.pChainHeight) : undefined,
      proposerTimestamp: signed ? Number(container.timestamp) : undefined,
    },
  };
}

function listed(block: PrimaryNetworkBlock) {
  const { blockNumber, blockHash, parentHash, blockTimestamp, blockType, transactions } = block;
  const { blockSizeBytes, proposerDetails } = block;
  return {
    blockNumber,
    blockHash,
    parentHash,
    blockTimestamp,
    blockType,
    transactions,
    blockSizeBytes,
    proposer: proposerDetails ?? {},
  };
}

export async function compareBlocks({ call, data, comparison, nodeIds, blocks }: Compared): Promise<void> {
  const ours: PrimaryNetworkBlock[] = [];
  for (const nodeId of nodeIds)
    ours.push(
      ...(await data.blocks.listByNode({ blockchainId: "p-chain", nodeId, pageSize: 100 }).toArray(ALL)),
    );
  const proposed = blocks.map(describeEntry).filter(({ proposer }) => proposer.proposerNodeId !== undefined);
  comparison.compareByKey(
    "P-Chain blocks by height: id, parent, time, type, size, transactions, proposer",
    proposed.map((block) => [block.blockNumber, block]),
    ours.map((block) => [block.blockNumber, listed(block)]),
  );
  const last = blocks.at(-1);
  const mine = ours.find(({ blockNumber }) => blockNumber === String(last?.height));
  if (mine === undefined) return; // The last block has no proposer, and only those with one are listed.
  const { supply, height } = await call(P, "platform.getCurrentSupply");
  if (Number(height) === last?.height)
    comparison.compare("current supply", `height ${height}`, supply, mine.currentSupply);
}
