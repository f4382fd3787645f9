/** Back-fills an EVM chain that is far behind its node: several ranges of blocks are read, decoded and written at once. */

import { ContradictionError } from "../domain/contradiction-error.ts";
import { applyEvmBlock } from "../domain/evm/apply.ts";
import type { EvmBlock } from "../domain/evm/block.ts";
import { noEvmFacts } from "../domain/evm/facts.ts";
import type { IcmRules } from "../domain/evm/icm/apply.ts";
import type { EvmNode } from "../sources/evm/node.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { EvmCheckpoint } from "../store/evm/checkpoint.ts";
import type { EvmRange } from "../store/evm/range-memory.ts";
import type { EvmStore } from "../store/store.ts";
import { applyRules, ChainBrokenError } from "./driver.ts";
import type { IndexerStatus } from "./run.ts";

export interface EvmBackfillOptions {
  /** EVM chain id. */
  readonly chain: number;
  readonly rules: IcmRules;
  /** The name of the chain, for people. */
  readonly title: string;
  readonly node: Pick<EvmNode, "head" | "blocks">;
  readonly store: EvmStore["chains"];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Most blocks of a range. */
  readonly batchSize: number;
  /** Ranges that are read and written at once; 1 leaves the chain to the engine. */
  readonly ranges: number;
  /** Blocks below the node's head that are left to the engine, which alone may take blocks back. */
  readonly margin: number;
}

/**
 * The result of a step: blocks that are still to be written, none, or blocks that only the engine can judge.
 */
export type Filling = "more" | "done" | "doubt";

/**
 * Transactions of a range, about: 4,000 with logs and traces are 20 MB of JSON (measured on blocks of 5 to 200 transactions).
 */
const RANGE_TXS = 4_000;

/** Blocks of a range that are read together before they are noted: as many as nodes return at once. */
const PIECE = 50;

/** Written ranges that wait for an earlier one, for each that is read at once: one that fails does not fill the database. */
const WAITING = 4;

/** Consecutive blocks, by their numbers. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Only the checkpoint tells the indexed height: written ranges above it wait until all ranges before them are
 * written. A process may end at any point; the next one finds the written ranges and fills the gaps.
 */
export class EvmBackfill {
  readonly #options: EvmBackfillOptions;
  readonly #running = new Map<Span, Promise<void>>();
  /** Moves the checkpoint. */
  #adopting: Promise<void> | undefined;
  #isOpen = false;
  #at: EvmCheckpoint | undefined;
  /** In ascending order, above the checkpoint. */
  #written: EvmRange[] = [];
  /** The last block to write. */
  #end = -1;
  #tip: number | undefined;
  #height = -1;
  #fault: unknown;
  /** The error of a range that ended in the background. */
  #failures: unknown[] = [];
  #size: number;
  #begunTo = -1;

  constructor(options: EvmBackfillOptions) {
    this.#options = options;
    this.#size = Math.min(options.batchSize, 32); // until it is known how full blocks are
  }

  /** The last block of the ranges that were begun. */
  get begunTo(): number {
    return this.#begunTo;
  }

  get status(): IndexerStatus {
    return { height: this.#height, tip: this.#tip, fault: this.#fault, broken: false };
  }

  async load(): Promise<void> {
    const { store, chain } = this.#options;
    this.#at = await store.checkpoint(chain);
    this.#height = this.#at?.height ?? -1;
  }

  /**
   * Begins ranges, moves the checkpoint over written ones that follow it, and waits until one of that is
   * done.
   *
   * @throws the error of the node or store; the next step tries again
   */
  async step(): Promise<Filling> {
    try {
      const filling = await this.#advance();
      this.#fault = undefined;
      return filling;
    } catch (error) {
      this.#fault = error;
      await this.stop();
      this.#isOpen = false;
      if (!(error instanceof ContradictionError)) throw error;
      await this.#options.store.discardRanges(this.#options.chain);
      return "doubt";
    }
  }

  /** Resolves once no range is read or written any more. */
  async stop(): Promise<void> {
    await Promise.all([...this.#running.values(), this.#adopting]);
    this.#failures = [];
  }

  async #advance(): Promise<Filling> {
    if (!this.#isOpen) await this.#open();
    this.#begin();
    const following = this.#adopting ? [] : this.#following();
    if (following.length > 0) {
      // Meanwhile other ranges are read and written.
      this.#adopting = this.#adopt(following)
        .catch((error: unknown) => {
          this.#failures.push(error);
        })
        .finally(() => {
          this.#adopting = undefined;
        });
    }
    const work = [...this.#running.values(), ...(this.#adopting ? [this.#adopting] : [])];
    if (work.length === 0) return this.#finish();
    await Promise.race(work);
    // The first failure ends the step, even if its range has been read again since.
    if (this.#failures.length > 0) throw this.#failures[0];
    return "more";
  }

  /** Reads the ranges that earlier steps, or an earlier process, have written. */
  async #open(): Promise<void> {
    const { store, chain } = this.#options;
    await this.load();
    this.#written = await store.ranges(chain);
    this.#end = await this.#look();
    this.#isOpen = true;
  }

  /** Looks how far the chain is now, and so which block is the last to write. */
  async #look(): Promise<number> {
    const { node, ranges, batchSize, margin, title } = this.#options;
    const written = this.#written[this.#written.length - 1]?.last ?? -1;
    if (ranges === 1 && written === -1) return this.#height;
    this.#tip = (await node.head()).number;
    if (written > this.#tip)
      throw new ChainBrokenError(`${title}: the node has no block ${written} any more`);
    const far = this.#tip - margin;
    const worth = ranges > 1 && far - this.#height > 2 * batchSize;
    return Math.max(worth ? far : this.#height, written);
  }

  async #finish(): Promise<Filling> {
    this.#end = await this.#look();
    if (this.#end > this.#height) return "more";
    this.#isOpen = false; // another process writes now: the next back-fill begins with its state
    return "done";
  }

  /** Begins to read ranges that are neither written nor being read. */
  #begin(): void {
    const { ranges } = this.#options;
    while (this.#running.size < ranges) {
      const waiting = this.#running.size + this.#written.length;
      if (this.#running.size > 0 && waiting >= WAITING * ranges) return;
      const span = this.#nextGap();
      if (span === undefined) return;
      this.#begunTo = Math.max(this.#begunTo, span.last);
      const done = this.#fill(span)
        .catch((error: unknown) => {
          this.#failures.push(error);
        })
        .finally(() => this.#running.delete(span));
      this.#running.set(span, done);
    }
  }

  #nextGap(): Span | undefined {
    const end = this.#end;
    const taken = [...this.#running.keys(), ...this.#written].sort((left, right) => left.first - right.first);
    let first = this.#height + 1;
    for (const span of taken) {
      if (span.first > first) return { first, last: Math.min(span.first - 1, first + this.#size - 1) };
      first = span.last + 1;
    }
    return first > end ? undefined : { first, last: Math.min(end, first + this.#size - 1) };
  }

  /** Reads and writes a range. */
  async #fill(span: Span): Promise<void> {
    const { node, store, chain, rules, title, batchSize } = this.#options;
    const headers: Header[] = [];
    const written = store.beginRange(chain);
    let txs = 0;
    // Piece by piece: the facts of a piece are a fraction of its size, so the rest of it can be freed early.
    for (let next = span.first; next <= span.last; next = span.first + headers.length) {
      const piece = await node.blocks(next, Math.min(PIECE, span.last - next + 1));
      const facts = noEvmFacts();
      applyRules(title, () => {
        for (const block of piece) applyEvmBlock(block, facts, rules);
      });
      written.add(facts);
      txs += facts.txs.length;
      for (const { number, hash, parentHash, timestamp } of piece)
        headers.push({ number, hash, parentHash, timestamp });
      if (piece.length === 0) break;
    }
    const range = rangeOf(headers, span, title);
    await written.commit(range);
    const perBlock = Math.max(1, txs) / headers.length;
    this.#size = Math.max(1, Math.min(batchSize, Math.round(RANGE_TXS / perBlock)));
    this.#written.push(range);
    this.#written.sort((left, right) => left.first - right.first);
  }

  /** Written ranges without a gap between the checkpoint and them. */
  #following(): EvmRange[] {
    let next = this.#height + 1;
    const gap = this.#written.findIndex(({ first, last }) => {
      const isNext = first === next;
      next = last + 1;
      return !isNext;
    });
    return gap === -1 ? [...this.#written] : this.#written.slice(0, gap);
  }

  /** @throws ChainBrokenError when a range does not continue the one before: the chain changed while it was read */
  async #adopt(ranges: readonly EvmRange[]): Promise<void> {
    const { store, chain, title, clock } = this.#options;
    let before = this.#at?.blockId;
    for (const { first, parent, hash } of ranges) {
      if (before !== undefined && parent !== before) {
        throw new ChainBrokenError(
          `${title} block ${first} has parent ${parent}, but ${before} is indexed before it`,
        );
      }
      before = hash;
    }
    await store.adoptRanges(chain, this.#at?.height, ranges, clock());
    const last = ranges[ranges.length - 1];
    if (last === undefined) return;
    this.#at = { height: last.last, blockId: last.hash, time: last.time };
    this.#height = last.last;
    this.#written = this.#written.filter(({ first }) => first > last.first);
  }
}

/** The fields of a block that are kept until its range is whole. */
type Header = Pick<EvmBlock, "number" | "hash" | "parentHash" | "timestamp">;

/**
 * The links of consecutive blocks to the blocks around them.
 *
 * @throws ChainBrokenError when they are not the blocks of the span, each the parent of the next;
 * EvmNodeError when some are missing
 */
function rangeOf(blocks: readonly Header[], { first, last }: Span, title: string): EvmRange {
  let before: Header | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block.number !== first + index || (before && block.parentHash !== before.hash)) {
      throw new ChainBrokenError(`${title} block ${block.number} does not follow the one before it`);
    }
    before = block;
  }
  if (blocks.length !== last - first + 1 || before === undefined || blocks[0] === undefined) {
    throw new EvmNodeError(
      `${title}: the node returned only ${blocks.length} blocks from ${first} on, although it has block ${last}`,
      { unreachable: false },
    );
  }
  return { first, last, parent: blocks[0].parentHash, hash: before.hash, time: before.timestamp };
}
