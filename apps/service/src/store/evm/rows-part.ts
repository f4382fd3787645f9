/** Parts whose rows are inserted and deleted with their block. */

import type { EvmFacts } from "../../domain/evm/facts.ts";
import { CopiedRows } from "../sql/copied-rows.ts";
import type { Field, NewRow, TableOwnedBy, Tx } from "../sql/database.ts";
import type { Rows } from "../sql/insert.ts";

/** Tables with a column `number`, of the block. */
type BlockTable = {
  [Table in TableOwnedBy<"chain">]: "number" extends Field<Table> ? Table : never;
}[TableOwnedBy<"chain">];

/**
 * Rows that depend on no other block: a back-fill writes them for several ranges at once, so reads take only those up to the checkpoint
 * or a snapshot's height.
 */
export interface RowsPart {
  readonly table: BlockTable;
  /** The rows of facts. */
  rowsOf(facts: EvmFacts): readonly object[];
  /** Removes the rows of the blocks from `first` to `last`: above, somebody else may have just written some. */
  remove(tx: Tx, chain: number, first: number, last: number): Promise<void>;
}

export function rowsPart<Table extends BlockTable, Row extends NewRow<Table>>(
  table: Table,
  rowsOf: (facts: EvmFacts) => Rows<Table, Row>,
): RowsPart {
  return {
    table,
    rowsOf,
    async remove(tx, chain, first, last) {
      const from: BlockTable = table; // the builder is not generic in tables
      await tx
        .deleteFrom(from)
        .where("chain", "=", chain)
        .where("number", ">=", first)
        .where("number", "<=", last)
        .execute();
    },
  };
}

/** The rows of some blocks, by table. */
export class BlockRows {
  readonly #parts: readonly RowsPart[];
  readonly #chain: number;
  readonly #copies = new Map<RowsPart, CopiedRows>();

  constructor(parts: readonly RowsPart[], chain: number) {
    this.#parts = parts;
    this.#chain = chain;
  }

  add(facts: EvmFacts): void {
    for (const part of this.#parts) {
      const rows = part.rowsOf(facts);
      if (rows.length === 0) continue;
      const known = this.#copies.get(part);
      if (known) known.add(rows);
      else this.#copies.set(part, new CopiedRows(part.table, { column: "chain", id: this.#chain }, rows));
    }
  }

  /** Lets the facts go. */
  writeOut(): void {
    for (const copied of this.#copies.values()) copied.writeOut();
  }

  /** The rows of each table. */
  get copies(): readonly CopiedRows[] {
    return [...this.#copies.values()];
  }
}
