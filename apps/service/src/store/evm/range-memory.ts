/**
 * The additions of ranges that this process has written, made once the checkpoint passes them: they need not
 * be read again.
 */

import type { EvmFacts } from "../../domain/evm/facts.ts";
import type { WaitingFacts } from "./parts.ts";

/** Consecutive blocks that are written above the checkpoint, where no read sees them yet. */
export interface EvmRange {
  readonly first: number;
  readonly last: number;
  /** Parent hash of the first block, hex with 0x. */
  readonly parent: string;
  /** Hash of the last block, hex with 0x. */
  readonly hash: string;
  /** Unix seconds of the last block. */
  readonly time: number;
}

/** The additions of a range, collected piece by piece. */
export interface EvmRangeFacts {
  /** Adds the facts of blocks, which follow those before; they are not needed afterwards. */
  add(facts: EvmFacts): void;
  /**
   * Writes the range above the checkpoint in one transaction; several may be written at once, in any order.
   *
   * @throws when a range with the same first block is written already
   */
  commit(range: EvmRange): Promise<void>;
}

/** Ranges of all chains: one with 4,000 transfers takes 2 MB. */
const MOST = 16;

/** The hash of the last block distinguishes a range from one that another process has written in its place. */
const keyOf = (chain: number, { first, last, hash }: EvmRange): string => `${chain}/${first}/${last}/${hash}`;

export class RangeMemory {
  readonly #ranges = new Map<string, WaitingFacts>();

  /** Remembers a range; the one that was written first is forgotten when there are too many. */
  keep(chain: number, range: EvmRange, facts: WaitingFacts): void {
    this.#ranges.set(keyOf(chain, range), facts);
    const [oldest] = this.#ranges.keys();
    if (this.#ranges.size > MOST && oldest !== undefined) this.#ranges.delete(oldest);
  }

  /** Undefined when it is not remembered; afterwards it is not any more. */
  take(chain: number, range: EvmRange): WaitingFacts | undefined {
    const key = keyOf(chain, range);
    const facts = this.#ranges.get(key);
    this.#ranges.delete(key);
    return facts;
  }
}
