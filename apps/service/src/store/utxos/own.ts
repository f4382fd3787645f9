/**
 * Reads outputs from the listed chain's own table: the ones it created, and imports whose export is not
 * indexed (yet).
 */

import { type RawBuilder, sql } from "kysely";
import type { ChainAlias } from "../../domain/network.ts";
import { allOf } from "../sql/condition.ts";
import { tableOf, withMaker, withTaker } from "./crossing.ts";
import { afterLast, inOrder, keyOf, most, mostByShortTie } from "./order.ts";
import { heightOf, type ListedChain, matches, type Shape, type UtxoRequest } from "./request.ts";
import { hasSoleOwner, ownerKey, ownerKeyOf } from "./sole-owner.ts";

/** The conditions of an output `u` of the chain's own table. */
export const ownConditions = (request: UtxoRequest): RawBuilder<unknown> =>
  allOf([
    matches("u", heightOf(request), request),
    sql`(u.created_on is null or m.time is null)`,
    request.shape.includeSpent
      ? undefined
      : sql`coalesce(u.consumed_height > ${heightOf(request)}, true) and k.consuming_tx is null`,
  ]);

/** Joins of an output `u` of the chain's own table. */
export const ownJoins = ({ snapshot }: UtxoRequest, { chain, joins }: ListedChain): RawBuilder<unknown> =>
  sql`${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u", snapshot)}`;

/** The rows `a` of one owner that follow the last page. */
const ofOwner = (request: UtxoRequest): RawBuilder<unknown> =>
  allOf([
    sql`a.network = ${request.value("network", "int")} and a.address = asked`,
    // Without a bound there is no condition, which could make an index by amount seem useful.
    request.shape.bounded ? sql`a.amount >= ${request.value("minAmount", "numeric")}` : undefined,
    !request.shape.includeSpent && request.shape.asset === "other"
      ? sql`a.asset_id = ${request.value("asset", "bytea")}`
      : undefined,
    afterLast(request, keyOf("a", request.shape)),
  ]);

const ownersTable = (chain: ChainAlias, { includeSpent }: Shape): RawBuilder<unknown> =>
  tableOf(chain, includeSpent ? "utxo_address" : "unspent");

/** The first outputs of the chain's own table: of all owners, or of some. */
export function ownUtxos(request: UtxoRequest, listed: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = request;
  const { chain } = listed;
  const network = value("network", "int");
  const own = listed.own(snapshot);
  if (shape.owners === "any") {
    const from = sql`${tableOf(chain, "utxo")} u ${ownJoins(request, listed)}`;
    const conditions = [sql`u.network = ${network}`, ownConditions(request)];
    if (chain === "p-chain") return mostByShortTie(request, own, from, conditions);
    const key = keyOf("u", shape);
    return most(
      request,
      sql`select ${own} from ${from} where ${allOf([...conditions, afterLast(request, key)])} ${inOrder(request, key)}`,
    );
  }
  // Each owner's first outputs come from its index in order; together they hold the first of all.
  const ofOne = sql`select ${own} from ${ownersTable(chain, shape)} a
    join ${tableOf(chain, "utxo")} u on u.network = ${network} and u.utxo_id = a.utxo_id ${ownJoins(request, listed)}
    where ${ofOwner(request)} and ${ownConditions(request)} ${inOrder(request, keyOf("a", shape))}`;
  return sql`select distinct on (o."utxoId") o.* from unnest(${value("owners", "bytea[]")}) asked
    cross join lateral (${most(request, ofOne)}) o`;
}

/**
 * The ids of the owners' first outputs, before the other conditions: few rows are joined, even for many
 * owners.
 */
export function nearestIds(request: UtxoRequest, { chain }: ListedChain): RawBuilder<unknown> {
  const { shape, value } = request;
  const [sort, tie] = keyOf("a", shape);
  const ofOne = sql`select a.utxo_id, ${sort} as sort from ${ownersTable(chain, shape)} a
    where ${ofOwner(request)} ${inOrder(request, [sort, tie])}`;
  return sql`select c.utxo_id from (select distinct c.utxo_id, c.sort from unnest(${value("owners", "bytea[]")}) asked
      cross join lateral (${most(request, ofOne, { limit: "few" })}) c) c
    ${inOrder(request, keyOf("c", shape))} limit ${value("few", "int")}`;
}

/**
 * Outputs of the P-Chain with one owner, including spent ones: the table of owners has only outputs of
 * several. The index gives the place of each; outputs that are among the first of all are then read from
 * their places.
 *
 * The whole address is compared in a form that the planner takes for true of every other row: it believes that an index has a few rows of
 * any address, and would sort them all.
 */
export function ofSoleOwners(request: UtxoRequest, listed: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = request;
  const [sort] = keyOf("u", shape);
  const ofOne = mostByShortTie(request, sql`u.ctid as place, ${sort} as sort, u.utxo_id`, sql`p_utxo u`, [
    sql`u.network = ${value("network", "int")} and ${sql.raw(hasSoleOwner("u"))}`,
    sql`${sql.raw(ownerKeyOf("u"))} = ${sql.raw(ownerKey("asked"))}`,
    // Said once more where it bounds the index.
    shape.bounded && shape.sortBy === "amount"
      ? sql`u.amount >= ${value("minAmount", "numeric")}`
      : undefined,
    sql`case when u.addresses[1] = asked then ${matches("u", heightOf(request), request)} end`,
  ]);
  return sql`select ${listed.own(snapshot)} from (
      select c.place from unnest(${value("owners", "bytea[]")}) asked cross join lateral (${ofOne}) c
      ${inOrder(request, keyOf("c", shape))} limit ${value("limit", "int")}) c
    join p_utxo u on u.ctid = c.place ${ownJoins(request, listed)}`;
}
