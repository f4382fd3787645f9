/** Ranges of blocks that a back-fill writes above the checkpoint of an EVM chain, several at once. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import { type EvmOrderedFacts, orderedFacts } from "../../../domain/evm/ordered.ts";
import type { EvmRange } from "../../evm/chain.ts";
import { bytes } from "../sql/bytes.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db } from "../sql/database.ts";
import { addBalances } from "./balance-changes.ts";
import { anotherIndexer, moveCheckpoint, removeRanges, writeOrdered, writeRows } from "./commit.ts";
import { writeTotals } from "./tx-total.ts";

export async function writtenRanges(db: Db, chain: number): Promise<EvmRange[]> {
  return db
    .selectFrom("evm_range")
    .select(["first", "last", "time", "parent", "hash"])
    .where("chain", "=", chain)
    .orderBy("first")
    .execute();
}

/**
 * Writes a range's rows, and keeps what has to wait for earlier ranges.
 *
 * @throws ContradictionError when the facts themselves cannot be stored
 */
export async function commitRange(
  db: Db,
  chain: number,
  { first, last, parent, hash, time }: EvmRange,
  facts: EvmFacts,
  at: number,
): Promise<void> {
  const ordered = JSON.stringify(orderedFacts(facts));
  const written = db.transaction().execute(async (tx) => {
    // First: a second writer of the same range waits here, and then finds it written.
    const inserted = await tx
      .insertInto("evm_range")
      .values({ chain, first, last, parent: bytes(parent), hash: bytes(hash), time, ordered })
      .onConflict((conflict) => conflict.doNothing())
      .returning("first")
      .execute();
    if (inserted.length === 0) throw anotherIndexer(chain, first - 1);
    await writeRows(tx, chain, facts, at);
  });
  await fitting(written);
}

/** Writes what waited, in the order of the chain, and lets reads see the ranges. */
export async function adoptRanges(
  db: Db,
  chain: number,
  from: number | undefined,
  ranges: readonly EvmRange[],
  at: number,
): Promise<void> {
  const to = ranges[ranges.length - 1];
  if (to === undefined) return;
  const written = db.transaction().execute(async (tx) => {
    const state = { height: to.last, blockId: to.hash, time: to.time };
    await moveCheckpoint(tx, chain, from, state, at); // first: it locks out a second indexer
    const rows = await tx
      .deleteFrom("evm_range")
      .where("chain", "=", chain)
      .where("first", "<=", to.first)
      .returning(["first", "last", "ordered"])
      .execute();
    if (rows.length !== ranges.length) throw anotherIndexer(chain, from);
    for (const { first, last, ordered } of rows.sort((left, right) => left.first - right.first)) {
      const facts: EvmOrderedFacts = JSON.parse(ordered);
      await writeOrdered(tx, chain, facts, at);
      await addBalances(tx, chain, first, last);
    }
    await writeTotals(tx, chain, from, to.last);
  });
  await fitting(written);
}

/** Removes what no read has seen. */
export async function discardRanges(db: Db, chain: number): Promise<void> {
  await db.transaction().execute((tx) => removeRanges(tx, chain));
}
