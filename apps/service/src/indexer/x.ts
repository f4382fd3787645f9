/** The X-Chain: what it accepted before it had blocks, and then its blocks. */

import { decodeGenesis, decodeXBlock, encodeCb58, type XBlock, xBlockId } from "@primary-network/codec";
import { ContradictionError } from "../domain/contradiction-error.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import { applyXBlock, applyXGenesis } from "../domain/x/apply.ts";
import { noXFacts, type XFacts } from "../domain/x/facts.ts";
import type { XHistoryNode } from "../sources/x/history-node.ts";
import type { XChainStore } from "../store/x.ts";
import { BlockIndexer, type BlockIndexerOptions } from "./engine.ts";
import type { IndexerStatus } from "./p.ts";
import type { Indexer } from "./run.ts";
import { XHistoryIndexer } from "./x-history.ts";

/** What an indexer works with. */
export interface XIndexerOptions extends BlockIndexerOptions {
  readonly network: NetworkIdentity;
  /** The X-Chain's genesis state. */
  readonly genesis: Uint8Array;
  /** The P-Chain's genesis state, which dates the network's beginning. */
  readonly pGenesis: Uint8Array;
  readonly store: Pick<XChainStore, "xCheckpoint" | "commitX" | "xHistory" | "commitXHistory">;
  /** Without it the blocks are the whole history. */
  readonly history?: XHistoryNode | undefined;
}

const HISTORY_BATCH = 256;

/** The indexers of both parts, one after the other; its steps never overlap. */
class XChainIndexer implements Indexer {
  readonly #history: XHistoryIndexer;
  readonly #blocks: BlockIndexer<XBlock, XFacts>;
  #complete = false;
  #fault: unknown;
  #broken = false;

  constructor(history: XHistoryIndexer, blocks: BlockIndexer<XBlock, XFacts>) {
    this.#history = history;
    this.#blocks = blocks;
  }

  /** Without a tip until the first part is complete: what is indexed by then is not told to callers. */
  get status(): IndexerStatus {
    const { status } = this.#blocks;
    return this.#complete
      ? status
      : { height: status.height, tip: undefined, fault: this.#fault, broken: this.#broken };
  }

  async step(): Promise<boolean> {
    if (this.#complete) return this.#blocks.step();
    try {
      const { height } = await this.#blocks.open();
      // Blocks are indexed only behind the whole history.
      this.#complete = height > 0 || (await this.#history.step());
      this.#fault = undefined;
      return false;
    } catch (error) {
      // What cannot be is asked for once more before it counts.
      this.#broken = error instanceof ContradictionError && this.#fault instanceof ContradictionError;
      this.#fault = error;
      throw error;
    }
  }
}

export function createXChainIndexer(options: XIndexerOptions): Indexer {
  const blocks = createXBlockIndexer(options);
  const { history, batchSize = HISTORY_BATCH } = options;
  return history
    ? new XChainIndexer(new XHistoryIndexer({ ...options, history, batchSize }), blocks)
    : blocks;
}

function createXBlockIndexer(options: XIndexerOptions): BlockIndexer<XBlock, XFacts> {
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
