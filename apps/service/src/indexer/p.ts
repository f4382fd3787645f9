/** Keeps one network's P-Chain indexed: backfill, then following the tip, until stopped or broken. */

import { ContradictionError } from "../domain/contradiction-error.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import type { IdentifiedBlock } from "../domain/p/apply.ts";
import { applyGenesis } from "../domain/p/genesis.ts";
import { knownHeliconTime, UNSCHEDULED } from "../domain/p/helicon.ts";
import { hasPublicL1Fee, PUBLIC_L1_FEE_PRICE } from "../domain/p/l1-fee.ts";
import { NodeAnswerError, type PChainNode } from "../sources/p/node.ts";
import type { Checkpoint, Store } from "../store/store.ts";
import { Doubt } from "./doubt.ts";
import { cutUnits, readBlocks, type Tip } from "./p-unit.ts";
import { indexUnits } from "./p-units.ts";

/** What is told of an indexer. */
export interface IndexerStatus {
  /** Height that is indexed; -1 before the genesis is. */
  readonly height: number;
  /** Height that the node had last; undefined until it was reached. */
  readonly tip: number | undefined;
  /** Why the last attempt failed; undefined when it did not. */
  readonly fault: unknown;
  /**
   * Whether the chain contradicts the rules or what is indexed, also when it is read anew, so that indexing has ended; `fault` is
   * then a ContradictionError. A first contradiction is only a `fault`, as a failure of the node is.
   */
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
  /**
   * Unix seconds of the Helicon upgrade, asked for at the start and after each failure; undefined when it cannot be told.
   * Default: what is known of the public networks, and never on others.
   */
  readonly heliconTime?: (() => Promise<number | undefined>) | undefined;
  /**
   * nAVAX a second of the continuous fee, asked for when the genesis is indexed, unless the network is mainnet or fuji;
   * undefined when the node does not have it. Default: that of the public networks.
   */
  readonly l1FeePrice?: (() => Promise<bigint | undefined>) | undefined;
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
  readonly #doubt = new Doubt();
  /** Unix seconds. */
  #heliconTime = UNSCHEDULED;
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
    const stored = await store.checkpoint(network.networkId);
    // Known before the node is asked: what is indexed can be served while the node is away.
    if (stored) this.#height = stored.height;
    this.#heliconTime = await this.#askHeliconTime();
    if (stored) return this.#reached(stored);
    const { facts, ledger, time, blockId } = applyGenesis(genesis, network, this.#heliconTime);
    const l1FeePrice = String(await this.#askL1FeePrice());
    const start: Checkpoint = { height: 0, blockId, time, supply: ledger.saved(), l1FeePrice };
    await store.commit(network.networkId, undefined, facts, start);
    return this.#reached(start);
  }

  async #askHeliconTime(): Promise<number> {
    const { node, network, heliconTime } = this.#options;
    const known = knownHeliconTime(network.networkId);
    if (!heliconTime) return known;
    this.#tip = await node.lastHeight(); // fails as it should when the node is away
    return (await heliconTime()) ?? known;
  }

  async #askL1FeePrice(): Promise<bigint> {
    const { network, l1FeePrice } = this.#options;
    const asked = hasPublicL1Fee(network.networkId) ? undefined : await l1FeePrice?.();
    return asked ?? PUBLIC_L1_FEE_PRICE;
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
      this.#broken =
        error instanceof ContradictionError && this.#doubt.confirms(this.#height, this.#batchSize);
      // What is stored is the truth; what was read ahead is read again.
      this.#rest = [];
      this.#ahead = undefined;
      this.#checkpoint = undefined;
      throw error;
    }
  }

  get #batchSize(): number {
    return this.#doubt.batch(this.#height, this.#options.batchSize ?? BATCH);
  }

  async #advance(from: Checkpoint): Promise<boolean> {
    const { network, node, store } = this.#options;
    const batchSize = this.#batchSize;
    const last = this.#rest[this.#rest.length - 1];
    const tip = last ? { height: Number(last.block.height), blockId: last.id } : from;
    if (this.#tip === undefined || tip.height >= this.#tip) this.#tip = await node.lastHeight();
    if (tip.height >= this.#tip) return true;
    const read = await this.#blocksAfter(tip, batchSize);
    const end = read[read.length - 1];
    if (!end)
      throw new NodeAnswerError(`no block after ${tip.height} was given, but the last is ${this.#tip}`);
    this.#readAhead({ height: Number(end.block.height), blockId: end.id }, batchSize);
    const { units, rest } = cutUnits([...this.#rest, ...read]);
    if (units.length > 0) {
      const continued = { network, from, heliconTime: this.#heliconTime };
      const { facts, to } = await indexUnits(units, continued, node, store);
      await store.commit(network.networkId, from.height, facts, to);
      this.#reached(to);
    }
    this.#rest = rest;
    return false;
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
