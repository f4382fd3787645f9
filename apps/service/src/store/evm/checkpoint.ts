/** The checkpoint of an EVM chain, and the current content of its index. */

import { sql } from "kysely";
import type { ChainCheckpoint } from "../chain.ts";
import type { Target } from "../session/connection.ts";
import type { Db, Tx } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { ChainStatement, type Parameter, Statement } from "../sql/statement.ts";

/**
 * The last indexed block of a chain, written in the same transaction as its rows. The block's id is its hash
 * in hex with 0x.
 */
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

/** The state of a chain's index. */
export interface EvmState {
  /** Number of the last block. */
  readonly height: number;
  /** Names its content: never the same after a block, a reorganisation or another reading of a contract. */
  readonly edition: string;
}

/** Counts a reading of a chain's contracts, in the transaction that stores it. */
export async function countReading(tx: Tx, chain: number): Promise<void> {
  await sql`insert into contract_reading (chain, edition) values (${chain}::bigint, 1)
    on conflict (chain) do update set edition = contract_reading.edition + 1`.execute(tx);
}

const row = columns({
  chain: "c.chain:bigint",
  height: "c.number:bigint",
  hash: "c.hash:bytea",
  rewinds: ":int",
  readings: ":bigint",
});

// A chain that was taken back to a block has its hash again, so blocks read in between count, too.
const stateOf = (which: string, on: Target): string => `select ${row.text({
  rewinds: `coalesce((select max(r.seq) from ${on.table("evm_rewind")} r where r.chain = c.chain), 0)`,
  readings: `coalesce((select n.edition from ${on.table("contract_reading")} n where n.chain = c.chain), 0)`,
})}
  from ${on.table("evm_checkpoint")} c where c.chain = ${which}`;

// Nearly all requests are about one chain, and its worker has its state.
const one = new ChainStatement("contract-reading", row, (value: Parameter<{ chain: number }>, on) =>
  stateOf(value("chain", "bigint"), on),
);
const several = new Statement(
  "contract-readings",
  row,
  (value: Parameter<{ chains: readonly number[] }>, on) => stateOf(`any(${value("chains", "bigint[]")})`, on),
);

export async function evmStates(db: Db, chains: readonly number[]): Promise<ReadonlyMap<number, EvmState>> {
  const [chain, ...others] = chains;
  if (chain === undefined) return new Map();
  const rows = await (others.length === 0 ? one.rows(db, { chain }) : several.rows(db, { chains }));
  return new Map(
    rows.map(({ chain: of, height, hash, rewinds, readings }) => [
      of,
      { height, edition: [height, hash, rewinds, readings].join(".") },
    ]),
  );
}
