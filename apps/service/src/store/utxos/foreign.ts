/** Reads outputs that another chain exported to the listed one. */

import { type RawBuilder, sql } from "kysely";
import type { ChainAlias } from "../../domain/network.ts";
import { allOf } from "../sql/condition.ts";
import { type OtherChain, tableOf, tablePrefix } from "./crossing.ts";
import { afterLast, inOrder, keyOf } from "./order.ts";
import { heightOf, type ListedChain, matches, type UtxoRequest } from "./request.ts";

/** There are few, and they have an index of their own. */
export function foreignUtxos(
  request: UtxoRequest,
  listed: ListedChain,
  maker: OtherChain,
): RawBuilder<unknown> {
  const { shape, value, snapshot } = request;
  const idOf = (chain: ChainAlias) => value(`${tablePrefix[chain]}Chain`, "bytea");
  const route = { createdOn: idOf(maker.chain), consumedOn: sql`null::bytea` };
  const key = keyOf("f", shape);
  const forThis = sql`f.consumed_on = ${idOf(listed.chain)}`;
  // Outputs of some owners are found by the owners and then sorted; neither of the indexes with all exported
  // outputs is to be read for them.
  const byOwners = shape.owners === "addresses";
  const found = byOwners ? ([sql`(${key[0]} + 0)`, key[1]] as const) : key;
  const exported = byOwners ? sql`f.consumed_on is not null and (${forThis}) is true` : forThis;
  return sql`select ${listed.foreign(route)} from ${tableOf(maker.chain, "utxo")} f
    left join ${tableOf(listed.chain, "utxo")} u on u.network = f.network and u.utxo_id = f.utxo_id
      and u.consumed_height <= ${heightOf(request)} ${listed.joins("f", snapshot)}
    where ${allOf([
      sql`f.network = ${value("network", "int")} and ${exported}`,
      byOwners ? sql`f.addresses && ${value("owners", "bytea[]")}` : undefined,
      matches("f", sql`${maker.height}`, request),
      shape.includeSpent ? undefined : sql`u.utxo_id is null`,
      afterLast(request, found),
    ])} ${inOrder(request, found)} limit ${value("limit", "int")}`;
}
