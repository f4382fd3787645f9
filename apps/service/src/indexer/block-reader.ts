/** Reads a chain's blocks, one batch ahead, and checks that each continues the one before. */

import { type ChainBlock, ChainBrokenError, type Position } from "./driver.ts";

export interface BlockReaderOptions<Block> {
  /** Of the chain, for people. */
  readonly title: string;
  /** Whether the chain may take back blocks that are indexed. */
  readonly mayRewind: boolean;
  /** Blocks that follow a position; fewer at the tip. */
  read(after: Position, count: number): Promise<ChainBlock<Block>[]>;
}

/** Of one chain's indexer. */
export class BlockReader<Block> {
  readonly #options: BlockReaderOptions<Block>;
  /** The next blocks, fetched and decoded while the last ones are written: the database may have a processor of its own. */
  #ahead: { readonly after: Position; readonly blocks: Promise<ChainBlock<Block>[]> } | undefined;

  constructor(options: BlockReaderOptions<Block>) {
    this.#options = options;
  }

  /**
   * The blocks that follow a position, as they were read ahead if they were.
   *
   * @throws ChainBrokenError when a block does not continue the one before
   */
  next(after: Position, count: number): Promise<ChainBlock<Block>[]> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    const isSame = ahead?.after.height === after.height && ahead.after.blockId === after.blockId;
    return isSame ? ahead.blocks : this.#read(after, count);
  }

  /** Begins to read what `next` will ask for. */
  readAhead(after: Position, count: number): void {
    const blocks = this.#read(after, count);
    blocks.catch(() => {}); // reported by the step that awaits it
    this.#ahead = { after, blocks };
  }

  /** Lets the next blocks be read again. */
  forget(): void {
    this.#ahead = undefined;
  }

  async #read(after: Position, count: number): Promise<ChainBlock<Block>[]> {
    const { title, mayRewind } = this.#options;
    const blocks = await this.#options.read(after, count);
    let before = after;
    for (const block of blocks) {
      const height = before.height + 1;
      if (block.height !== height) {
        throw new ChainBrokenError(`${title} block at height ${height} says its height is ${block.height}`);
      }
      // A chain that may go back is compared with what is indexed by then, which is not known yet when reading ahead.
      if (!continues(before, block) && !(mayRewind && before === after)) {
        throw new ChainBrokenError(
          `${title} block ${height} has parent ${block.parentId}, but ${before.blockId} is indexed`,
        );
      }
      before = block;
    }
    return blocks;
  }
}

/** Whether a block's parent is the one before; taken as it is where either of both is not known. */
export const continues = (before: Position, { parentId }: ChainBlock<unknown>): boolean =>
  before.blockId === "" || parentId === undefined || parentId === before.blockId;
