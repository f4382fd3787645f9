/**
 * Keeps one chain indexed: backfill, then following the tip, until stopped. Drivers hold the differences
 * between chains.
 */

import { ContradictionError } from "../domain/contradiction-error.ts";
import { pause } from "../domain/pause.ts";
import { NodeResponseError } from "../sources/node-response-error.ts";
import { BlockReader, continues } from "./block-reader.ts";
import { Doubt } from "./doubt.ts";
import { type Applied, type ChainBlock, type ChainDriver, type Position, START } from "./driver.ts";
import type { Indexer, IndexerStatus } from "./run.ts";

const DEFAULT_BATCH_SIZE = 256;

/**
 * Milliseconds before the next batch is applied while one is written. By then the database has received its
 * batch, and both work in parallel.
 */
const HEAD_START = 1;

/** The next blocks as facts, or the reason why none follow. */
type Outcome<Block, Facts, At> = Applied<Block, Facts, At> | "missing" | "rewind";

/** The batch that follows a position. */
interface Next<Block, Facts, At> {
  readonly at: At | undefined;
  /** The last block that was read before it. */
  readonly last: Position;
  readonly count: number;
  readonly outcome: Promise<Outcome<Block, Facts, At>>;
}

/** One chain's indexer; its steps never overlap. */
export class Engine<Block, Facts, At extends Position> implements Indexer {
  readonly #driver: ChainDriver<Block, Facts, At>;
  readonly #blocksPerBatch: number;
  readonly #reader: BlockReader<Block>;
  #doubt = new Doubt();
  /** True while `#at` is the stored position. */
  #isOpen = false;
  #at: At | undefined;
  /**
   * The height of the last position. It is kept while a failure makes the engine ask the store again: the index
   * can still be read.
   */
  #height = START.height;
  /** Blocks that were read and wait for the next batch. */
  #undecided: readonly ChainBlock<Block>[] = [];
  /** The next batch, applied while the last one is written. */
  #ahead: Next<Block, Facts, At> | undefined;
  #tip: number | undefined;
  #fault: unknown;
  #broken = false;

  /** @param batchSize blocks per transaction, 256 by default */
  constructor(driver: ChainDriver<Block, Facts, At>, batchSize = DEFAULT_BATCH_SIZE) {
    this.#driver = driver;
    this.#blocksPerBatch = batchSize;
    this.#reader = new BlockReader({
      title: driver.title,
      mayRewind: driver.rewind !== undefined,
      ranges: driver.ranges ?? 1,
      read: (after, count) => driver.read(after, count),
    });
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#tip, fault: this.#fault, broken: this.#broken };
  }

  /**
   * Indexes the next batch, or removes the blocks that the chain took back.
   *
   * @returns whether the tip is reached and nothing is left to do
   * @throws the error of the node or store; the next step tries again, even when the status is broken: the
   *   node may be repaired
   */
  async step(): Promise<boolean> {
    try {
      const isDone = await this.#advance(await this.open());
      this.#fault = undefined;
      this.#broken = false;
      return isDone;
    } catch (error) {
      this.#fault = error;
      this.#broken =
        error instanceof ContradictionError && this.#doubt.confirms(this.#height, this.#batchSize);
      this.#forget();
      throw error;
    }
  }

  /** Reads how far the chain is indexed, so the index can be served before the node responds. */
  async load(): Promise<void> {
    await this.#stored();
  }

  /** Finds out where the index stands, and commits the genesis if nothing is indexed yet. */
  async open(): Promise<At | undefined> {
    if (this.#isOpen) return this.#at;
    this.#reached(await this.#driver.open(await this.#stored()));
    return this.#at;
  }

  async #stored(): Promise<At | undefined> {
    const stored = await this.#driver.checkpoint();
    if (stored) this.#height = stored.height;
    return stored;
  }

  get #batchSize(): number {
    return this.#doubt.batch(this.#height, this.#blocksPerBatch);
  }

  async #advance(at: At | undefined): Promise<boolean> {
    const driver = this.#driver;
    const last = this.#undecided[this.#undecided.length - 1] ?? at ?? START;
    if (this.#tip === undefined || last.height >= this.#tip) this.#tip = await driver.head();
    const tip = this.#tip;
    if (last.height >= tip) return this.#settle(at);
    // Not beyond the tip: the node does not have a whole batch of blocks there.
    const count = Math.min(this.#batchSize, tip - last.height);
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const isNext = ahead?.at === at && ahead?.last === last && ahead.count === count;
    const outcome = await (isNext ? ahead.outcome : this.#apply(at, this.#undecided, last, count, tip));
    if (outcome === "missing") return this.#missing(last);
    if (outcome === "rewind") return this.#rewind(at);
    const { batch, undecided } = outcome;
    if (batch) {
      const written = driver.commit(at, batch.facts, batch.to);
      if (driver.appliesAhead) this.#applyAhead(batch.to, undecided, tip, written);
      await written;
      this.#reached(batch.to);
    }
    this.#undecided = undecided;
    return false;
  }

  /** Applies the blocks after the last one that was read. */
  async #apply(
    at: At | undefined,
    undecided: readonly ChainBlock<Block>[],
    last: Position,
    count: number,
    tip: number,
    stored: Promise<void> = Promise.resolve(),
  ): Promise<Outcome<Block, Facts, At>> {
    const blocks = await this.#reader.next(last, count);
    const [first] = blocks;
    const end = blocks[blocks.length - 1];
    if (first === undefined || end === undefined) return "missing";
    if (!continues(last, first)) return "rewind";
    this.#reader.readAhead(end, this.#batchSize, tip);
    return this.#driver.apply(at, [...undecided, ...blocks], tip, stored);
  }

  #applyAhead(at: At, undecided: readonly ChainBlock<Block>[], tip: number, stored: Promise<void>): void {
    const last = undecided[undecided.length - 1] ?? at;
    if (last.height >= tip) return;
    const size = this.#doubt.batch(at.height, this.#blocksPerBatch);
    const count = Math.min(size, tip - last.height);
    const outcome = pause(HEAD_START).then(() => this.#apply(at, undecided, last, count, tip, stored));
    outcome.catch(() => {}); // reported by the step that awaits it, unless the writing fails too
    this.#ahead = { at, last, count, outcome };
  }

  async stop(): Promise<void> {
    await this.#ahead?.outcome.catch(() => {});
  }

  async #settle(at: At | undefined): Promise<boolean> {
    if (!at || !this.#driver.settle) return true;
    const result = await this.#driver.settle(at);
    return result === "rewind" ? this.#rewind(at) : result;
  }

  async #rewind(at: At | undefined): Promise<false> {
    if (at) await this.#driver.rewind?.(at);
    this.#tip = undefined;
    this.#doubt = new Doubt(); // the doubt was about a chain that no longer exists
    this.#forget();
    await this.open();
    return false;
  }

  /** A range below the tip came back empty. */
  #missing({ height }: Position): false {
    const { title, rewind } = this.#driver;
    if (!rewind) {
      throw new NodeResponseError(
        `the node returned no ${title} block after ${height}, although its last is ${this.#tip}`,
      );
    }
    this.#tip = undefined; // the chain was longer a moment ago
    return false;
  }

  /** Forgets everything outside the store: the next step reads its position and the blocks again. */
  #forget(): void {
    this.#isOpen = false;
    this.#at = undefined;
    this.#undecided = [];
    this.#ahead = undefined;
    this.#reader.forget();
  }

  #reached(at: At | undefined): void {
    this.#isOpen = true;
    this.#at = at;
    this.#height = at?.height ?? START.height;
  }
}
