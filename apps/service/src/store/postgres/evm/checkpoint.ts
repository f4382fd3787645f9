/** How far an EVM chain is indexed. */

import { sql } from "kysely";
import type { EvmActivity, EvmCheckpoint } from "../../evm.ts";
import type { Db } from "../sql/database.ts";

export async function evmCheckpoint(db: Db, chain: number): Promise<EvmCheckpoint | undefined> {
  const { rows } = await sql<EvmCheckpoint>`
    select number as height, '0x' || encode(hash, 'hex') as "blockId", time from evm_checkpoint where chain = ${chain}::bigint`.execute(
    db,
  );
  return rows[0];
}

export async function evmBlockHash(db: Db, chain: number, number: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select '0x' || encode(hash, 'hex') as hash from evm_block
    where chain = ${chain}::bigint and number = ${number}::bigint`.execute(db);
  return rows[0]?.hash;
}

export async function settleEvm(db: Db, chain: number, number: number, at: number): Promise<void> {
  await sql`update evm_checkpoint set settled_at = greatest(settled_at, ${at}::bigint)
    where chain = ${chain}::bigint and number = ${number}::bigint`.execute(db);
}

export async function evmActivity(db: Db, chain: number): Promise<EvmActivity | undefined> {
  const { rows } = await sql<EvmActivity>`
    select number as height, '0x' || encode(hash, 'hex') as "blockId", time, indexed_at as "indexedAt", settled_at as "settledAt",
      (select min(day) from evm_day where chain = c.chain) as "firstDay"
    from evm_checkpoint c where chain = ${chain}::bigint`.execute(db);
  return rows[0];
}
