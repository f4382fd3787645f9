/**
 * Rows to insert, many in one statement: by COPY, or, when rows may exist already, by an array per column,
 * which costs the database half as much as JSON rows. Undefined stands for no rows.
 */

import { type RawBuilder, sql } from "kysely";
import { PLAIN, type Target, type UnpreparedQuery } from "../session/connection.ts";
import { arrayLiteral } from "./array-literal.ts";
import { CopiedRows, columnsOf, valuesOf } from "./copied-rows.ts";
import type { NewRow, OnlyColumns, TableName, TableOwnedBy } from "./database.ts";

/** Rows of a table, all with the same fields. */
export type Rows<Table extends TableName, Row> = readonly (Row & OnlyColumns<Row, Table>)[];

/** Rows of a network. */
export const networkRows = <Table extends TableOwnedBy<"network">, Row extends NewRow<Table>>(
  network: number,
  table: Table,
  rows: Rows<Table, Row>,
): CopiedRows | undefined =>
  rows.length === 0 ? undefined : new CopiedRows(table, { column: "network", id: network }, rows);

/** Rows of an EVM chain. */
export const chainRows = <Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): CopiedRows | undefined =>
  rows.length === 0 ? undefined : new CopiedRows(table, { column: "chain", id: chain }, rows);

/** Rows of an EVM chain, except rows with existing keys. */
export function newChainRows<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): UnpreparedQuery | undefined {
  const insert = chainRows(chain, table, rows)?.insert;
  if (insert === undefined) return undefined;
  const textFor = (target: Target) => `${insert.textFor?.(target) ?? insert.text} on conflict do nothing`;
  return { ...insert, text: textFor(PLAIN), textFor };
}

/**
 * Some columns of a table as rows `f` of a `from`, to be joined with stored rows; `at` is a row's position,
 * from 1. There is at least one fact, and lists are not read.
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
