/** The checkpoint of the C-Chain, and writing its facts. */

import type { CFacts } from "../../domain/c/facts.ts";
import type { ChainCheckpoint, ChainStore } from "../chain.ts";
import type { Db } from "../sql/database.ts";
import { chainCheckpoint } from "../x/chain.ts";
import { commitCFacts } from "./commit.ts";

export const cChainOn = (db: Db): ChainStore<CFacts, ChainCheckpoint> => ({
  checkpoint: (network) => chainCheckpoint(db, "c-chain", network),
  commit: (network, from, facts, to) => commitCFacts(db, network, from, facts, to),
});
