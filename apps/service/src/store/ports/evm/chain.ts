/** The port of an indexed EVM chain, named by its EVM chain id: how far it is indexed, and the writing of its blocks. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { ChainCheckpoint } from "../chain.ts";

/** How far a chain is indexed; written in the same transaction as what is indexed. The block's id is its hash in hex with 0x. */
export interface EvmCheckpoint extends ChainCheckpoint {
  /** Unix seconds of the block. */
  readonly time: number;
}

/** What a chain's index holds now. */
export interface EvmState {
  /** Number of the last block. */
  readonly height: number;
  /** Names its content: never the same after a block, a reorganisation or another reading of a contract. */
  readonly edition: string;
}

/** The period that a chain's index covers. */
export interface EvmActivity extends EvmCheckpoint {
  /** Days since 1970: the first day with a block after the genesis; null before that block. */
  readonly firstDay: number | null;
  /** Milliseconds since 1970 of the last change of the index, or of a later poll that found no new block. */
  readonly indexedAt: number;
  readonly settledAt: number;
}

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

/** What the blocks of a range say, collected piece by piece. */
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

export interface EvmChainStore {
  checkpoint(chain: number): Promise<EvmCheckpoint | undefined>;
  /** Numbers of the last blocks of chains, as of one instant; chains without any are missing. */
  heights(chains: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** What is indexed of chains, as of one instant; chains without any block are missing. */
  states(chains: readonly number[]): Promise<ReadonlyMap<number, EvmState>>;
  /** Undefined before the first block. */
  activity(chain: number): Promise<EvmActivity | undefined>;
  /** Hash of an indexed block; undefined when it is not indexed. */
  blockHash(chain: number, number: number): Promise<string | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction.
   *
   * @param from number of the block that the facts continue from; undefined for the first
   * @param at milliseconds since 1970, by the service's clock
   * @throws when the stored checkpoint differs, so that two indexers cannot write the same facts twice
   */
  commit(
    chain: number,
    from: number | undefined,
    facts: EvmFacts,
    to: EvmCheckpoint,
    at: number,
  ): Promise<void>;
  /** The ranges that are written above the checkpoint, in ascending order. */
  ranges(chain: number): Promise<EvmRange[]>;
  beginRange(chain: number): EvmRangeFacts;
  /**
   * Moves the checkpoint over written ranges, which are read from then on, in one transaction.
   *
   * @param from number of the current checkpoint's block; undefined before the first
   * @param ranges at least one, each following the one before, the first following the checkpoint
   * @param at milliseconds since 1970, by the service's clock
   * @throws when the stored checkpoint differs, or a range is not written
   */
  adoptRanges(
    chain: number,
    from: number | undefined,
    ranges: readonly EvmRange[],
    at: number,
  ): Promise<void>;
  /** Removes all written ranges above the checkpoint with their blocks, in one transaction. */
  discardRanges(chain: number): Promise<void>;
  /**
   * Removes all blocks above one, which becomes the checkpoint, and all ranges, in one transaction.
   *
   * @param from number of the current checkpoint's block
   * @throws when the stored checkpoint differs, or the block to keep is not indexed
   */
  rewind(chain: number, from: number, to: number, at: number): Promise<void>;
  /** Records that a chain had no further block at an instant, if its checkpoint has not changed. */
  settle(chain: number, number: number, at: number): Promise<void>;
}
