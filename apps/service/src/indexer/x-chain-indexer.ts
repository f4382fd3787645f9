/** Keeps one network's X-Chain indexed: backfill, then following the tip, until stopped or broken. */

import { decodeGenesis, decodeXBlock, encodeCb58, type XBlock, xBlockId } from "@primary-network/codec";
import { applyXBlock, applyXGenesis, type IdentifiedXBlock } from "../domain/apply-x-block.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import { noXFacts } from "../domain/x-facts.ts";
import type { XChainNode } from "../sources/x-chain-node.ts";
import type { XChainStore, XCheckpoint } from "../store/x-chain.ts";
import type { IndexerStatus } from "./p-chain-indexer.ts";
import { ChainBrokenError } from "./unit.ts";

/** What an indexer works with. */
export interface XIndexerOptions {
  readonly network: NetworkIdentity;
  /** The X-Chain's genesis state. */
  readonly genesis: Uint8Array;
  /** The P-Chain's genesis state, which dates the network's beginning. */
  readonly pGenesis: Uint8Array;
  readonly node: XChainNode;
  readonly store: Pick<XChainStore, "xCheckpoint" | "commitX">;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
}

const BATCH = 256;

function decode(bytes: Uint8Array, height: number): XBlock {
  try {
    return decodeXBlock(bytes);
  } catch (cause) {
    throw new ChainBrokenError(`X-Chain block ${height} cannot be decoded: ${String(cause)}`, { cause });
  }
}

/**
 * Decodes blocks that follow a place.
 *
 * @throws ChainBrokenError naming the height when bytes are no block, or a height or parent does not fit
 */
function readXBlocks(list: readonly Uint8Array[], from: XCheckpoint): IdentifiedXBlock[] {
  let before = from;
  return list.map((bytes) => {
    const height = before.height + 1;
    const block = decode(bytes, height);
    const parent = encodeCb58(block.parentId);
    if (block.height !== BigInt(height)) {
      throw new ChainBrokenError(`X-Chain block at height ${height} says its height is ${block.height}`);
    }
    // The block at height 0 has an id that the genesis bytes do not tell, so the first parent is taken as it is.
    if (before.blockId !== "" && parent !== before.blockId) {
      throw new ChainBrokenError(
        `X-Chain block ${height} has parent ${parent}, but ${before.blockId} is indexed`,
      );
    }
    const id = encodeCb58(xBlockId(bytes));
    before = { height, blockId: id };
    return { id, block };
  });
}

/** One chain's indexer; its steps never overlap. */
export class XChainIndexer {
  readonly #options: XIndexerOptions;
  #checkpoint: XCheckpoint | undefined;
  #tip: number | undefined;
  #fault: unknown;
  #broken = false;

  constructor(options: XIndexerOptions) {
    this.#options = options;
  }

  get status(): IndexerStatus {
    const height = this.#checkpoint?.height ?? -1;
    return { height, tip: this.#tip, fault: this.#fault, broken: this.#broken };
  }

  /** Commits the genesis if nothing is indexed yet. */
  async #open(): Promise<XCheckpoint> {
    if (this.#checkpoint) return this.#checkpoint;
    const { store, network, genesis, pGenesis } = this.#options;
    const start: XCheckpoint = { height: 0, blockId: "" };
    const stored = await store.xCheckpoint(network.networkId);
    if (stored === undefined) {
      const time = Number(decodeGenesis(pGenesis).timestamp);
      await store.commitX(network.networkId, undefined, applyXGenesis(genesis, network, time), start);
    }
    this.#checkpoint = stored ?? start;
    return this.#checkpoint;
  }

  /**
   * Indexes the next batch.
   *
   * @returns whether the tip is reached
   * @throws what the node or store failed with; the next step tries again unless the status says broken
   */
  async step(): Promise<boolean> {
    try {
      const done = await this.#advance(await this.#open());
      this.#fault = undefined;
      return done;
    } catch (error) {
      this.#fault = error;
      this.#broken = error instanceof ChainBrokenError;
      this.#checkpoint = undefined; // what is stored is the truth
      throw error;
    }
  }

  async #advance(from: XCheckpoint): Promise<boolean> {
    const { network, node, store, batchSize = BATCH } = this.#options;
    if (this.#tip === undefined || from.height >= this.#tip) this.#tip = await node.lastHeight();
    if (from.height >= this.#tip) return true;
    const blocks = readXBlocks(await node.blocks(from.height + 1, batchSize), from);
    const last = blocks[blocks.length - 1];
    if (last === undefined) return true;
    const facts = noXFacts();
    for (const block of blocks) applyXBlock(block, network, facts);
    const to = { height: Number(last.block.height), blockId: last.id };
    await store.commitX(network.networkId, from.height, facts, to);
    this.#checkpoint = to;
    return false;
  }
}
