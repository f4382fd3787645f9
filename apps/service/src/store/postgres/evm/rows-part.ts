/** Parts whose rows just come with their block and go with it. */

import { sql } from "kysely";
import type { EvmFacts } from "../../../domain/evm/facts.ts";
import type { NewRow, TableOwnedBy } from "../sql/database.ts";
import { insertOfChain, type Rows } from "../sql/insert.ts";
import type { EvmPart } from "./part.ts";

/** @param table with a column `number`, of the block */
export function rowsPart<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  table: Table,
  rows: (facts: EvmFacts) => Rows<Table, Row>,
): EvmPart {
  return {
    write: (tx, chain, facts) => insertOfChain(tx, chain, table, rows(facts)),
    async rewind(tx, chain, above) {
      await sql`delete from ${sql.table(table)} where chain = ${chain}::bigint and number > ${above}::bigint`.execute(
        tx,
      );
    },
  };
}
