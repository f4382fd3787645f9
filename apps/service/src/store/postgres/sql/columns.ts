/** Columns and the fields that values have for them: `block_id` and `blockId`. A statement's text names columns, its result fields. */

import { type RawBuilder, sql } from "kysely";
import { columnTypes, type Tables } from "../gen/database.ts";
import type { TableName } from "./database.ts";

/** The field of a column. */
export type FieldName<Column extends string> = Column extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<FieldName<Rest>>}`
  : Column;

/** A column under the name of its field, for Kysely's `select`. */
type Aliased<Name extends string> = Name extends string ? `${Name} as ${FieldName<Name>}` : never;

/** The columns of a table but that of the rows' owner. */
type Column<Table extends TableName> = Exclude<keyof Tables[Table] & string, "network" | "chain">;

/** The fields of a table's rows but that of their owner. */
export type Field<Table extends TableName> = FieldName<Column<Table>>;

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const fieldOf = (column: string): string =>
  column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

function ownColumns<Table extends TableName>(table: Table): Column<Table>[] {
  const names = Object.keys(columnTypes[table]).filter((name) => name !== "network" && name !== "chain");
  return names as Column<Table>[]; // the generator writes both from the same list
}

/** All columns of a table but that of the rows' owner, for Kysely's `select`: its rows are facts. */
export function selectionOf<Table extends TableName>(table: Table): Aliased<Column<Table>>[] {
  const names = ownColumns(table).map((name) => `${name} as ${fieldOf(name)}`);
  return names as Aliased<Column<Table>>[]; // fieldOf does what FieldName says
}

function read(column: string, type: string | undefined, alias: string): string {
  const value = `${alias}.${column}`;
  const field = fieldOf(column);
  if (type === "bytea") return `'0x' || encode(${value}, 'hex') as "${field}"`;
  return field === column ? value : `${value} as "${field}"`;
}

/**
 * The part of a `select` that reads columns of a table as fields; bytes are read as hex with 0x.
 *
 * @param alias of the table in the statement
 * @param fields all but that of the rows' owner when not given
 */
export function fields<Table extends TableName>(
  table: Table,
  alias: string,
  names?: readonly Field<Table>[],
): RawBuilder<unknown> {
  const types: Readonly<Record<string, string>> = columnTypes[table];
  const columns = names?.map((name) => columnOf(name)) ?? ownColumns(table);
  return sql.raw(columns.map((column) => read(column, types[column], alias)).join(", "));
}
