/** The checkpoint of an EVM chain, and writing and rewinding its blocks. */

import type { EvmChainStore } from "../ports/evm/chain.ts";
import type { Db } from "../sql/database.ts";
import { EVM_TABLES, Statistics } from "../upkeep/statistics.ts";
import { evmActivity, evmBlockHash, evmCheckpoint, evmHeights, settleEvm } from "./checkpoint.ts";
import { commitEvmFacts, rewindEvm } from "./commit.ts";
import { adoptRanges, beginRange, discardRanges, writtenRanges } from "./range.ts";
import { RangeMemory } from "./range-memory.ts";
import { evmStates } from "./reading.ts";

export function createEvmChainStore(db: Db): EvmChainStore {
  const statistics = new Statistics(db, EVM_TABLES);
  const memory = new RangeMemory();
  return {
    checkpoint: (chain) => evmCheckpoint(db, chain),
    heights: (chains) => evmHeights(db, chains),
    states: (chains) => evmStates(db, chains),
    activity: (chain) => evmActivity(db, chain),
    blockHash: (chain, number) => evmBlockHash(db, chain, number),
    async commit(chain, from, facts, to, at) {
      await commitEvmFacts(db, chain, from, facts, to, at);
      await statistics.indexed(chain, from, to.height);
    },
    ranges: (chain) => writtenRanges(db, chain),
    beginRange: (chain) => beginRange(db, chain, memory),
    async adoptRanges(chain, from, ranges, at) {
      await adoptRanges(db, chain, from, ranges, at, memory);
      await statistics.indexed(chain, from, ranges[ranges.length - 1]?.last ?? 0);
    },
    discardRanges: (chain) => discardRanges(db, chain),
    rewind: (chain, from, to, at) => rewindEvm(db, chain, from, to, at),
    settle: (chain, number, at) => settleEvm(db, chain, number, at),
  };
}
