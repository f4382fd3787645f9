/** The C-Chain's part of the store. */

import type { CChainStore } from "../../c.ts";
import type { Db } from "../sql/database.ts";
import { chainCheckpoint } from "../x/chain.ts";
import { listCTransactions } from "../x/transaction.ts";
import { listXOrCUtxos } from "../x/utxo.ts";
import { commitCFacts } from "./commit.ts";

export function createCChainStore(db: Db): CChainStore {
  return {
    cCheckpoint: (network) => chainCheckpoint(db, "c-chain", network),
    commitC: (network, from, facts, to) => commitCFacts(db, network, from, facts, to),
    listCTransactions: (window, filter) => listCTransactions(db, window, filter),
    listCUtxos: (window, filter) => listXOrCUtxos(db, "c-chain", window, filter),
  };
}
