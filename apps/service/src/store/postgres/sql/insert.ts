/** Inserts many rows by one statement: by COPY, or where rows may exist by an array per column, which costs the database half of what JSON rows cost. */

import { CompiledQuery, type RawBuilder, sql } from "kysely";
import { arrayLiteral } from "./array-literal.ts";
import { CopiedRows, columnsOf, valuesOf } from "./copied-rows.ts";
import type { NewRow, OnlyColumns, TableName, TableOwnedBy, Tx } from "./database.ts";

/** Rows of a table, all with the same fields. */
export type Rows<Table extends TableName, Row> = readonly (Row & OnlyColumns<Row, Table>)[];

/** Inserts rows of a network. */
export async function insert<Table extends TableOwnedBy<"network">, Row extends NewRow<Table>>(
  tx: Tx,
  network: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.executeQuery(new CopiedRows(table, { column: "network", id: network }, rows).statement);
}

/** Inserts rows of an EVM chain. */
export async function insertOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.executeQuery(new CopiedRows(table, { column: "chain", id: chain }, rows).statement);
}

/** Inserts rows of an EVM chain, but for those with existing keys. */
export async function insertNewOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  if (rows.length === 0) return;
  const { text, parameters } = new CopiedRows(table, { column: "chain", id: chain }, rows).insert;
  await tx.executeQuery(CompiledQuery.raw(`${text} on conflict do nothing`, [...parameters]));
}

/**
 * Some columns of a table as rows `f` of a `from`, to be joined with what is stored; `at` is a row's place
 * among them, from 1. There is at least one fact, and lists are not read.
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
  return sql`unnest(${sql.join(arrays)}) with ordinality as f (${sql.raw(columns.map(({ name }) => name).join(", "))}, at)`;
}
