/** Lists outputs of the X-Chain as they are at a snapshot, with those that the P-Chain sent to it. */

import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { XUtxoFilter, XUtxoRow } from "../x-chain.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "./keyset.ts";
import { allOf } from "./staker.ts";

/** A row of the database: the asset's columns lie beside the output's. */
export interface FlatUtxo extends Omit<XUtxoRow, "asset"> {
  name: string | null;
  symbol: string | null;
  denomination: number | null;
}

export function nestAsset<Row extends FlatUtxo>({ name, symbol, denomination, ...row }: Row) {
  const asset =
    name === null || symbol === null || denomination === null ? null : { name, symbol, denomination };
  return { ...row, asset };
}

/**
 * Columns of a FlatUtxo from `u` of x_utxo and `p` of p_utxo, either of which may be missing: an output that crossed
 * is dated and owned by the chain that made it, and spent by the chain that took it.
 */
export function xUtxoColumns({ snapshot }: Window): RawBuilder<unknown> {
  const onX = sql`u.consumed_height <= ${snapshot.height}::bigint`;
  const onP = sql`(u.consumed_on = ${PRIMARY_ID} and p.consumed_height <= ${snapshot.poll}::bigint)`;
  const made = (column: string) =>
    sql`case when u.utxo_id is null or (u.created_on = ${PRIMARY_ID} and p.utxo_id is not null)
      then ${sql.ref(`p.${column}`)} else ${sql.ref(`u.${column}`)} end as ${sql.ref(column)}`;
  const own = [
    ...["tx_id", "output_index", "asset_id", "amount", "locktime", "threshold", "addresses"],
    ...["created_on", "consumed_on", "height", "time"],
  ];
  return sql`coalesce(u.utxo_id, p.utxo_id) as utxo_id, ${sql.join(own.map(made))},
    coalesce(u.type, 'TransferOutput') as type, u.group_id, u.payload, u.bytes,
    case when ${onX} then u.consuming_tx when ${onP} then p.consuming_tx end as consuming_tx,
    case when ${onX} then u.consumed_time when ${onP} then p.consumed_time end as consumed_time,
    case when ${onX} then u.signatures end as signatures, s.name, s.symbol, s.denomination`;
}

/** The asset `s` of an output from `u` or `p`. */
export const withAsset = sql`left join x_asset s on s.network = coalesce(u.network, p.network)
  and s.asset_id = coalesce(u.asset_id, p.asset_id)`;

/** What the P-Chain knew, at the snapshot, of an output `u` that crossed. */
export const withPChain = ({ snapshot }: Window): RawBuilder<unknown> =>
  sql`left join p_utxo p on u.created_on <> u.consumed_on
  and p.network = u.network and p.utxo_id = u.utxo_id and p.height <= ${snapshot.poll}::bigint`;

const keyColumn = { timestamp: "time", amount: "amount" } as const;

function keysetOf(alias: string, { sortBy }: XUtxoFilter): Keyset {
  return {
    sort: sql.ref(`${alias}.${keyColumn[sortBy]}`),
    sortType: sortBy === "amount" ? "numeric" : "bigint",
    tie: sql.ref(`${alias}.utxo_id`),
    tieType: "text",
  };
}

/** Conditions that both chains' tables can check. */
function matches(
  alias: "u" | "p",
  height: number,
  { addresses, minAmount, assetId }: XUtxoFilter,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("height")} <= ${height}::bigint and ${column("amount")} >= ${minAmount}::numeric`,
    assetId === undefined ? undefined : sql`${column("asset_id")} = ${assetId}`,
    // The addresses can spend it together: enough of its owners are among them.
    addresses &&
      sql`(select count(*) from unnest(${column("addresses")}) owner where owner = any(${addresses}::text[])) >= ${column("threshold")}`,
  ]);
}

/** Outputs that the X-Chain made or, from a chain that is not indexed, imported. */
function ofX(window: Window, filter: XUtxoFilter): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { addresses } = filter;
  const conditions = (alias: string) =>
    allOf([
      matches("u", snapshot.height, filter),
      sql`u.created_on <> ${PRIMARY_ID} and ${afterKey(keysetOf(alias, filter), window)}`,
      filter.includeSpent
        ? undefined
        : sql`coalesce(u.consumed_height > ${snapshot.height}::bigint, true)
            and not (u.consumed_on = ${PRIMARY_ID} and coalesce(p.consumed_height <= ${snapshot.poll}::bigint, false))`,
    ]);
  const columns = xUtxoColumns(window);
  if (addresses === undefined) {
    return sql`select ${columns} from x_utxo u ${withPChain(window)} ${withAsset}
      where u.network = ${networkId} and ${conditions("u")} ${ordered(keysetOf("u", filter), window)}`;
  }
  // Each address's first outputs come from its index in order; together they hold the first of all.
  return sql`select distinct on (f.utxo_id) f.* from unnest(${addresses}::text[]) asked cross join lateral (
      select ${columns} from x_utxo_address a
      join x_utxo u on u.network = a.network and u.utxo_id = a.utxo_id ${withPChain(window)} ${withAsset}
      where a.network = ${networkId} and a.address = asked and ${conditions("a")}
      ${ordered(keysetOf("a", filter), window)}) f`;
}

/** Outputs that the P-Chain sent to the X-Chain; few, and found by an index of their own. */
function fromP(window: Window, filter: XUtxoFilter): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { addresses, xChainId, includeSpent } = filter;
  return sql`select ${xUtxoColumns(window)} from p_utxo p
    left join x_utxo u on u.network = p.network and u.utxo_id = p.utxo_id ${withAsset}
    where ${allOf([
      sql`p.network = ${networkId} and p.created_on <> p.consumed_on`,
      sql`p.created_on = ${PRIMARY_ID} and p.consumed_on = ${xChainId}`,
      addresses && sql`p.addresses && ${addresses}::text[]`,
      matches("p", snapshot.poll, filter),
      includeSpent ? undefined : sql`coalesce(u.consumed_height > ${snapshot.height}::bigint, true)`,
      afterKey(keysetOf("p", filter), window),
    ])} ${ordered(keysetOf("p", filter), window)}`;
}

export async function listXUtxos(
  db: Kysely<unknown>,
  window: Window,
  filter: XUtxoFilter,
): Promise<Slice<XUtxoRow>> {
  const keyset = keysetOf("o", filter);
  const { rows } = await sql<FlatUtxo & Keyed>`
    select o.*, ${keyColumns(keyset)} from
      ((${ofX(window, filter)}) union all (${fromP(window, filter)})) o
    ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, ({ key_sort: _sort, key_tie: _tie, ...row }) => nestAsset(row));
}
