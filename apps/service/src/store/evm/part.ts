/**
 * One noun of an EVM chain's index that depends on earlier blocks, written and removed with the others in one
 * transaction.
 */

import type { HoldingChanges } from "../../domain/evm/balances.ts";
import type { EvmOrderedFacts } from "../../domain/evm/ordered.ts";
import type { RowsOf, Sendable } from "../session/session.ts";
import type { Tx } from "../sql/database.ts";

/** Statements that write facts: some, and then others that the rows of the first lead to. */
export interface Work {
  readonly first: readonly Sendable[];
  readonly next: (found: readonly (readonly unknown[])[]) => readonly Sendable[];
}

/**
 * Work on a chain.
 *
 * @param first statements whose rows `next` takes
 */
export const work = <const First extends readonly Sendable[]>(
  first: First,
  next: (found: RowsOf<First>) => readonly Sendable[] = () => [],
): Work => ({ first, next: next as Work["next"] }); // `runWorks` calls it with the rows of `first`

/**
 * Runs works side by side, in two pipelines. No statement depends on another work's.
 *
 * @param rows statements that are sent before the first ones, with them
 */
export async function runWorks(tx: Tx, works: readonly Work[], rows: readonly Sendable[]): Promise<void> {
  const found = await tx.pipeline([...rows, ...works.flatMap(({ first }) => first)]);
  let at = rows.length;
  const others = works.flatMap(({ first, next }) => {
    const own = found.slice(at, at + first.length);
    at += first.length;
    return next(own);
  });
  await tx.pipeline(others);
}

/** Facts of the blocks that the checkpoint passes. */
export interface PassedFacts extends EvmOrderedFacts {
  /** Changes of balances by the blocks' transfers; none when these are to be read again (`adopt`). */
  readonly balances: readonly HoldingChanges[];
  /** Number of the last block before them. */
  readonly from: number | undefined;
  /** Number of the last of them. */
  readonly to: number;
}

/** Its rows are written in the order of the chain, when the checkpoint passes their blocks. */
export interface EvmOrderedPart {
  /**
   * The work that writes the facts of blocks, whose own rows are written before; undefined when there is
   * none.
   *
   * @param at milliseconds since 1970, by the service's clock
   */
  write(chain: number, facts: PassedFacts, at: number): Work | undefined;
  /** Writes what blocks change that another process has written, by their rows. */
  adopt?(tx: Tx, chain: number, first: number, last: number): Promise<void>;
  /** Removes the facts of the blocks above a number; their rows in `evm_block` still exist. */
  rewind(tx: Tx, chain: number, above: number): Promise<void>;
}
