/** The X-Chain's part of the store on PostgreSQL. */

import { type Kysely, sql } from "kysely";
import type { XChainStore, XCheckpoint } from "../x-chain.ts";
import { commitXFacts } from "./x-commit.ts";
import { listXTransactions } from "./x-transaction.ts";
import { listXUtxos } from "./x-utxo.ts";

async function checkpoint(db: Kysely<unknown>, network: number): Promise<XCheckpoint | undefined> {
  const { rows } = await sql<XCheckpoint>`
    select height, block_id as "blockId" from x_checkpoint where network = ${network}`.execute(db);
  return rows[0];
}

export function createXChainStore(db: Kysely<unknown>): XChainStore {
  return {
    xCheckpoint: (network) => checkpoint(db, network),
    commitX: (network, from, facts, to) => commitXFacts(db, network, from, facts, to),
    listXTransactions: (window, filter) => listXTransactions(db, window, filter),
    listXUtxos: (window, filter) => listXUtxos(db, window, filter),
  };
}
