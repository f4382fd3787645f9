/** Keeps one network's P-Chain indexed: backfill, then following the tip, until stopped or broken. */

import type { IdentifiedBlock } from "../domain/apply-block.ts";
import { applyGenesis } from "../domain/apply-genesis.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import type { PChainNode } from "../sources/p-chain-node.ts";
import type { Checkpoint, Store } from "../store/store.ts";
import { indexUnits } from "./index-units.ts";
import { ChainBrokenError, cutUnits, readBlocks, type Tip } from "./unit.ts";

/** What is told of an indexer. */
export interface IndexerStatus {
  /** Height that is indexed; -1 before the genesis is. */
  readonly height: number;
  /** Height that the node had last; undefined until it was reached. */
  readonly tip: number | undefined;
  /** Why the last attempt failed; undefined when it did not. */
  readonly fault: unknown;
  /** Whether the chain does not fit what is indexed, so that indexing has ended. */
  readonly broken: boolean;
}

/** What an indexer works with. */
export interface IndexerOptions {
  readonly network: NetworkIdentity;
  readonly genesis: Uint8Array;
  readonly node: PChainNode;
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
}

const BATCH = 256;
/** Milliseconds between polls of the validators' uptimes. */
const UPTIME_INTERVAL = 60_000;

/** One chain's indexer; its steps never overlap. */
export class PChainIndexer {
  readonly #options: IndexerOptions;
  #checkpoint: Checkpoint | undefined;
  /** Of the last checkpoint, also while a failure lets the store be asked for it anew: what is indexed can still be read. */
  #height = -1;
  /** Blocks that were read and wait for the decision on their proposal. */
  #rest: IdentifiedBlock[] = [];
  /** The next blocks, fetched and decoded while the last ones are written: the database may have a processor of its own. */
  #ahead: { after: Tip; blocks: Promise<IdentifiedBlock[]> } | undefined;
  #tip: number | undefined;
  #fault: unknown;
  #broken = false;
  #nextUptimes = 0;

  constructor(options: IndexerOptions) {
    this.#options = options;
  }

  get status(): IndexerStatus {
    return {
      height: this.#height,
      tip: this.#tip,
      fault: this.#fault,
      broken: this.#broken,
    };
  }

  /** Commits the genesis if nothing is indexed yet. */
  async open(): Promise<Checkpoint> {
    if (this.#checkpoint) return this.#checkpoint;
    const { store, network, genesis } = this.#options;
    const { facts, ledger, time, blockId } = applyGenesis(genesis, network);
    const start: Checkpoint = { height: 0, blockId, time, supply: ledger.saved() };
    const stored = await store.checkpoint(network.networkId);
    if (stored === undefined) await store.commit(network.networkId, undefined, facts, start);
    return this.#reached(stored ?? start);
  }

  /**
   * Indexes the next batch, and the uptimes when the tip is reached and they are due.
   *
   * @returns whether the tip is reached
   * @throws what the node or store failed with; the next step tries again unless the status says broken
   */
  async step(): Promise<boolean> {
    try {
      const done = await this.#advance(await this.open());
      if (done) await this.#pollUptimes();
      this.#fault = undefined;
      return done;
    } catch (error) {
      this.#fault = error;
      this.#broken = error instanceof ChainBrokenError;
      // What is stored is the truth; what was read ahead is read again.
      this.#rest = [];
      this.#ahead = undefined;
      this.#checkpoint = undefined;
      throw error;
    }
  }

  async #advance(from: Checkpoint): Promise<boolean> {
    const { network, node, store, batchSize = BATCH } = this.#options;
    const last = this.#rest[this.#rest.length - 1];
    const tip = last ? { height: Number(last.block.height), blockId: last.id } : from;
    if (this.#tip === undefined || tip.height >= this.#tip) this.#tip = await node.lastHeight();
    if (tip.height >= this.#tip) return true;
    const read = await this.#blocksAfter(tip, batchSize);
    const end = read[read.length - 1];
    if (end) this.#readAhead({ height: Number(end.block.height), blockId: end.id }, batchSize);
    const { units, rest } = cutUnits([...this.#rest, ...read]);
    if (units.length > 0) {
      const { facts, to } = await indexUnits(network, units, from, node, store);
      await store.commit(network.networkId, from.height, facts, to);
      this.#reached(to);
    }
    this.#rest = rest;
    return read.length === 0;
  }

  #reached(checkpoint: Checkpoint): Checkpoint {
    this.#checkpoint = checkpoint;
    this.#height = checkpoint.height;
    return checkpoint;
  }

  #blocksAfter(tip: Tip, count: number): Promise<IdentifiedBlock[]> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead?.after.blockId === tip.blockId ? ahead.blocks : this.#read(tip, count);
  }

  async #read(tip: Tip, count: number): Promise<IdentifiedBlock[]> {
    return readBlocks(await this.#options.node.blocks(tip.height + 1, count), tip);
  }

  #readAhead(after: Tip, count: number): void {
    if (this.#tip === undefined || after.height >= this.#tip) return;
    const blocks = this.#read(after, count);
    blocks.catch(() => {}); // reported by the step that awaits it
    this.#ahead = { after, blocks };
  }

  async #pollUptimes(): Promise<void> {
    const { clock, node, store, network } = this.#options;
    const now = clock();
    if (now < this.#nextUptimes) return;
    await store.recordUptimes(network.networkId, Math.floor(now / 1000), await node.uptimes());
    this.#nextUptimes = now + UPTIME_INTERVAL;
  }
}
