// Writes src/store/postgres/gen/database.ts from the layout that the migrations make; with --check it only says whether the committed file is what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { runnerImport } from "vite";

const path = (relative) => fileURLToPath(new URL(`../../src/store/postgres/${relative}`, import.meta.url));
const target = path("gen/database.ts");

/** What the drivers make of a value; PGlite and pg are set up alike (node/server-pool.ts). An amount is exact as text only. */
const VALUES = {
  bigint: "number",
  boolean: "boolean",
  "character varying": "string",
  bytea: "Uint8Array",
  integer: "number",
  jsonb: "unknown",
  numeric: "string",
  smallint: "number",
  text: "string",
  uuid: "string",
};

function typescriptOf({ table, name, type, nullable }) {
  const list = type.endsWith("[]");
  const value = VALUES[type.replace(/\(.*\)|\[\]/g, "")];
  if (value === undefined) throw new Error(`${table}.${name}: no value is known for type ${type}`);
  return `${value}${list ? "[]" : ""}${nullable ? " | null" : ""}`;
}

/** Columns of all tables after the last migration, by table and in the order of their declaration. */
async function readColumns() {
  const { module: layout } = await runnerImport(path("migrate.ts"), { configFile: false, logLevel: "error" });
  const { module: pools } = await runnerImport(path("pglite-pools.ts"), {
    configFile: false,
    logLevel: "error",
  });
  const lite = await PGlite.create();
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pools.PglitePools(lite).pool() }) });
  await layout.migrate(db);
  const { rows } = await sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef as defaulted, a.attidentity <> '' as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db);
  await lite.close();
  return rows;
}

/** Names of the columns that a condition holds for, by table; tables without any are left out. */
const namesWhere = (tables, holds) =>
  tables.flatMap(([table, columns]) => {
    const names = columns.filter(holds).map(({ name }) => JSON.stringify(name));
    return names.length === 0 ? [] : [`  ${table}: ${names.join(" | ")};`];
  });

function write(tables) {
  return [
    "/** The tables of the database. Written by `pnpm generate` from migrations/: do not edit. */",
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

const columns = await readColumns();
const names = [...new Set(columns.map(({ table }) => table))];
const text = write(names.map((name) => [name, columns.filter(({ table }) => table === name)]));

if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  process.stderr.write(
    "apps/service/src/store/postgres/gen/database.ts is not what the migrations make: run `pnpm generate`.\n",
  );
  process.exit(1);
}
