/** The X-Chain: its transactions before the first block, and then its blocks. */

import type { BlockWithIds } from "@primary-network/codec";
import { decodeGenesis } from "@primary-network/codec/p";
import { type Block, decodeBlockWithIds } from "@primary-network/codec/x";
import type { NetworkIdentity } from "../domain/network.ts";
import { applyXBlock, applyXGenesis, type IdentifiedXBlock } from "../domain/x/apply.ts";
import { noXFacts, type XFacts } from "../domain/x/facts.ts";
import type { BlockIndexNode } from "../sources/block-index-node.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import type { XHistoryNode } from "../sources/x/history-node.ts";
import type { ChainCheckpoint, ChainStore } from "../store/chain.ts";
import type { Store } from "../store/store.ts";
import { identified, RANGES, readContainers } from "./containers.ts";
import { applyRules, type ChainBlock, type ChainDriver, endOf } from "./driver.ts";
import { Engine } from "./engine.ts";
import type { Indexer, IndexerStatus } from "./run.ts";
import { createXHistoryDriver } from "./x-history.ts";

/** The options of an indexer of the X-Chain. */
export interface XIndexerOptions {
  readonly network: NetworkIdentity;
  /** The X-Chain's genesis state. */
  readonly genesis: Uint8Array;
  /** The P-Chain's genesis state, which dates the network's beginning. */
  readonly pGenesis: Uint8Array;
  readonly node: BlockIndexNode;
  readonly store: ChainStore<XFacts, ChainCheckpoint>;
  /** The history before the chain had blocks; without it the blocks are the whole history. */
  readonly history?: { readonly node: XHistoryNode; readonly store: Store["xHistory"] } | undefined;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
}

const TITLE = "X-Chain";

export function createXIndexer(options: XIndexerOptions): Indexer {
  const blocks = new Engine(createDriver(options), options.batchSize);
  const { network, node, history } = options;
  if (!history) return blocks;
  const driver = createXHistoryDriver({ network, node, history: history.node, store: history.store });
  return new XIndexer(new Engine(driver, options.batchSize), blocks);
}

/** Both parts, one after the other; its steps never overlap. */
class XIndexer implements Indexer {
  readonly #history: Indexer;
  readonly #blocks: Engine<IdentifiedXBlock, XFacts, ChainCheckpoint>;
  #isComplete = false;
  #openFault: unknown;

  constructor(history: Indexer, blocks: Engine<IdentifiedXBlock, XFacts, ChainCheckpoint>) {
    this.#history = history;
    this.#blocks = blocks;
  }

  /** Has no tip until the first part is complete: that part is not served before. */
  get status(): IndexerStatus {
    const { status } = this.#blocks;
    if (this.#isComplete) return status;
    const { height: indexed, tip: of, fault, broken } = this.#history.status;
    const earlier = { indexed: Math.max(0, indexed), of };
    return { height: status.height, tip: undefined, fault: this.#openFault ?? fault, broken, earlier };
  }

  load(): Promise<void> {
    return this.#blocks.load();
  }

  async step(): Promise<boolean> {
    if (this.#isComplete) return this.#blocks.step();
    // Blocks are indexed only behind the whole history.
    this.#isComplete = (await this.#openBlocks()) > 0 || (await this.#history.step());
    return false;
  }

  stop(): Promise<void> {
    return this.#blocks.stop();
  }

  async #openBlocks(): Promise<number> {
    try {
      const height = (await this.#blocks.open())?.height ?? 0;
      this.#openFault = undefined;
      return height;
    } catch (error) {
      this.#openFault = error;
      throw error;
    }
  }
}

const identify = (decoded: BlockWithIds<Block>, container: ContainedBlock): ChainBlock<IdentifiedXBlock> =>
  identified(decoded, container);

function createDriver(options: XIndexerOptions): ChainDriver<IdentifiedXBlock, XFacts, ChainCheckpoint> {
  const { network, genesis, pGenesis, node, store } = options;
  const { networkId } = network;
  return {
    title: TITLE,
    ranges: RANGES,
    appliesAhead: true,
    checkpoint: () => store.checkpoint(networkId),
    async open(stored) {
      if (stored) return stored;
      const start: ChainCheckpoint = { height: 0, blockId: "" };
      const facts = applyXGenesis(genesis, network, Number(decodeGenesis(pGenesis).timestamp));
      await store.commit(networkId, undefined, facts, start);
      return start;
    },
    head: () => node.lastHeight(),
    read: (after, count) =>
      readContainers({ title: TITLE, node, decode: decodeBlockWithIds, identify }, after, count),
    async apply(_from, blocks) {
      const facts = applyRules(TITLE, () => {
        const facts = noXFacts();
        for (const { block } of blocks) applyXBlock(block, network, facts);
        return facts;
      });
      return { batch: { facts, to: endOf(blocks) }, undecided: [] };
    },
    commit: (from, facts, to) => store.commit(networkId, from?.height, facts, to),
  };
}
