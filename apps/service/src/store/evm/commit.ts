/** Writes the facts of an EVM chain's blocks, and removes them. */

import { sql } from "kysely";
import { type HoldingChanges, HoldingSums } from "../../domain/evm/balances.ts";
import type { EvmFacts } from "../../domain/evm/facts.ts";
import { type EvmOrderedFacts, OrderedCount } from "../../domain/evm/ordered.ts";
import { bytes } from "../sql/bytes.ts";
import { fitting } from "../sql/contradiction.ts";
import type { CopiedRows } from "../sql/copied-rows.ts";
import type { Db, Tx } from "../sql/database.ts";
import { balances } from "./balance-changes.ts";
import type { EvmCheckpoint } from "./checkpoint.ts";
import { days } from "./day.ts";
import { icmSides } from "./icm-side.ts";
import { nfts } from "./nft.ts";
import { type EvmOrderedPart, type PassedFacts, runWorks } from "./part.ts";
import { periods } from "./period.ts";
import { recordRewind } from "./rewind.ts";
import { BlockRows, type RowsPart, rowsPart } from "./rows-part.ts";
import { tokens } from "./token.ts";
import { totals } from "./tx-total.ts";

/** In the order of writing; removed in reverse order. */
const rowParts: readonly RowsPart[] = [
  rowsPart("evm_block", ({ blocks }) => blocks),
  rowsPart("evm_tx", ({ txs }) => txs),
  rowsPart("evm_internal", ({ internals }) => internals),
  rowsPart("evm_transfer", ({ transfers }) => transfers),
  rowsPart("evm_contract", ({ contracts }) => contracts),
  rowsPart("icm_change", ({ icm }) => icm.changes),
];

/** Written after the rows of their blocks, and removed before them. */
const orderedParts: readonly EvmOrderedPart[] = [tokens, nfts, icmSides, days, periods, balances, totals];

export const anotherIndexer = (chain: number, from: number | undefined): Error =>
  new Error(
    `EVM chain ${chain} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
  );

/** Facts of consecutive blocks as they are written: rows, and what is counted. */
export class CollectedFacts {
  readonly #rows: BlockRows;
  readonly #ordered = new OrderedCount();
  readonly #balances = new HoldingSums();
  /** Whether nothing but the tables of the chain is written with the rows. */
  onlyChain = true;

  constructor(chain: number) {
    this.#rows = new BlockRows(rowParts, chain);
  }

  add(facts: EvmFacts): void {
    this.#rows.add(facts);
    this.#ordered.add(facts);
    this.#balances.add(facts.transfers);
    if (facts.icm.changes.length > 0) this.onlyChain = false;
  }

  /** Lets the facts go. */
  writeOut(): void {
    this.#rows.writeOut();
  }

  /** The rows, which depend on no other blocks. */
  get rows(): readonly CopiedRows[] {
    return this.#rows.copies;
  }

  get ordered(): EvmOrderedFacts {
    return this.#ordered.facts();
  }

  /** By the transfers. */
  get balances(): readonly HoldingChanges[] {
    return this.#balances.changes();
  }
}

/**
 * Writes facts of blocks, after those of all blocks before them.
 *
 * @param rows the blocks' own rows that are still to be written
 */
export async function writePassed(
  tx: Tx,
  chain: number,
  rows: readonly CopiedRows[],
  facts: PassedFacts,
  at: number,
): Promise<void> {
  const works = orderedParts.flatMap((part) => part.write(chain, facts, at) ?? []);
  await runWorks(tx, works, rows);
}

/** Writes what blocks of another process change. */
export async function adoptRows(tx: Tx, chain: number, first: number, last: number): Promise<void> {
  for (const part of orderedParts) await part.adopt?.(tx, chain, first, last);
}

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
  const { rows, ordered, onlyChain } = collected;
  const passed = { ...ordered, balances: collected.balances, from, to: to.height };
  const written = db.tx(async (tx) => {
    if (onlyChain && ordered.sides.length === 0) await tx.onlyChain(chain);
    await moveCheckpoint(tx, chain, from, to, at); // first: it locks out a second indexer
    await writePassed(tx, chain, rows, passed, at);
  });
  await fitting(written);
}

async function removeRows(tx: Tx, chain: number, first: number, last: number): Promise<void> {
  for (const part of rowParts.toReversed()) await part.remove(tx, chain, first, last);
}

/** Removes the ranges above the checkpoint with their rows, but none that somebody writes meanwhile. */
export async function removeRanges(tx: Tx, chain: number): Promise<void> {
  // First: it waits for one that adopts them.
  const removed = await tx
    .deleteFrom("evm_range")
    .where("chain", "=", chain)
    .returning(["first", "last"])
    .execute();
  for (const { first, last } of removed) await removeRows(tx, chain, first, last);
}

/** Removes everything above a block, or nothing. */
export async function rewindEvm(db: Db, chain: number, from: number, to: number, at: number): Promise<void> {
  await db.tx(async (tx) => {
    await removeRanges(tx, chain);
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
    for (const part of orderedParts.toReversed()) await part.rewind(tx, chain, to);
    await removeRows(tx, chain, to + 1, from);
  });
}
