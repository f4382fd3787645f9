/** How far an EVM chain is indexed. */

import { type Kysely, sql } from "kysely";
import type { EvmCheckpoint } from "../../evm.ts";

export async function evmCheckpoint(db: Kysely<unknown>, chain: number): Promise<EvmCheckpoint | undefined> {
  const { rows } = await sql<EvmCheckpoint>`
    select number, '0x' || encode(hash, 'hex') as hash, time from evm_checkpoint where chain = ${chain}::bigint`.execute(
    db,
  );
  return rows[0];
}

export async function evmBlockHash(
  db: Kysely<unknown>,
  chain: number,
  number: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select '0x' || encode(hash, 'hex') as hash from evm_block
    where chain = ${chain}::bigint and number = ${number}::bigint`.execute(db);
  return rows[0]?.hash;
}
