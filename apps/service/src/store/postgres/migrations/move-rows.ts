/**
 * Reads the rows of a former table in the order of its key and writes them into a new one. Migrations name every column and type
 * themselves: they must not follow the newest layout.
 */

import { type RawBuilder, sql } from "kysely";
import type { Move } from "../moving-migration.ts";
import { arrayLiteral, type Value } from "../sql/array-literal.ts";
import type { Tx } from "../sql/database.ts";

/** A row as it is read: names of columns, bytes in hex, lists as arrays. */
export type FormerRow = Readonly<Record<string, Value>>;

/** What a new column has; by default the same as the former one of its name. */
export type Column = readonly [type: string, value?: (row: FormerRow) => Value];

export type Columns = { readonly [column: string]: Column };

/** Rows of one batch: an address' row is small, a transaction's detail is not. */
const BATCH = 2_000;

/** Inserts rows by one statement. */
export async function insertRows(tx: Tx, table: string, columns: Columns, rows: readonly FormerRow[]) {
  if (rows.length === 0) return;
  const entries = Object.entries(columns);
  const arrays = entries.map(([name, [type, value = (row: FormerRow) => row[name] ?? null]]) => {
    const array = sql.raw(type.endsWith("[]") ? "text[]" : `${type}[]`);
    return sql`${arrayLiteral(rows.map(value), type)}::text::${array}`;
  });
  const names = sql.raw(entries.map(([name]) => name).join(", "));
  const read = sql.raw(
    entries.map(([name, [type]]) => (type.endsWith("[]") ? `${name}::${type}` : name)).join(),
  );
  await sql`insert into ${sql.raw(table)} (${names})
    select ${read} from unnest(${sql.join(arrays)}) as row (${names})`.execute(tx);
}

export async function countRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(table)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A table whose rows are moved. */
export interface TableMove {
  /** Its former name. */
  readonly from: string;
  /** Columns of its primary key, which are not null, and their types. */
  readonly key: { readonly [column: string]: string };
  /** Writes a batch. */
  write(tx: Tx, rows: readonly FormerRow[]): Promise<void>;
}

/** The rows after a position, which is the key of the last row as JSON. */
async function rowsAfter(
  tx: Tx,
  { from, key }: TableMove,
  position: string | undefined,
): Promise<FormerRow[]> {
  const names = Object.keys(key);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const last: unknown[] = position === undefined ? [] : JSON.parse(position);
  const values = names.map(
    (name, at): RawBuilder<unknown> => sql`${String(last[at])}::text::${sql.raw(key[name] ?? "text")}`,
  );
  const after = position === undefined ? sql`` : sql`where (${columns}) > (${sql.join(values)})`;
  const { rows } = await sql<FormerRow>`
    select * from ${sql.raw(from)} ${after} order by ${columns} limit ${sql.lit(BATCH)}`.execute(tx);
  return rows;
}

export const moveOf = (move: TableMove): Move => ({
  table: move.from,
  count: (tx) => countRows(tx, move.from),
  async batch(tx, position) {
    const rows = await rowsAfter(tx, move, position);
    const last = rows[rows.length - 1];
    if (!last) return undefined;
    await move.write(tx, rows);
    return { position: JSON.stringify(Object.keys(move.key).map((name) => last[name])), rows: rows.length };
  },
});

/** Rows that statements change or copy where they are, a batch at a time. */
export interface Sweep extends Pick<TableMove, "from" | "key"> {
  /** Rows of one batch. */
  readonly batch?: number;
  /** What is done with a batch, in this order; `rows` is a `from` of its rows, whose keys the statements leave as they are. */
  statements(rows: RawBuilder<unknown>): readonly RawBuilder<unknown>[];
}

/** No row passes through this process, so that a batch is larger than one that is read. */
const SWEPT = 10_000;

/** As `moveOf`, by statements of the database alone. */
export const sweepOf = ({ from, key, batch = SWEPT, statements }: Sweep): Move => {
  const names = Object.keys(key);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const valuesOf = (position: string): RawBuilder<unknown> => {
    const values: readonly string[] = JSON.parse(position); // as it was written below
    return sql.join(names.map((name, at) => sql`${values[at]}::text::${sql.raw(key[name] ?? "text")}`));
  };
  const after = (position: string | undefined): RawBuilder<unknown> =>
    position === undefined ? sql`true` : sql`(${columns}) > (${valuesOf(position)})`;
  return {
    table: from,
    count: (tx) => countRows(tx, from),
    async batch(tx, position) {
      const texts = sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
      const { rows: found } = await sql<{ position: string; rows: number }>`
        select json_build_array(${texts})::text as position, place as rows
        from (select ${columns}, row_number() over (order by ${columns}) as place from ${sql.raw(from)}
          where ${after(position)} order by ${columns} limit ${sql.lit(batch)}) b
        order by place desc limit 1`.execute(tx);
      const [last] = found;
      if (last === undefined) return undefined;
      const rows = sql`(select * from ${sql.raw(from)}
        where ${after(position)} and (${columns}) <= (${valuesOf(last.position)}))`;
      for (const statement of statements(rows)) await statement.execute(tx);
      return last;
    },
  };
};
