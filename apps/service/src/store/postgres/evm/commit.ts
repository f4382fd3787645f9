/** Writes the facts of an EVM chain's blocks, and removes them. */

import { sql } from "kysely";
import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { EvmCheckpoint } from "../../evm/chain.ts";
import { fitting } from "../sql/contradiction.ts";
import type { Db, Tx } from "../sql/database.ts";
import { bytes } from "./columns.ts";
import { days } from "./day.ts";
import { icmSides } from "./icm-side.ts";
import { nfts } from "./nft.ts";
import type { EvmPart } from "./part.ts";
import { rowsPart } from "./rows-part.ts";
import { tokens } from "./token.ts";

/** In the order of writing; removed in reverse order. */
const parts: readonly EvmPart[] = [
  rowsPart("evm_block", ({ blocks }) => blocks),
  rowsPart("evm_tx", ({ txs }) => txs),
  rowsPart("evm_internal", ({ internals }) => internals),
  rowsPart("evm_transfer", ({ transfers }) => transfers),
  rowsPart("evm_contract", ({ contracts }) => contracts),
  tokens,
  nfts,
  icmSides,
  rowsPart("icm_change", ({ icm }) => icm.changes),
  days,
];

const anotherIndexer = (chain: number, from: number | undefined): Error =>
  new Error(
    `EVM chain ${chain} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
  );

async function moveCheckpoint(
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
  const written = db.transaction().execute(async (tx) => {
    await moveCheckpoint(tx, chain, from, to, at); // first: it locks out a second indexer
    for (const part of parts) await part.write(tx, chain, facts, at);
  });
  await fitting(written);
}

/** Removes everything above a block, or nothing. */
export async function rewindEvm(db: Db, chain: number, from: number, to: number, at: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } =
      await sql`update evm_checkpoint c set number = b.number, hash = b.hash, time = b.time, indexed_at = ${at}, settled_at = 0
      from evm_block b
      where c.chain = ${chain}::bigint and c.number = ${from}::bigint and b.chain = c.chain and b.number = ${to}::bigint
      returning c.number`.execute(tx);
    if (rows.length === 0) throw anotherIndexer(chain, from);
    for (const part of parts.toReversed()) await part.rewind(tx, chain, to);
  });
}
