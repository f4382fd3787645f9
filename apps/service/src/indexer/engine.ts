/** Keeps one chain indexed: backfill, then following the tip, until stopped or broken. What differs between chains is their drivers'. */

import { ContradictionError } from "../domain/contradiction-error.ts";
import { NodeResponseError } from "../sources/node-response-error.ts";
import { Doubt } from "./doubt.ts";
import type { Indexer, IndexerStatus } from "./run.ts";

/** Thrown when a block does not continue the chain that is indexed; when it does not a second time, indexing of that chain stops. */
export class ChainBrokenError extends ContradictionError {
  override readonly name: string = "ChainBrokenError";
}

/** A point of a chain. */
export interface Position {
  readonly height: number;
  /** As the chain names its blocks; empty where the block is not known, such as the genesis of the X-Chain. */
  readonly blockId: string;
}

/** A decoded block with what ties it to the one before. */
export interface ChainBlock<Block> extends Position {
  /** Undefined where the chain does not tell it: then only heights are compared. */
  readonly parentId: string | undefined;
  readonly block: Block;
}

/** What a batch of blocks comes to. */
export interface Applied<Block, Facts, At> {
  /** What to write, and the position behind it; undefined when no block is decided yet. */
  readonly batch: { readonly facts: Facts; readonly to: At } | undefined;
  /** Blocks at the end of the batch that wait for the next one. */
  readonly undecided: readonly ChainBlock<Block>[];
}

/** What the engine needs to know of one chain. Errors of node and store pass through. */
export interface ChainDriver<Block, Facts, At extends Position> {
  /** Of the chain, for people. */
  readonly title: string;
  /** The stored position; undefined when nothing is indexed. */
  checkpoint(): Promise<At | undefined>;
  /** Prepares for the first batch, and again after a failure: commits the genesis where there is one and nothing is indexed. */
  open(stored: At | undefined): Promise<At | undefined>;
  /** Height of the node's last block. */
  head(): Promise<number>;
  /**
   * Blocks that follow a position; fewer at the tip.
   *
   * @throws ChainBrokenError when bytes are no block
   */
  read(after: Position, count: number): Promise<ChainBlock<Block>[]>;
  /** @throws ContradictionError when the blocks contradict the rules or what is indexed */
  apply(
    from: At | undefined,
    blocks: readonly ChainBlock<Block>[],
    tip: number,
  ): Promise<Applied<Block, Facts, At>>;
  /** Writes facts and position in one transaction, only on top of `from`. */
  commit(from: At | undefined, facts: Facts, to: At): Promise<void>;
  /** Work at the tip; resolves with whether there is none left, or with `rewind` when the chain took back what is indexed. */
  settle?(at: At): Promise<boolean | "rewind">;
  /** Takes back what the chain took back; a chain without it never goes back, and breaks where blocks do not fit. */
  rewind?(from: At): Promise<void>;
}

const DEFAULT_BATCH_SIZE = 256;
/** Before a chain's first block, where its driver knows no genesis. */
const START: Position = { height: -1, blockId: "" };

/** One chain's indexer; its steps never overlap. */
export class Engine<Block, Facts, At extends Position> implements Indexer {
  readonly #driver: ChainDriver<Block, Facts, At>;
  readonly #blocksPerBatch: number;
  #doubt = new Doubt();
  /** Whether `#at` is what is stored. */
  #isOpen = false;
  #at: At | undefined;
  /** Of the last position, also while a failure lets the store be asked for it anew: what is indexed can still be read. */
  #height = START.height;
  /** Blocks that were read and wait for the next batch. */
  #undecided: readonly ChainBlock<Block>[] = [];
  /** The next blocks, fetched and decoded while the last ones are written: the database may have a processor of its own. */
  #ahead: { readonly after: Position; readonly blocks: Promise<ChainBlock<Block>[]> } | undefined;
  #tip: number | undefined;
  #fault: unknown;
  #broken = false;

  /** @param batchSize blocks per transaction, 256 by default */
  constructor(driver: ChainDriver<Block, Facts, At>, batchSize = DEFAULT_BATCH_SIZE) {
    this.#driver = driver;
    this.#blocksPerBatch = batchSize;
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#tip, fault: this.#fault, broken: this.#broken };
  }

  /**
   * Indexes the next batch, or takes back what the chain took back.
   *
   * @returns whether the tip is reached and nothing is left to do
   * @throws what the node or store failed with; the next step tries again unless the status says broken
   */
  async step(): Promise<boolean> {
    try {
      const isDone = await this.#advance(await this.open());
      this.#fault = undefined;
      return isDone;
    } catch (error) {
      this.#fault = error;
      this.#broken =
        error instanceof ContradictionError && this.#doubt.confirms(this.#height, this.#batchSize);
      this.#forget();
      throw error;
    }
  }

  /** Finds out where the index stands, and commits the genesis if nothing is indexed yet. */
  async open(): Promise<At | undefined> {
    if (this.#isOpen) return this.#at;
    const stored = await this.#driver.checkpoint();
    // Known before the node is asked: what is indexed can be served while the node is away.
    if (stored) this.#height = stored.height;
    this.#reached(await this.#driver.open(stored));
    return this.#at;
  }

  get #batchSize(): number {
    return this.#doubt.batch(this.#height, this.#blocksPerBatch);
  }

  async #advance(at: At | undefined): Promise<boolean> {
    const driver = this.#driver;
    const count = this.#batchSize;
    const last = this.#undecided[this.#undecided.length - 1] ?? at ?? START;
    if (this.#tip === undefined || last.height >= this.#tip) this.#tip = await driver.head();
    const tip = this.#tip;
    if (last.height >= tip) return this.#settle(at);
    const blocks = await this.#next(last, count);
    const [first] = blocks;
    const end = blocks[blocks.length - 1];
    if (first === undefined || end === undefined) return this.#missing(last);
    if (!continues(last, first)) return this.#rewind(at);
    this.#readAhead(end, count);
    const { batch, undecided } = await driver.apply(at, [...this.#undecided, ...blocks], tip);
    if (batch) {
      await driver.commit(at, batch.facts, batch.to);
      this.#reached(batch.to);
    }
    this.#undecided = undecided;
    return false;
  }

  async #settle(at: At | undefined): Promise<boolean> {
    if (!at || !this.#driver.settle) return true;
    const result = await this.#driver.settle(at);
    return result === "rewind" ? this.#rewind(at) : result;
  }

  async #rewind(at: At | undefined): Promise<false> {
    if (at) await this.#driver.rewind?.(at);
    this.#tip = undefined;
    this.#doubt = new Doubt(); // what did not fit at these heights was of a chain that is no more
    this.#forget();
    await this.open();
    return false;
  }

  /** A range below the tip came back empty. */
  #missing({ height }: Position): false {
    const { title, rewind } = this.#driver;
    if (!rewind) {
      throw new NodeResponseError(
        `no ${title} block after ${height} was given, but the last is ${this.#tip}`,
      );
    }
    this.#tip = undefined; // the chain was longer a moment ago
    return false;
  }

  #next(after: Position, count: number): Promise<ChainBlock<Block>[]> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const isSame = ahead?.after.height === after.height && ahead.after.blockId === after.blockId;
    return isSame ? ahead.blocks : this.#read(after, count);
  }

  #readAhead(after: Position, count: number): void {
    if (this.#tip === undefined || after.height >= this.#tip) return;
    const blocks = this.#read(after, count);
    blocks.catch(() => {}); // reported by the step that awaits it
    this.#ahead = { after, blocks };
  }

  async #read(after: Position, count: number): Promise<ChainBlock<Block>[]> {
    const { title, rewind } = this.#driver;
    const blocks = await this.#driver.read(after, count);
    let before = after;
    for (const block of blocks) {
      const height = before.height + 1;
      if (block.height !== height) {
        throw new ChainBrokenError(`${title} block at height ${height} says its height is ${block.height}`);
      }
      // A chain that may go back is compared with what is indexed by then, which is not known yet when reading ahead.
      if (!continues(before, block) && !(rewind && before === after)) {
        throw new ChainBrokenError(
          `${title} block ${height} has parent ${block.parentId}, but ${before.blockId} is indexed`,
        );
      }
      before = block;
    }
    return blocks;
  }

  /** What is stored is the truth: it is asked for again, and what was read is read again. */
  #forget(): void {
    this.#isOpen = false;
    this.#at = undefined;
    this.#undecided = [];
    this.#ahead = undefined;
  }

  #reached(at: At | undefined): void {
    this.#isOpen = true;
    this.#at = at;
    this.#height = at?.height ?? START.height;
  }
}

/** Whether a block's parent is the one before; taken as it is where either of both is not known. */
const continues = (before: Position, { parentId }: ChainBlock<unknown>): boolean =>
  before.blockId === "" || parentId === undefined || parentId === before.blockId;

/**
 * Reads a block of bytes.
 *
 * @throws ChainBrokenError naming the height when bytes are no block
 */
export function readBlock<Block>(title: string, height: number, read: () => Block): Block {
  try {
    return read();
  } catch (cause) {
    throw new ChainBrokenError(`${title} block ${height} cannot be decoded: ${String(cause)}`, { cause });
  }
}

/**
 * Applies a chain's rules, which are pure: what they cannot apply is in the blocks.
 *
 * @throws ContradictionError
 */
export function applyRules<Facts>(title: string, apply: () => Facts): Facts {
  try {
    return apply();
  } catch (cause) {
    if (cause instanceof ContradictionError) throw cause;
    throw new ChainBrokenError(`${title} blocks cannot be understood: ${String(cause)}`, { cause });
  }
}

/** Where the chain stands after the last of some blocks. */
export function endOf(blocks: readonly ChainBlock<unknown>[]): Position {
  const { height, blockId } = blocks[blocks.length - 1] ?? START;
  return { height, blockId };
}
