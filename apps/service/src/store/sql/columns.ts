/** The columns of tables in a `select`, read as fields. */

import { type RawBuilder, sql } from "kysely";
import { columnTypes } from "../gen/database.ts";
import type { Field, OwnColumn, Read, TableName } from "./database.ts";
import { columnOf, type FieldName, fieldOf } from "./field.ts";
import { named, type SelectList } from "./select-list.ts";

/** Some columns under the names of their fields, for Kysely's `select`. */
type Selection<Table extends TableName, Name> = {
  [Column in OwnColumn<Table>]: FieldName<Column> extends Name ? `${Column} as ${FieldName<Column>}` : never;
}[OwnColumn<Table>];

const ownColumns = (table: TableName): string[] =>
  Object.keys(columnTypes[table]).filter((name) => name !== "network" && name !== "chain");

const columnsFor = (table: TableName, names?: readonly string[]): readonly string[] =>
  names?.map((name) => columnOf(name)) ?? ownColumns(table);

/**
 * Columns of a table for Kysely's `select`, read as fields.
 *
 * @param names default: all fields but that of the rows' owner
 */
export function selectionOf<Table extends TableName, Name extends Field<Table> = Field<Table>>(
  table: Table,
  names?: readonly Name[],
): Selection<Table, Name>[] {
  const selected = columnsFor(table, names).map((column) => `${column} as ${fieldOf(column)}`);
  return selected as Selection<Table, Name>[]; // fieldOf computes FieldName
}

function read(column: string, alias: string): string {
  const value = `${alias}.${column}`;
  const field = fieldOf(column);
  return field === column ? value : `${value} as "${field}"`;
}

/**
 * The part of a `select` that reads columns of a table as fields.
 *
 * @param alias of the table in the statement
 * @param names default: all fields but that of the rows' owner
 */
export function fields<Table extends TableName, Name extends Field<Table> = Field<Table>>(
  table: Table,
  alias: string,
  names?: readonly Name[],
): RawBuilder<Read<Table, Name>> {
  return sql.raw(
    columnsFor(table, names)
      .map((column) => read(column, alias))
      .join(", "),
  );
}

/** Columns of a table under the names of their fields, as expressions of a select list. */
export const columnsOf = <Name extends string>(
  alias: string,
  names: readonly Name[],
): { readonly [Field in Name]: string } =>
  Object.fromEntries(names.map((name) => [name, `${alias}.${columnOf(name)}`])) as {
    [Field in Name]: string;
  }; // a value for each name

/** A select list all of whose expressions are given, as SQL or as fragments of it. */
export function selected<Row, Open extends string & keyof Row>(
  { all }: SelectList<Row, Open>,
  expressions: { readonly [Name in keyof Row]: string | RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql.join(
    all.map(({ name }) => {
      const one = expressions[name as keyof Row]; // a list without groups has the row's names
      return typeof one === "string" ? sql.raw(named(one, name)) : sql`${one} as ${sql.ref(name)}`;
    }),
  );
}
