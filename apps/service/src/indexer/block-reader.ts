/** Reads a chain's blocks, some ranges ahead, and checks that each continues the one before. */

import { type ChainBlock, ChainBrokenError, type Position } from "./driver.ts";

export interface BlockReaderOptions<Block> {
  /** The name of the chain, for people. */
  readonly title: string;
  /** True when the chain may take back blocks that are indexed. */
  readonly mayRewind: boolean;
  /** Ranges that are read at once; at least 1. */
  readonly ranges: number;
  /** Blocks that follow a height; fewer at the tip, or when the node cannot return that many at once. */
  read(after: Pick<Position, "height">, count: number): Promise<ChainBlock<Block>[]>;
}

/** Bytes of blocks, as they are received, that may wait to be indexed; decoded they take up to ten times as much. */
const MAX_WAITING = 16 * 1024 ** 2;

interface Range<Block> {
  /** Height before the first block. */
  readonly after: number;
  readonly count: number;
  readonly blocks: Promise<ChainBlock<Block>[]>;
}

/** Options of one chain's indexer. */
export class BlockReader<Block> {
  readonly #options: BlockReaderOptions<Block>;
  /** The next ranges, fetched and decoded while the last one is written: the database may have a processor of its own. */
  #ahead: Range<Block>[] = [];
  /**
   * The number of blocks to read. It falls after a response that was too short, because the missing blocks
   * are read again.
   */
  #ranges = 1;
  /** Bytes of a block, on average of the last range; 0 where blocks do not say it. */
  #blockBytes = 0;

  constructor(options: BlockReaderOptions<Block>) {
    this.#options = options;
  }

  /**
   * The blocks that follow a position, as they were read ahead if they were.
   *
   * @throws ChainBrokenError when a block does not continue the one before
   */
  async next(after: Position, count: number): Promise<ChainBlock<Block>[]> {
    const first = this.#ahead.shift();
    const isSame = first?.after === after.height && first.count === count;
    if (!isSame) this.#ahead = [];
    const blocks = await (isSame ? first.blocks : this.#options.read(after, count));
    this.#check(after, blocks);
    this.#note(blocks, count);
    return blocks;
  }

  /**
   * Begins to read the blocks for `next`.
   *
   * @param count blocks of a range; fewer of the last one before the tip
   * @param tip height of the last block that there is
   */
  readAhead({ height }: Position, count: number, tip: number): void {
    const most = Math.max(
      1,
      Math.min(this.#ranges, Math.floor(MAX_WAITING / (this.#blockBytes * count || 1))),
    );
    const [first] = this.#ahead;
    if (first && first.after !== height) this.#ahead = [];
    while (this.#ahead.length < most) {
      const after = height + this.#ahead.length * count;
      if (after >= tip) return;
      const size = Math.min(count, tip - after);
      const blocks = this.#options.read({ height: after }, size);
      blocks.catch(() => {}); // reported by the step that awaits it
      this.#ahead.push({ after, count: size, blocks });
    }
  }

  /** Lets the next blocks be read again. */
  forget(): void {
    this.#ahead = [];
    this.#ranges = 1;
  }

  #note(blocks: readonly ChainBlock<Block>[], count: number): void {
    this.#ranges = blocks.length < count ? 1 : Math.min(this.#options.ranges, this.#ranges + 1);
    const bytes = blocks.reduce((sum, { size = 0 }) => sum + size, 0);
    this.#blockBytes = blocks.length === 0 ? 0 : bytes / blocks.length;
  }

  #check(after: Position, blocks: readonly ChainBlock<Block>[]): void {
    const { title, mayRewind } = this.#options;
    let before = after;
    for (const block of blocks) {
      const height = before.height + 1;
      if (block.height !== height) {
        throw new ChainBrokenError(`${title} block at height ${height} says its height is ${block.height}`);
      }
      // For a chain that may go back, the engine compares the blocks with the index.
      if (!continues(before, block) && !(mayRewind && before === after)) {
        throw new ChainBrokenError(
          `${title} block ${height} has parent ${block.parentId}, but ${before.blockId} is indexed`,
        );
      }
      before = block;
    }
  }
}

/** True when a block's parent is the one before, and where either of both is not known. */
export const continues = (before: Position, { parentId }: ChainBlock<unknown>): boolean =>
  before.blockId === "" || parentId === undefined || parentId === before.blockId;
