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
  return selected as Selection<Table, Name>[]; // fieldOf does what FieldName says
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
  }; // of all names

/** A select list whose expressions all differ from one statement to another, with those of one of them. */
export function selected<Row, Open extends string>(
  list: SelectList<Row, Open>,
  expressions: { readonly [Name in Open & keyof Row]: string | RawBuilder<unknown> },
): RawBuilder<unknown> {
  const given: { readonly [name: string]: string | RawBuilder<unknown> | undefined } = expressions;
  return sql.join(
    list.all.map(({ name }) => {
      const one = given[name];
      if (one === undefined) throw new Error(`the column ${name} has no expression`);
      if (typeof one !== "string") return sql`${one} as ${sql.ref(name)}`;
      return sql.raw(named(one, name));
    }),
  );
}
