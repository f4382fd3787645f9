/** Keeps a chain indexed that its block index tells all of: backfill, then following the tip, until stopped or broken. */

import { ContradictionError } from "../domain/contradiction-error.ts";
import type { BlockIndexNode } from "../sources/block-index-node.ts";
import { NodeAnswerError } from "../sources/p/node.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import type { ChainCheckpoint } from "../store/x.ts";
import { Doubt } from "./doubt.ts";
import type { IndexerStatus } from "./p.ts";
import { ChainBrokenError } from "./p-unit.ts";

/** A decoded block, and its place in the chain. */
export interface PlacedBlock<Block> {
  readonly id: string;
  readonly parentId: string;
  readonly height: bigint;
  readonly block: Block;
}

/** A block with its container. */
export interface ReadBlock<Block> extends PlacedBlock<Block> {
  /** Bytes. */
  readonly size: number;
  readonly proposer: ContainedBlock["proposer"];
}

/** What one chain has of its own. */
export interface ChainRules<Block, Facts> {
  /** Of the chain, for people. */
  readonly title: string;
  /** @throws when the bytes are no block */
  read(bytes: Uint8Array): PlacedBlock<Block>;
  /** What is there before the first block. */
  genesis(): Facts;
  facts(blocks: readonly ReadBlock<Block>[]): Facts;
  checkpoint(): Promise<ChainCheckpoint | undefined>;
  /** @param from height that the facts continue from; undefined for the genesis */
  commit(from: number | undefined, facts: Facts, to: ChainCheckpoint): Promise<void>;
}

export interface BlockIndexerOptions {
  readonly node: BlockIndexNode;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
}

const BATCH = 256;

/** One chain's indexer; its steps never overlap. */
export class BlockIndexer<Block, Facts> {
  readonly #rules: ChainRules<Block, Facts>;
  readonly #options: BlockIndexerOptions;
  #checkpoint: ChainCheckpoint | undefined;
  /** The next blocks, on their way while the last ones are written. */
  #ahead: { from: number; blocks: Promise<ContainedBlock[]> } | undefined;
  /** Of the last checkpoint, also while a failure lets the store be asked for it anew: what is indexed can still be read. */
  #height = -1;
  #tip: number | undefined;
  #fault: unknown;
  #broken = false;
  readonly #doubt = new Doubt();

  constructor(rules: ChainRules<Block, Facts>, options: BlockIndexerOptions) {
    this.#rules = rules;
    this.#options = options;
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#tip, fault: this.#fault, broken: this.#broken };
  }

  /**
   * Indexes the next batch.
   *
   * @returns whether the tip is reached
   * @throws what the node or store failed with; the next step tries again unless the status says broken
   */
  async step(): Promise<boolean> {
    try {
      const done = await this.#advance(await this.open());
      this.#fault = undefined;
      return done;
    } catch (error) {
      this.#fault = error;
      this.#broken =
        error instanceof ContradictionError && this.#doubt.confirms(this.#height, this.#batchSize);
      // What is stored is the truth; what was read ahead is read again.
      this.#ahead = undefined;
      this.#checkpoint = undefined;
      throw error;
    }
  }

  /** Commits the genesis if nothing is indexed yet. */
  async open(): Promise<ChainCheckpoint> {
    if (this.#checkpoint) return this.#checkpoint;
    const start: ChainCheckpoint = { height: 0, blockId: "" };
    const stored = await this.#rules.checkpoint();
    if (stored === undefined) await this.#rules.commit(undefined, this.#rules.genesis(), start);
    return this.#reached(stored ?? start);
  }

  get #batchSize(): number {
    return this.#doubt.batch(this.#height, this.#options.batchSize ?? BATCH);
  }

  async #advance(from: ChainCheckpoint): Promise<boolean> {
    const { node } = this.#options;
    const batchSize = this.#batchSize;
    if (this.#tip === undefined || from.height >= this.#tip) this.#tip = await node.lastHeight();
    if (from.height >= this.#tip) return true;
    const blocks = this.#read(await this.#fetch(from.height + 1, batchSize), from);
    const last = blocks[blocks.length - 1];
    if (last === undefined) {
      const { title } = this.#rules;
      throw new NodeAnswerError(
        `no ${title} block after ${from.height} was given, but the last is ${this.#tip}`,
      );
    }
    const to = { height: Number(last.height), blockId: last.id };
    this.#fetchAhead(to.height + 1, batchSize);
    await this.#rules.commit(from.height, this.#facts(blocks), to);
    this.#reached(to);
    return false;
  }

  #facts(blocks: readonly ReadBlock<Block>[]): Facts {
    try {
      return this.#rules.facts(blocks);
    } catch (cause) {
      const { title } = this.#rules;
      throw new ChainBrokenError(`${title} blocks cannot be understood: ${String(cause)}`, { cause });
    }
  }

  #fetch(from: number, count: number): Promise<ContainedBlock[]> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead?.from === from ? ahead.blocks : this.#options.node.blocks(from, count);
  }

  #fetchAhead(from: number, count: number): void {
    if (this.#tip === undefined || from > this.#tip) return;
    const blocks = this.#options.node.blocks(from, count);
    blocks.catch(() => {}); // reported by the step that awaits it
    this.#ahead = { from, blocks };
  }

  /**
   * Decodes blocks that follow a place.
   *
   * @throws ChainBrokenError naming the height when bytes are no block, or a height or parent does not fit
   */
  #read(list: readonly ContainedBlock[], from: ChainCheckpoint): ReadBlock<Block>[] {
    const { title } = this.#rules;
    let before = from;
    return list.map(({ bytes, proposer }) => {
      const height = before.height + 1;
      const block = this.#decode(bytes, height);
      if (block.height !== BigInt(height)) {
        throw new ChainBrokenError(`${title} block at height ${height} says its height is ${block.height}`);
      }
      // The block at height 0 is not in the index, so the first parent is taken as it is.
      if (before.blockId !== "" && block.parentId !== before.blockId) {
        throw new ChainBrokenError(
          `${title} block ${height} has parent ${block.parentId}, but ${before.blockId} is indexed`,
        );
      }
      before = { height, blockId: block.id };
      return { ...block, size: bytes.length, proposer };
    });
  }

  #decode(bytes: Uint8Array, height: number): PlacedBlock<Block> {
    const { title } = this.#rules;
    try {
      return this.#rules.read(bytes);
    } catch (cause) {
      throw new ChainBrokenError(`${title} block ${height} cannot be decoded: ${String(cause)}`, { cause });
    }
  }

  #reached(checkpoint: ChainCheckpoint): ChainCheckpoint {
    this.#checkpoint = checkpoint;
    this.#height = checkpoint.height;
    return checkpoint;
  }
}
