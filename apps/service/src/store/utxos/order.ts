/** The order of a listing of outputs: its columns, where a page begins, and how many rows are read. */

import { type RawBuilder, sql } from "kysely";
import { allOf } from "../sql/condition.ts";
import { LARGE, PAGE, type Shape, SPARE, type UtxoRequest } from "./request.ts";
import { SAME_TIES, shortTie } from "./short-tie.ts";

type Alias = "u" | "a" | "f" | "o" | "p" | "c";

/** The columns of the order. `o`, `p` and `c` have already selected theirs, under other names. */
export function keyOf(
  alias: Alias,
  { sortBy }: Shape,
): readonly [sort: RawBuilder<unknown>, tie: RawBuilder<unknown>] {
  if (alias === "c") return [sql`c.sort`, sql`c.utxo_id`];
  const column = { timestamp: "time", amount: "amount" }[sortBy];
  return [
    sql.ref(`${alias}.${column}`),
    sql.ref(`${alias}.${alias === "o" || alias === "p" ? "utxoId" : "utxo_id"}`),
  ];
}

const lastSort = ({ shape, value }: UtxoRequest): RawBuilder<unknown> =>
  value("lastSort", shape.sortBy === "amount" ? "numeric" : "bigint");

/**
 * The condition that an output follows the last page's.
 *
 * @param isShort whether the index has a part of each id, which bounds it; the whole id is compared, too
 */
export function afterLast(
  request: UtxoRequest,
  [sort, tie]: ReturnType<typeof keyOf>,
  isShort = false,
): RawBuilder<unknown> | undefined {
  if (!request.shape.continued) return undefined;
  const beyond = sql.raw(request.shape.order === "asc" ? ">" : "<");
  const row = (bySort: RawBuilder<unknown>, byTie: RawBuilder<unknown>) =>
    isShort ? sql`(${bySort}, ${shortTie(byTie)}, ${byTie})` : sql`(${bySort}, ${byTie})`;
  return sql`${row(sort, tie)} ${beyond} ${row(lastSort(request), request.value("lastTie", "bytea"))}`;
}

export const inOrder = ({ shape }: UtxoRequest, [sort, tie]: ReturnType<typeof keyOf>): RawBuilder<unknown> =>
  sql`order by ${sort} ${sql.raw(shape.order)}, ${tie} ${sql.raw(shape.order)}`;

/**
 * The first rows of a query that has an order: PostgreSQL plans for the number, and stops at the page's own limit.
 *
 * @param more rows beyond that limit
 */
export function most(
  { shape, value }: UtxoRequest,
  query: RawBuilder<unknown>,
  { limit = "limit", more = 0 }: { limit?: "limit" | "few"; more?: number } = {},
): RawBuilder<unknown> {
  const planned = (shape.large ? LARGE : PAGE) + (limit === "few" ? SPARE : 0) + more;
  return sql`select n.* from (${query} limit ${sql.lit(planned)}) n limit ${value(limit, "int")}${more === 0 ? sql`` : sql` + ${sql.lit(more)}`}`;
}

/**
 * The first outputs `u` of the P-Chain by one of its indexes, which have a part of each id: few have the same part, and as many more are read,
 * so that the first of them by the whole id are among these, in no exact order.
 */
export function mostByShortTie(
  request: UtxoRequest,
  columns: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  conditions: readonly (RawBuilder<unknown> | undefined)[],
): RawBuilder<unknown> {
  const [sort, tie] = keyOf("u", request.shape);
  return most(
    request,
    sql`select ${columns} from ${from} where ${allOf([...conditions, afterLast(request, [sort, tie], true)])}
      ${inOrder(request, [sort, shortTie(tie)])}`,
    { more: SAME_TIES },
  );
}
