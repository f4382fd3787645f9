/** Pages by key: an index seek to the position after the last item instead of counting all rows before it. */

import { type RawBuilder, sql } from "kysely";
import type { Key, Slice, Window } from "../../domain/listing.ts";
import { bytes } from "../sql/bytes.ts";

/** The order of a listing, and the tie-break that makes the order total. */
export interface Keyset {
  readonly sort: RawBuilder<unknown>;
  readonly sortType: "bigint" | "numeric" | "int";
  readonly tie: RawBuilder<unknown>;
  readonly tieType: "text" | "int" | "bytea";
}

/** A row that carries its own key. */
export interface Keyed {
  keySort: string;
  keyTie: string;
}

/** The two key columns that `slice` reads. */
export function keyColumns({ sort, tie, tieType }: Keyset): RawBuilder<unknown> {
  const column = tieType === "bytea" ? tie : sql`(${tie})::text`;
  return sql`(${sort})::text as "keySort", ${column} as "keyTie"`;
}

/** The condition that a row comes after the window's key. */
export function afterKey(
  { sort, sortType, tie, tieType }: Keyset,
  { after, order }: Window,
): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const beyond = sql.raw(order === "asc" ? ">" : "<");
  const last = tieType === "bytea" ? bytes(after.tie) : sql`${after.tie}::${sql.raw(tieType)}`;
  const key = sql`(${after.sort}::${sql.raw(sortType)}, ${last})`;
  const collate = tieType === "text" ? sql` collate "C"` : sql``;
  return sql<boolean>`(${sort}, ${tie}${collate}) ${beyond} ${key}`;
}

/** `order by … limit …`, with one row more than requested, which shows whether more follow. */
export function ordered({ sort, tie, tieType }: Keyset, { order, limit }: Window): RawBuilder<unknown> {
  const direction = sql.raw(order);
  const collate = tieType === "text" ? sql` collate "C"` : sql``;
  return sql`order by ${sort} ${direction}, ${tie}${collate} ${direction} limit ${limit + 1}`;
}

/** Removes the extra row; the key columns are not part of the items. */
export function slice<Row extends object, Item>(
  rows: readonly (Row & Keyed)[],
  { limit }: Window,
  item: (row: Row) => Item,
): Slice<Item> {
  const kept = rows.slice(0, limit);
  const last = kept[kept.length - 1];
  const items = kept.map(({ keySort: _sort, keyTie: _tie, ...row }) => item(row as unknown as Row)); // without its key
  if (rows.length <= limit || last === undefined) return { items };
  const next: Key = { sort: last.keySort, tie: last.keyTie };
  return { items, next };
}
