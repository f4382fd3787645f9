/** The checkpoint of the X-Chain, and writing its facts. */

import type { XFacts } from "../../domain/x/facts.ts";
import type { ChainCheckpoint, ChainStore } from "../chain.ts";
import type { Db } from "../sql/database.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import { commitXFacts } from "./commit.ts";
import type { XOrC } from "./utxo.ts";

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

export const xChainOn = (db: Db): ChainStore<XFacts, ChainCheckpoint> => ({
  checkpoint: (network) => chainCheckpoint(db, "x-chain", network),
  commit: (network, from, facts, to) => commitXFacts(db, network, from, facts, to),
});
