/** Writes the facts of an EVM chain's blocks, and removes them. */

import { sql } from "kysely";
import type { EvmFacts } from "../../domain/evm/facts.ts";
import { bytes } from "../sql/bytes.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import type { EvmCheckpoint } from "./checkpoint.ts";
import { areOfOneChain, CollectedFacts, removeRows, rewindParts, writePassed } from "./parts.ts";
import { recordRewind } from "./rewind.ts";

export const anotherIndexer = (chain: number, from: number | undefined): Error =>
  new Error(
    `EVM chain ${chain} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
  );

export async function moveCheckpoint(
  tx: Tx,
  chain: number,
  from: number | undefined,
  { height, blockId, time }: EvmCheckpoint,
  at: number,
): Promise<void> {
  const state = { number: height, hash: bytes(blockId), time, indexed_at: at };
  const moved =
    from === undefined
      ? tx
          .insertInto("evm_checkpoint")
          .values({ chain, ...state })
          .onConflict((conflict) => conflict.doNothing())
          .returning("number")
      : tx
          .updateTable("evm_checkpoint")
          .set(state)
          .where("chain", "=", chain)
          .where("number", "=", from)
          .returning("number");
  if ((await moved.execute()).length === 0) throw anotherIndexer(chain, from);
}

/**
 * Writes everything or nothing.
 *
 * @throws ContradictionError when the facts themselves cannot be stored
 */
export async function commitEvmFacts(
  db: Db,
  chain: number,
  from: number | undefined,
  facts: EvmFacts,
  to: EvmCheckpoint,
  at: number,
): Promise<void> {
  const collected = new CollectedFacts(chain);
  collected.add(facts);
  const { rows, waiting } = collected;
  const written = db.tx(async (tx) => {
    const alone = areOfOneChain([...rows.keys(), ...waiting.keys()]);
    await (alone ? tx.onlyChain(chain) : tx.chainAndOthers());
    await moveCheckpoint(tx, chain, from, to, at); // first: it locks out a second indexer
    await writePassed(tx, chain, rows.values(), [waiting], { from, to: to.height, at });
  });
  await fitting(written);
}

/** Removes the ranges above the checkpoint with their rows, except ranges that another process is writing. */
export async function removeRanges(tx: Tx, chain: number): Promise<void> {
  // First: it waits for one that adopts them.
  const removed = await tx
    .deleteFrom("evm_range")
    .where("chain", "=", chain)
    .returning(["first", "last"])
    .execute();
  for (const { first, last } of removed) await removeRows(tx, chain, first, last);
}

/** @throws Error when a chain would go back to before its index begins: what blocks changed there is not known */
async function refuseBeforeWindow(tx: Tx, chain: number, to: number): Promise<void> {
  const { rows } = await sql<{ height: number }>`
    select height from index_window where network = 0 and alias = ${`evm-${chain}`} and height > ${to}::bigint`.execute(
    tx,
  );
  if (rows[0])
    throw new Error(
      `EVM chain ${chain} took back blocks down to ${to}, and its index begins at ${rows[0].height}: restore another snapshot`,
    );
}

/** Removes everything above a block, or nothing. */
export async function rewindEvm(db: Db, chain: number, from: number, to: number, at: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.chainAndOthers();
    await removeRanges(tx, chain);
    await refuseBeforeWindow(tx, chain, to);
    const { rows } = await sql<{
      number: number;
      hash: string;
    }>`update evm_checkpoint c set number = b.number, hash = b.hash, time = b.time, indexed_at = ${at}, settled_at = 0
      from evm_block b
      where c.chain = ${chain}::bigint and c.number = ${from}::bigint and b.chain = c.chain and b.number = ${to}::bigint
      returning c.number, c.hash`.execute(tx);
    const [kept] = rows;
    if (kept === undefined) throw anotherIndexer(chain, from);
    await recordRewind(tx, chain, { ...kept, former: from, at });
    await rewindParts(tx, chain, to, from);
  });
}
