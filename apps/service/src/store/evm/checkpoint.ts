/** The checkpoint of an EVM chain. */

import { sql } from "kysely";
import type { EvmActivity, EvmCheckpoint } from "../ports/evm/chain.ts";
import type { Db } from "../sql/database.ts";

export async function evmCheckpoint(db: Db, chain: number): Promise<EvmCheckpoint | undefined> {
  return db
    .selectFrom("evm_checkpoint")
    .select(["number as height", "hash as blockId", "time"])
    .where("chain", "=", chain)
    .executeTakeFirst();
}

export async function evmHeights(db: Db, chains: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("evm_checkpoint")
    .select(["chain", "number"])
    .where("chain", "=", sql<number>`any(${chains}::bigint[])`)
    .execute();
  return new Map(rows.map(({ chain, number }) => [chain, number]));
}

export async function evmBlockHash(db: Db, chain: number, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("evm_block")
    .select("hash")
    .where("chain", "=", chain)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.hash;
}

export async function settleEvm(db: Db, chain: number, number: number, at: number): Promise<void> {
  await db
    .updateTable("evm_checkpoint")
    .set((eb) => ({ settled_at: eb.fn<number>("greatest", ["settled_at", eb.val(at)]) }))
    .where("chain", "=", chain)
    .where("number", "=", number)
    .execute();
}

export async function evmActivity(db: Db, chain: number): Promise<EvmActivity | undefined> {
  return db
    .selectFrom("evm_checkpoint as c")
    .select(["number as height", "hash as blockId", "time"])
    .select(["indexed_at as indexedAt", "settled_at as settledAt"])
    .select((eb) =>
      eb
        .selectFrom("evm_day as d")
        .select((day) => day.fn.min("d.day").as("day"))
        .where("d.chain", "=", chain)
        .as("firstDay"),
    )
    .where("chain", "=", chain)
    .executeTakeFirst();
}
