/** How far an EVM chain is indexed. */

import { sql } from "kysely";
import type { EvmActivity, EvmCheckpoint } from "../../evm.ts";
import type { Db } from "../sql/database.ts";
import { toHex } from "./columns.ts";

export async function evmCheckpoint(db: Db, chain: number): Promise<EvmCheckpoint | undefined> {
  return db
    .selectFrom("evm_checkpoint")
    .select(["number as height", toHex("hash").as("blockId"), "time"])
    .where("chain", "=", chain)
    .executeTakeFirst();
}

export async function evmBlockHash(db: Db, chain: number, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("evm_block")
    .select(toHex("hash").as("hash"))
    .where("chain", "=", chain)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.hash;
}

export async function settleEvm(db: Db, chain: number, number: number, at: number): Promise<void> {
  await sql`update evm_checkpoint set settled_at = greatest(settled_at, ${at}::bigint)
    where chain = ${chain}::bigint and number = ${number}::bigint`.execute(db);
}

export async function evmActivity(db: Db, chain: number): Promise<EvmActivity | undefined> {
  return db
    .selectFrom("evm_checkpoint as c")
    .select(["number as height", toHex("hash").as("blockId"), "time"])
    .select(["indexed_at as indexedAt", "settled_at as settledAt"])
    .select((eb) =>
      eb
        .selectFrom("evm_day as d")
        .select((day) => day.fn.min("d.day").as("day"))
        .whereRef("d.chain", "=", "c.chain")
        .as("firstDay"),
    )
    .where("chain", "=", chain)
    .executeTakeFirst();
}
