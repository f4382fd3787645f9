/** The checkpoint of an EVM chain, and writing and rewinding its blocks. */

import type { EvmFacts } from "../../domain/evm/facts.ts";
import type { Db } from "../sql/database.ts";
import { EVM_TABLES, Statistics } from "../upkeep/statistics.ts";
import {
  type EvmCheckpoint,
  evmActivity,
  evmBlockHash,
  evmCheckpoint,
  evmHeights,
  evmStates,
  settleEvm,
} from "./checkpoint.ts";
import { commitEvmFacts, rewindEvm } from "./commit.ts";
import { adoptRanges, beginRange, discardRanges, writtenRanges } from "./range.ts";
import { type EvmRange, RangeMemory } from "./range-memory.ts";

export function evmChainsOn(db: Db) {
  const statistics = new Statistics(db, EVM_TABLES);
  const memory = new RangeMemory();
  return {
    checkpoint: (chain: number) => evmCheckpoint(db, chain),
    /** Numbers of the last blocks of chains, as of one instant; chains without any are missing. */
    heights: (chains: readonly number[]) => evmHeights(db, chains),
    /** The states of chains, as of one instant; chains without any block are missing. */
    states: (chains: readonly number[]) => evmStates(db, chains),
    /** Undefined before the first block. */
    activity: (chain: number) => evmActivity(db, chain),
    /** Hash of an indexed block; undefined when it is not indexed. */
    blockHash: (chain: number, number: number) => evmBlockHash(db, chain, number),
    /**
     * Writes facts and the checkpoint in one transaction.
     *
     * @param from number of the block that the facts continue from; undefined for the first
     * @param at milliseconds since 1970, by the service's clock
     * @throws when the stored checkpoint differs, so that two indexers cannot write the same facts twice
     */
    async commit(
      chain: number,
      from: number | undefined,
      facts: EvmFacts,
      to: EvmCheckpoint,
      at: number,
    ): Promise<void> {
      await commitEvmFacts(db, chain, from, facts, to, at);
      await statistics.indexed(chain, from, to.height);
    },
    /** The ranges that are written above the checkpoint, in ascending order. */
    ranges: (chain: number) => writtenRanges(db, chain),
    beginRange: (chain: number) => beginRange(db, chain, memory),
    /**
     * Moves the checkpoint over written ranges, which are read from then on, in one transaction.
     *
     * @param from number of the current checkpoint's block; undefined before the first
     * @param ranges at least one, each following the one before, the first following the checkpoint
     * @param at milliseconds since 1970, by the service's clock
     * @throws when the stored checkpoint differs, or a range is not written
     */
    async adoptRanges(
      chain: number,
      from: number | undefined,
      ranges: readonly EvmRange[],
      at: number,
    ): Promise<void> {
      await adoptRanges(db, chain, from, ranges, at, memory);
      await statistics.indexed(chain, from, ranges[ranges.length - 1]?.last ?? 0);
    },
    /** Removes all written ranges above the checkpoint with their blocks, in one transaction. */
    discardRanges: (chain: number) => discardRanges(db, chain),
    /**
     * Removes all blocks above one, which becomes the checkpoint, and all ranges, in one transaction.
     *
     * @param from number of the current checkpoint's block
     * @throws when the stored checkpoint differs, or the block to keep is not indexed
     */
    rewind: (chain: number, from: number, to: number, at: number) => rewindEvm(db, chain, from, to, at),
    /** Records that a chain had no further block at an instant, if its checkpoint has not changed. */
    settle: (chain: number, number: number, at: number) => settleEvm(db, chain, number, at),
  };
}
