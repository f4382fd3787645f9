/** The checkpoint of an EVM chain. */

import { sql } from "kysely";
import type { ChainCheckpoint } from "../chain.ts";
import type { Db } from "../sql/database.ts";

/** How far a chain is indexed; written in the same transaction as what is indexed. The block's id is its hash in hex with 0x. */
export interface EvmCheckpoint extends ChainCheckpoint {
  /** Unix seconds of the block. */
  readonly time: number;
}

/** The period that a chain's index covers. */
export interface EvmActivity extends EvmCheckpoint {
  /** Days since 1970: the first day with a block after the genesis; null before that block. */
  readonly firstDay: number | null;
  /** Milliseconds since 1970 of the last change of the index, or of a later poll that found no new block. */
  readonly indexedAt: number;
  readonly settledAt: number;
}

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
