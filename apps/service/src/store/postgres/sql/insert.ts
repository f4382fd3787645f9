/** Inserts many rows by one statement: an array per column, which costs the database half of what JSON rows cost. */

import { type RawBuilder, sql } from "kysely";
import { columnTypes } from "../gen/database.ts";
import type { NewRow, OnlyColumns, TableName, TableOwnedBy, Tx } from "./database.ts";
import { columnOf } from "./field.ts";

type Value = string | number | boolean | null | readonly string[];

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** @param type of the column; its bytes are given in hex with 0x */
const element = (value: Value, type: string): string => {
  if (typeof value === "string") return quoted(type === "bytea" ? `\\x${value.slice(2)}` : value);
  if (value === null) return "NULL";
  // Arrays of one column differ in length, which PostgreSQL's arrays of arrays may not: each travels as text.
  return typeof value === "object" ? quoted(arrayLiteral(value, type.slice(0, -"[]".length))) : String(value);
};

/** Values in the text form of a PostgreSQL array. */
function arrayLiteral(values: readonly Value[], type: string): string {
  return `{${values.map((value) => element(value, type)).join(",")}}`;
}

/** Columns of a table with the values of some facts, as arrays. */
function arraysOf(table: TableName, rows: readonly object[], [first] = rows) {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  return Object.keys(first ?? {}).map((field) => {
    const name = columnOf(field);
    const type = types[name];
    if (type === undefined) throw new Error(`${table} has no column ${name}`);
    // NewRow: a fact's fields are strings, numbers, booleans, null and lists of strings.
    const values = rows.map((row) => row[field as keyof typeof row] as Value);
    const list = type.endsWith("[]");
    const array = sql`${arrayLiteral(values, type)}::${sql.raw(list ? "text" : type)}[]`;
    return { name, read: list ? `${name}::${type}` : name, array };
  });
}

/** Whose rows they are, in the column that every table begins with. */
interface Owner {
  readonly column: "network" | "chain";
  readonly id: number;
}

async function insertOf(
  tx: Tx,
  owner: Owner,
  table: TableName,
  rows: readonly object[],
  conflict = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = arraysOf(table, rows);
  const names = sql.raw(columns.map(({ name }) => name).join(", "));
  const read = sql.raw(columns.map((column) => column.read).join(", "));
  const arrays = sql.join(columns.map(({ array }) => array));
  await sql`insert into ${sql.raw(table)} (${sql.raw(owner.column)}, ${names})
    select ${owner.id}::bigint, ${read} from unnest(${arrays}) as fact (${names}) ${conflict}`.execute(tx);
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
  return insertOf(tx, { column: "network", id: network }, table, rows);
}

/** Like `insertOfChain`, but rows with existing keys are skipped. */
export function insertNewOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  return insertOf(tx, { column: "chain", id: chain }, table, rows, sql`on conflict do nothing`);
}

/** Like `insert`, for an EVM chain. */
export function insertOfChain<Table extends TableOwnedBy<"chain">, Row extends NewRow<Table>>(
  tx: Tx,
  chain: number,
  table: Table,
  rows: Rows<Table, Row>,
): Promise<void> {
  return insertOf(tx, { column: "chain", id: chain }, table, rows);
}

/**
 * Some columns of a table as rows `f` of a `from`, to be joined with what is stored; there is at least one fact, and lists are not read.
 */
export function factsOf<Table extends TableName, Row extends Partial<NewRow<Table>>>(
  table: Table,
  rows: Rows<Table, Row>,
): RawBuilder<unknown> {
  const columns = arraysOf(table, rows);
  return sql`unnest(${sql.join(columns.map(({ array }) => array))}) as f (${sql.raw(columns.map(({ name }) => name).join(", "))})`;
}
