/** The checkpoint of the P-Chain, and writing its facts. */

import type { Facts } from "../../domain/p/facts.ts";
import type { ChainStore } from "../chain.ts";
import type { Db } from "../sql/database.ts";
import { P_CHAIN_TABLES, Statistics } from "../upkeep/statistics.ts";
import { checkpoint, type PCheckpoint } from "./checkpoint.ts";
import { commitFacts } from "./commit.ts";

export function pChainOn(db: Db): ChainStore<Facts, PCheckpoint> {
  const statistics = new Statistics(db, P_CHAIN_TABLES);
  return {
    checkpoint: (network) => checkpoint(db, network),
    async commit(network, from, facts, to) {
      await commitFacts(db, network, from, facts, to);
      await statistics.indexed(network, from, to.height);
    },
  };
}
