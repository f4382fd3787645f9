/** One noun of an EVM chain's index with its rows, written and removed with the others in one transaction. */

import type { EvmFacts } from "../../domain/evm/facts.ts";
import type { RowsOf, Sendable } from "../session/session.ts";
import type { Field, NewRow, TableOwnedBy, Tx } from "../sql/database.ts";
import type { Rows } from "../sql/insert.ts";

/**
 * Statements that write facts: some, and then others that the rows of the first lead to. They name tables by
 * `sql.table`, since a worker of a cluster has other names.
 */
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

/** Consecutive blocks that the checkpoint passes; all blocks before them are written. */
export interface PassedBlocks {
  /** Number of the last block before them; undefined when there is none. */
  readonly from: number | undefined;
  /** Number of the last of them. */
  readonly to: number;
  /** Milliseconds since 1970, by the service's clock. */
  readonly at: number;
}

/** A part; its methods take the facts that it has collected itself. */
export interface EvmPart<Fact extends object = object> {
  /** The table of its rows, which names its facts while they wait. */
  readonly table: TableOwnedBy<"chain">;
  /** Present where the rows are of messages, which concern two chains. */
  readonly crossing?: true;
  /** Finds its facts among the facts of consecutive blocks. */
  collect(facts: EvmFacts): readonly Fact[];
  /**
   * The work that writes the facts of blocks once the checkpoint passes them, after the blocks' rows. A part
   * without it has rows that depend on no other block. They are written with their block, above the
   * checkpoint too, so reads take only those up to the checkpoint or a snapshot's height.
   */
  write?(chain: number, facts: readonly Fact[], blocks: PassedBlocks): Work | undefined;
  /** The same work by the rows of the blocks: its facts do not wait in the database for another process. */
  adopt?(chain: number, blocks: PassedBlocks): Work;
  /**
   * Removes the facts of the blocks above a number, whose rows in `evm_block` still exist. Rows are removed
   * up to another number: above it, a back-fill may have just written some.
   */
  rewind(tx: Tx, chain: number, above: number, to: number): Promise<void>;
}

/** Tables with a column `number`, of the block. */
type BlockTable = {
  [Table in TableOwnedBy<"chain">]: "number" extends Field<Table> ? Table : never;
}[TableOwnedBy<"chain">];

/** A part whose facts are rows of their block. */
export function rowsPart<Table extends BlockTable, Row extends NewRow<Table>>(
  table: Table,
  collect: (facts: EvmFacts) => Rows<Table, Row>,
  crossing?: true,
): EvmPart {
  return {
    table,
    ...(crossing && { crossing }),
    collect,
    async rewind(tx, chain, above, to) {
      const from: BlockTable = table; // the builder is not generic in tables
      await tx
        .deleteFrom(from)
        .where("chain", "=", chain)
        .where("number", ">", above)
        .where("number", "<=", to)
        .execute();
    },
  };
}

/** Facts without repeated keys; the first of each stays. */
export function firsts<Fact>(facts: readonly Fact[], keyOf: (fact: Fact) => string): Fact[] {
  const found = new Map<string, Fact>();
  for (const fact of facts) {
    const key = keyOf(fact);
    if (!found.has(key)) found.set(key, fact);
  }
  return [...found.values()];
}
