/** The X-Chain's part of the store. */

import type { ChainCheckpoint, XChainStore } from "../../x.ts";
import { tablePrefix } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { commitXFacts, commitXHistory, xHistory } from "./commit.ts";
import { listXTransactions } from "./transaction.ts";
import { listXOrCUtxos, type XOrC } from "./utxo.ts";

export async function chainCheckpoint(
  db: Db,
  chain: XOrC,
  network: number,
): Promise<ChainCheckpoint | undefined> {
  return db
    .selectFrom(`${tablePrefix[chain]}_checkpoint`)
    .select(["height", "block_id as blockId"])
    .where("network", "=", network)
    .executeTakeFirst();
}

export function createXChainStore(db: Db): XChainStore {
  return {
    xHistory: (network) => xHistory(db, network),
    commitXHistory: (network, from, facts, to) => commitXHistory(db, network, from, facts, to),
    xCheckpoint: (network) => chainCheckpoint(db, "x-chain", network),
    commitX: (network, from, facts, to) => commitXFacts(db, network, from, facts, to),
    listXTransactions: (window, filter) => listXTransactions(db, window, filter),
    listXUtxos: (window, filter) => listXOrCUtxos(db, "x-chain", window, filter),
  };
}
