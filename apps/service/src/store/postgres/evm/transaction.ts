/** Transactions: by address, by hash, and by the contract that they created. */

import { sql } from "kysely";
import type { EvmTransactionStore, EvmTxRow } from "../../evm/transaction.ts";
import { bytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { indexedTo } from "./columns.ts";
import { listConcerning } from "./concerning.ts";
import { txsAt } from "./transaction-detail.ts";

async function find(db: Db, chain: number, hash: string): Promise<EvmTxRow | undefined> {
  const [row] = await txsAt(
    db,
    chain,
    sql`select number, idx from evm_tx where chain = ${chain}::bigint and hash = ${bytes(hash)}
      and number <= ${indexedTo(chain)}`,
  );
  return row;
}

/** An address may have had several contracts in succession; the last one counts. */
async function findDeployment(db: Db, chain: number, address: string): Promise<EvmTxRow | undefined> {
  const [row] = await txsAt(
    db,
    chain,
    sql`select number, idx from evm_contract where chain = ${chain}::bigint and address = ${bytes(address)}
      and number <= ${indexedTo(chain)} order by number desc, idx desc, seq desc limit 1`,
  );
  return row;
}

export function createEvmTransactionStore(db: Db): EvmTransactionStore {
  return {
    list: (window, filter) => listConcerning(db, window, filter),
    find: (chain, hash) => find(db, chain, hash),
    findDeployment: (chain, address) => findDeployment(db, chain, address),
  };
}
