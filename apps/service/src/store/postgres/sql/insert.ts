/** Inserts many rows by one statement: by COPY, or where rows may exist by an array per column, which costs the database half of what JSON rows cost. */

import { CompiledQuery, type RawBuilder, sql } from "kysely";
import { arrayLiteral } from "./array-literal.ts";
import { CopiedRows, columnsOf, valuesOf } from "./copied-rows.ts";
import type { NewRow, OnlyColumns, TableName, TableOwnedBy, Tx } from "./database.ts";

/** Whose rows they are, in the column that every table begins with. */
interface Owner {
  readonly column: "network" | "chain";
  readonly id: number;
}

async function copyOf(tx: Tx, owner: Owner, table: TableName, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await tx.executeQuery(new CopiedRows(table, owner, rows).statement);
}

async function insertNewOf(tx: Tx, owner: Owner, table: TableName, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const { text, parameters } = new CopiedRows(table, owner, rows).insert;
  await tx.executeQuery(CompiledQuery.raw(`${text} on conflict do nothing`, [...parameters]));
}

/** Rows of a table, all with the same fields. */
export type Rows<Table extends TableName, Row> = readonly (Row & OnlyColumns<Row, Table>)[];

/** Inserts rows of a network. */
export function insert<Table extends TableOwnedBy<"network">, Row extends NewRow<Table>>(
  tx: Tx,
  network: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  return copyOf(tx, { column: "network", id: network }, table, rows);
}

/** Like `insertOfChain`, but rows with existing keys are skipped. */
export function insertNewOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  return insertNewOf(tx, { column: "chain", id: chain }, table, rows);
}

/** Like `insert`, for an EVM chain. */
export function insertOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  return copyOf(tx, { column: "chain", id: chain }, table, rows);
}

/**
 * Some columns of a table as rows `f` of a `from`, to be joined with what is stored; there is at least one fact, and lists are not read.
 */
export function factsOf<Table extends TableName, Row extends Partial<NewRow<Table>>>(
  table: Table,
  rows: Rows<Table, Row>,
): RawBuilder<unknown> {
  const columns = columnsOf(table, rows[0] ?? {});
  const arrays = columns.map(
    ({ field, type }) =>
      sql`${arrayLiteral(valuesOf(rows, field), type)}::${sql.raw(type.endsWith("[]") ? "text" : type)}[]`,
  );
  return sql`unnest(${sql.join(arrays)}) as f (${sql.raw(columns.map(({ name }) => name).join(", "))})`;
}
