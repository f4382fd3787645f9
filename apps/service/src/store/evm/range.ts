/** Ranges of blocks that a back-fill writes above the checkpoint of an EVM chain, several at once. */

import { sql } from "kysely";
import { bytes } from "../sql/bytes.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db } from "../sql/database.ts";
import { anotherIndexer, moveCheckpoint, removeRanges } from "./commit.ts";
import { areOfOneChain, CollectedFacts, readWaiting, writePassed, writeWaiting } from "./parts.ts";
import type { EvmRange, EvmRangeFacts, RangeMemory } from "./range-memory.ts";

export async function writtenRanges(db: Db, chain: number): Promise<EvmRange[]> {
  return db
    .selectFrom("evm_range")
    .select(["first", "last", "time", "parent", "hash"])
    .where("chain", "=", chain)
    .orderBy("first")
    .execute();
}

/** Begins to collect the facts of a range's blocks. */
export function beginRange(db: Db, chain: number, memory: RangeMemory): EvmRangeFacts {
  const collected = new CollectedFacts(chain);
  return {
    add(facts) {
      collected.add(facts);
      collected.writeOut();
    },
    commit: (range) => commitRange(db, chain, range, collected, memory),
  };
}

/**
 * Writes a range's rows, and keeps the rows that must wait for earlier ranges.
 *
 * @throws ContradictionError when the facts themselves cannot be stored
 */
async function commitRange(
  db: Db,
  chain: number,
  range: EvmRange,
  collected: CollectedFacts,
  memory: RangeMemory,
): Promise<void> {
  const { first, last, parent, hash, time } = range;
  const { rows, waiting } = collected;
  const ordered = writeWaiting(waiting);
  const written = db.tx(async (tx) => {
    await (areOfOneChain(rows.keys()) ? tx.onlyChain(chain) : tx.chainAndOthers());
    // First: a second writer of the same range waits here, and then finds it written.
    const inserted = await tx
      .insertInto("evm_range")
      .values({ chain, first, last, parent: bytes(parent), hash: bytes(hash), time, ordered })
      .onConflict((conflict) => conflict.doNothing())
      .returning("first")
      .execute();
    if (inserted.length === 0) throw anotherIndexer(chain, first - 1);
    await tx.pipeline([...rows.values()]);
  });
  await fitting(written);
  memory.keep(chain, range, waiting);
}

/** A range's row; `ordered` is not read where it is remembered. */
interface Row {
  readonly first: number;
  readonly last: number;
  readonly hash: string;
  readonly ordered: string | null;
}

/** Writes the waiting rows in the order of the chain, and makes the ranges visible to reads. */
export async function adoptRanges(
  db: Db,
  chain: number,
  from: number | undefined,
  ranges: readonly EvmRange[],
  at: number,
  memory: RangeMemory,
): Promise<void> {
  const to = ranges[ranges.length - 1];
  if (to === undefined) return;
  const remembered = ranges.map((range) => memory.take(chain, range));
  const firsts = ranges.flatMap(({ first }, index) => (remembered[index] ? [first] : []));
  const written = db.tx(async (tx) => {
    const alone = remembered.every((facts) => facts && areOfOneChain(facts.keys()));
    await (alone ? tx.onlyChain(chain) : tx.chainAndOthers());
    const state = { height: to.last, blockId: to.hash, time: to.time };
    await moveCheckpoint(tx, chain, from, state, at); // first: it locks out a second indexer
    const { rows } = await sql<Row>`
      delete from ${sql.table("evm_range")} where chain = ${chain}::bigint and first <= ${to.first}::bigint
      returning first, last, hash, case when first = any(${firsts}::bigint[]) then null else ordered end as ordered`.execute(
      tx,
    );
    const written = new Map(rows.map((row) => [row.first, row]));
    const runs = ranges.map(({ first, hash }, index) => {
      const row = written.get(first);
      if (row?.hash !== hash) throw anotherIndexer(chain, from);
      return remembered[index] ?? readWaiting(row.ordered ?? "");
    });
    if (rows.length !== ranges.length) throw anotherIndexer(chain, from);
    // One that an earlier process wrote is read again, and with it those beside it.
    const areWhole = firsts.length === ranges.length;
    await writePassed(tx, chain, [], runs, { from, to: to.last, at }, areWhole);
  });
  await fitting(written);
}

/** Removes rows that are not visible to reads yet. */
export async function discardRanges(db: Db, chain: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.chainAndOthers();
    await removeRanges(tx, chain);
  });
}
