/** Reads outputs that a listing's snapshot has and blocks after it have spent. */

import { type RawBuilder, sql } from "kysely";
import { consumedIds } from "../packed/inputs.ts";
import { allOf } from "../sql/condition.ts";
import { AS_WRITTEN, BEYOND } from "../sql/planner.ts";
import { tableOf, withMaker, withTaker } from "./crossing.ts";
import { afterLast, inOrder, keyOf } from "./order.ts";
import { heightOf, type ListedChain, matches, type UtxoRequest } from "./request.ts";

/**
 * Finds them from these blocks' transactions: a page of an older listing costs as much as was spent since.
 */
export function spentSince(request: UtxoRequest, { chain, own, joins }: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = request;
  const network = value("network", "int");
  const height = heightOf(request);
  const asWritten = sql.raw(AS_WRITTEN);
  const later = sql`(select t.* from ${tableOf(chain, "tx")} t where t.network = ${network}
    and t.height > ${height} and t.height < ${height} + ${sql.raw(BEYOND)} ${asWritten}) t`;
  const spentBy = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`${from} cross join lateral (select u.* from ${tableOf(chain, "utxo")} u
      where u.network = ${network} and ${condition} ${asWritten}) u`;
  const spent =
    chain === "p-chain"
      ? spentBy(
          sql`(select unnest(${sql.raw(consumedIds("t"))}) as utxo_id from ${later} ${asWritten}) s`,
          sql`u.utxo_id = s.utxo_id`,
        )
      : spentBy(later, sql`u.consuming_tx = t.tx_id`);
  const key = keyOf("u", shape);
  return sql`select ${own(snapshot)} from ${spent} ${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u", snapshot)}
    where ${allOf([
      sql`u.consumed_height > ${height} and k.consuming_tx is null and (u.created_on is null or m.time is null)`,
      shape.owners === "addresses" ? sql`u.addresses && ${value("owners", "bytea[]")}` : undefined,
      matches("u", height, request),
      afterLast(request, key),
    ])} ${inOrder(request, key)} limit ${value("limit", "int")}`;
}
