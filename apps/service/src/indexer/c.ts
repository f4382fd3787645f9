/** The C-Chain: its blocks with their proposers, and the atomic transactions that they carry. */

import { type Block, blockAtomicTxs, blockId, decodeBlock } from "@primary-network/codec/c";
import { applyCBlock, type CBlockWithId } from "../domain/c/apply.ts";
import { type CFacts, noCFacts } from "../domain/c/facts.ts";
import { toHex } from "../domain/id-text.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import type { BlockIndexNode } from "../sources/block-index-node.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import type { ChainCheckpoint, ChainStore } from "../store/chain.ts";
import { RANGES, readContainers } from "./containers.ts";
import { applyRules, type ChainBlock, endOf } from "./driver.ts";
import { Engine } from "./engine.ts";
import type { Indexer } from "./run.ts";

/** The options of an indexer of the C-Chain. */
export interface CIndexerOptions {
  readonly network: NetworkIdentity;
  readonly node: BlockIndexNode;
  readonly store: ChainStore<CFacts, ChainCheckpoint>;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
}

const TITLE = "C-Chain";

function identify(block: Block, { bytes, size, proposer }: ContainedBlock): ChainBlock<CBlockWithId> {
  const [id, parentId] = [toHex(blockId(block)), toHex(block.parentId)];
  const { number: height, timestamp } = block;
  const atomic = { time: Number(timestamp), txs: blockAtomicTxs(block) };
  return {
    height: Number(height),
    blockId: id,
    parentId,
    size: bytes.length,
    block: { id, parentId, height, size: size ?? bytes.length, proposer, block: atomic },
  };
}

export function createCIndexer({ network, node, store, batchSize }: CIndexerOptions): Indexer {
  const { networkId } = network;
  return new Engine<CBlockWithId, CFacts, ChainCheckpoint>(
    {
      title: TITLE,
      ranges: RANGES,
      appliesAhead: true,
      checkpoint: () => store.checkpoint(networkId),
      async open(stored) {
        if (stored) return stored;
        // No transaction crosses before the first block.
        const start: ChainCheckpoint = { height: 0, blockId: "" };
        await store.commit(networkId, undefined, noCFacts(), start);
        return start;
      },
      head: () => node.lastHeight(),
      read: (after, count) =>
        readContainers({ title: TITLE, node, decode: decodeBlock, identify }, after, count),
      async apply(_from, blocks) {
        const facts = applyRules(TITLE, () => {
          const facts = noCFacts();
          for (const { block } of blocks) applyCBlock(block, network, facts);
          return facts;
        });
        return { batch: { facts, to: endOf(blocks) }, undecided: [] };
      },
      commit: (from, facts, to) => store.commit(networkId, from?.height, facts, to),
    },
    batchSize,
  );
}
