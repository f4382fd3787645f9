/** The types of the tables, read from a database that the migrations made. */
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { migrate } from "../src/store/schema/migrate.ts";
import { PglitePools } from "../src/store/session/embedded/pglite-pools.ts";
import { Session } from "../src/store/session/session.ts";
import type { Database } from "../src/store/sql/database.ts";

/**
 * What the drivers make of a value; PGlite and pg are set up alike (session/row-values.ts). An amount is
 * exact as text only.
 */
const VALUES: Readonly<Record<string, string>> = {
  bigint: "number",
  boolean: "boolean",
  bytea: "Bytes",
  integer: "number",
  jsonb: "unknown",
  numeric: "string",
  smallint: "number",
  text: "string",
  uuid: "string",
};

/** A column, as the catalogue of the database describes it. */
interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's type. */
  readonly type: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
  readonly identity: boolean;
}

type Table = readonly [name: string, columns: readonly Column[]];

function typescriptOf({ table, name, type, nullable }: Column): string {
  const list = type.endsWith("[]");
  const value = VALUES[type.replace(/\(.*\)|\[\]/g, "")];
  if (value === undefined) throw new Error(`${table}.${name}: no value is known for type ${type}`);
  return `${value}${list ? "[]" : ""}${nullable ? " | null" : ""}`;
}

/** Columns of all tables after the last migration, by table and in the order of their declaration. */
async function readColumns(): Promise<Column[]> {
  const lite = await PGlite.create();
  const db = new Session<Database>(new PglitePools(lite).pool());
  await migrate(db);
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef as defaulted, a.attidentity <> '' as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db);
  await lite.close();
  return rows;
}

/** Names of the columns that a condition holds for, by table; tables without any are left out. */
const namesWhere = (tables: readonly Table[], holds: (column: Column) => boolean): string[] =>
  tables.flatMap(([table, columns]) => {
    const names = columns.filter(holds).map(({ name }) => JSON.stringify(name));
    return names.length === 0 ? [] : [`  ${table}: ${names.join(" | ")};`];
  });

function write(tables: readonly Table[]): string {
  return [
    "/** The tables of the database. Written by `pnpm generate` from schema/: do not edit. */",
    "",
    "declare const bytes: unique symbol;",
    "",
    "/** Hex with 0x, as the drivers read bytes; any other text needs `bytes()` of sql/bytes.ts to become a value of such a column. */",
    "export type Bytes = string & { readonly [bytes]: true };",
    "",
    "/** Rows as the driver reads them. */",
    "export interface Tables {",
    ...tables.flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map((column) => `    ${column.name}: ${typescriptOf(column)};`),
      "  };",
    ]),
    "}",
    "",
    "/** Columns that have a default. */",
    "export interface Defaulted {",
    ...namesWhere(tables, ({ defaulted }) => defaulted),
    "}",
    "",
    "/** Columns that the database alone gives values to. */",
    "export interface Identities {",
    ...namesWhere(tables, ({ identity }) => identity),
    "}",
    "",
    "/** PostgreSQL's type of each column. */",
    "export const columnTypes = {",
    ...tables.flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map(({ name, type }) => `    ${name}: ${JSON.stringify(type)},`),
      "  },",
    ]),
    "} as const;",
    "",
  ].join("\n");
}

/** The text of `store/gen/database.ts`. */
export async function databaseFile(): Promise<string> {
  const columns = await readColumns();
  const names = [...new Set(columns.map(({ table }) => table))];
  return write(names.map((name): Table => [name, columns.filter(({ table }) => table === name)]));
}
