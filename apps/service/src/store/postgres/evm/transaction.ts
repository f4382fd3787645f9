/** Single transactions: by their hash, and by the contract that they made. */

import { sql } from "kysely";
import type { EvmTxRow } from "../../evm-rows.ts";
import type { Db } from "../sql/database.ts";
import { bytes } from "./columns.ts";
import { txsAt } from "./transaction-detail.ts";

export async function evmTx(db: Db, chain: number, hash: string): Promise<EvmTxRow | undefined> {
  const [row] = await txsAt(
    db,
    chain,
    sql`select number, idx from evm_tx where chain = ${chain}::bigint and hash = ${bytes(hash)}`,
  );
  return row;
}

/** An address may have had several contracts, one after another; the last one counts. */
export async function evmDeployment(db: Db, chain: number, address: string): Promise<EvmTxRow | undefined> {
  const [row] = await txsAt(
    db,
    chain,
    sql`select number, idx from evm_contract where chain = ${chain}::bigint and address = ${bytes(address)}
      order by number desc, idx desc, seq desc limit 1`,
  );
  return row;
}
