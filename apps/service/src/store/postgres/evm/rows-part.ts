/** Parts whose rows are inserted and deleted with their block. */

import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { Field, NewRow, TableOwnedBy } from "../sql/database.ts";
import { insertOfChain, type Rows } from "../sql/insert.ts";
import type { EvmPart } from "./part.ts";

/** Tables with a column `number`, of the block. */
type BlockTable = {
  [Table in TableOwnedBy<"chain">]: "number" extends Field<Table> ? Table : never;
}[TableOwnedBy<"chain">];

export function rowsPart<Table extends BlockTable, Row extends NewRow<Table>>(
  table: Table,
  rows: (facts: EvmFacts) => Rows<Table, Row>,
): EvmPart {
  return {
    write: (tx, chain, facts) => insertOfChain(tx, chain, table, rows(facts)),
    async rewind(tx, chain, above) {
      const from: BlockTable = table; // the builder is not generic in tables
      await tx.deleteFrom(from).where("chain", "=", chain).where("number", ">", above).execute();
    },
  };
}
