/** Inserts many rows by one statement: an array per column, which costs the database half of what JSON rows cost. */

import { sql, type Transaction } from "kysely";

type Value = string | number | boolean | null | readonly string[];

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const element = (value: Value): string => {
  if (typeof value === "string") return quoted(value);
  if (value === null) return "NULL";
  // Arrays of one column differ in length, which PostgreSQL's arrays of arrays may not: each travels as text.
  return typeof value === "object" ? quoted(arrayLiteral(value)) : String(value);
};

/** Values in the text form of a PostgreSQL array. */
function arrayLiteral(values: readonly Value[]): string {
  return `{${values.map(element).join(",")}}`;
}

/** Column types by table; the layout is the same in every database of this program. */
const layouts = new Map<string, ReadonlyMap<string, string>>();

async function layoutOf(tx: Transaction<unknown>, table: string): Promise<ReadonlyMap<string, string>> {
  const known = layouts.get(table);
  if (known) return known;
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const layout = new Map(rows.map(({ name, type }) => [name, type]));
  layouts.set(table, layout);
  return layout;
}

/**
 * Inserts rows whose columns are named by their fields; every row of a table has the same fields.
 *
 * @throws Error when a field is no column
 */
export async function insert<Row extends object>(
  tx: Transaction<unknown>,
  network: number,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const layout = await layoutOf(tx, table);
  const columns = Object.keys(first).map((name) => {
    const type = layout.get(name);
    if (type === undefined) throw new Error(`${table} has no column ${name}`);
    // A fact's fields are strings, numbers, booleans, null and lists of strings.
    const values = rows.map((row) => row[name as keyof Row] as Value);
    return { name, type, list: type.endsWith("[]"), literal: arrayLiteral(values) };
  });
  const names = sql.raw(columns.map(({ name }) => name).join(", "));
  const read = sql.raw(columns.map(({ name, type, list }) => (list ? `${name}::${type}` : name)).join(", "));
  const arrays = columns.map(
    ({ type, list, literal }) => sql`${literal}::${sql.raw(list ? "text" : type)}[]`,
  );
  await sql`insert into ${sql.raw(table)} (network, ${names})
    select ${network}::int, ${read} from unnest(${sql.join(arrays)}) as fact (${names})`.execute(tx);
}
