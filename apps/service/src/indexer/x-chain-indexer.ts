/** The X-Chain as its blocks tell it. */

import { decodeGenesis, decodeXBlock, encodeCb58, type XBlock, xBlockId } from "@primary-network/codec";
import { applyXBlock, applyXGenesis } from "../domain/apply-x-block.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import { noXFacts, type XFacts } from "../domain/x-facts.ts";
import type { XChainStore } from "../store/x-chain.ts";
import { BlockIndexer, type BlockIndexerOptions } from "./block-indexer.ts";

/** What an indexer works with. */
export interface XIndexerOptions extends BlockIndexerOptions {
  readonly network: NetworkIdentity;
  /** The X-Chain's genesis state. */
  readonly genesis: Uint8Array;
  /** The P-Chain's genesis state, which dates the network's beginning. */
  readonly pGenesis: Uint8Array;
  readonly store: Pick<XChainStore, "xCheckpoint" | "commitX">;
}

export function createXChainIndexer(options: XIndexerOptions): BlockIndexer<XBlock, XFacts> {
  const { network, genesis, pGenesis, store } = options;
  const { networkId } = network;
  return new BlockIndexer<XBlock, XFacts>(
    {
      title: "X-Chain",
      read(bytes) {
        const block = decodeXBlock(bytes);
        const { parentId, height } = block;
        return { id: encodeCb58(xBlockId(bytes)), parentId: encodeCb58(parentId), height, block };
      },
      genesis: () => applyXGenesis(genesis, network, Number(decodeGenesis(pGenesis).timestamp)),
      facts(blocks) {
        const facts = noXFacts();
        for (const block of blocks) applyXBlock(block, network, facts);
        return facts;
      },
      checkpoint: () => store.xCheckpoint(networkId),
      commit: (from, facts, to) => store.commitX(networkId, from, facts, to),
    },
    options,
  );
}
