/**
 * Distinguishes a broken chain from one wrong response of a node: contradictory blocks are read once more
 * before the chain is declared broken.
 */

/** Blocks that are read at a time where something did not fit. */
const CAREFUL = 1;

/** The doubts of one chain's indexer. Heights are indexed heights. */
export class Doubt {
  /** Where the last contradiction was found. */
  #at: number | undefined;
  /** Up to here blocks are read few at a time, so that those before the one that does not fit are indexed. */
  #carefulTo = -1;

  /** The number of blocks to read next. */
  batch(height: number, size: number): number {
    return height < this.#carefulTo ? Math.min(size, CAREFUL) : size;
  }

  /**
   * Notes that blocks after a height contradict the rules or the index.
   *
   * @param size blocks that were read
   * @returns whether they did so before: then it is not one response, but the chain
   */
  confirms(height: number, size: number): boolean {
    if (this.#at === height) return true;
    this.#at = height;
    this.#carefulTo = Math.max(this.#carefulTo, height + size);
    return false;
  }
}
