/** The C-Chain's atomic transactions as its blocks tell them. */

import { cBlockAtomicTxs, cBlockId, decodeCBlock, encodeHex } from "@primary-network/codec";
import { type AtomicCBlock, applyCBlock } from "../domain/c/apply.ts";
import { type CFacts, noCFacts } from "../domain/c/facts.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import type { CChainStore } from "../store/c.ts";
import { BlockIndexer, type BlockIndexerOptions } from "./engine.ts";

/** What an indexer works with. */
export interface CIndexerOptions extends BlockIndexerOptions {
  readonly network: NetworkIdentity;
  readonly store: Pick<CChainStore, "cCheckpoint" | "commitC">;
}

const hashText = (hash: Uint8Array): string => encodeHex(hash, { checksum: false });

export function createCChainIndexer(options: CIndexerOptions): BlockIndexer<AtomicCBlock, CFacts> {
  const { network, store } = options;
  const { networkId } = network;
  return new BlockIndexer<AtomicCBlock, CFacts>(
    {
      title: "C-Chain",
      read(bytes) {
        const block = decodeCBlock(bytes);
        const { parentId, number: height, timestamp } = block;
        return {
          id: hashText(cBlockId(block)),
          parentId: hashText(parentId),
          height,
          block: { time: Number(timestamp), txs: cBlockAtomicTxs(block) },
        };
      },
      // No transaction crosses before the first block.
      genesis: noCFacts,
      facts(blocks) {
        const facts = noCFacts();
        for (const block of blocks) applyCBlock(block, network, facts);
        return facts;
      },
      checkpoint: () => store.cCheckpoint(networkId),
      commit: (from, facts, to) => store.commitC(networkId, from, facts, to),
    },
    options,
  );
}
