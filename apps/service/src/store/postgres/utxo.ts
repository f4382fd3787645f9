/** Lists outputs as they are at a snapshot. */

import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../domain/listing.ts";
import type { UtxoRow } from "../rows.ts";
import type { UtxoFilter } from "../store.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "./keyset.ts";
import { allOf } from "./staker.ts";

const factColumns = sql.raw(
  [
    "utxo_id",
    "tx_id",
    "output_index",
    "asset_id",
    "amount",
    "locktime",
    "stakeable_locktime",
    "threshold",
    "addresses",
    "kind",
    "reward_type",
    "created_on",
    "consumed_on",
    "height",
    "time",
    "emitting_tx",
    "stake_start",
    "stake_end",
  ]
    .map((column) => `u.${column}`)
    .join(", "),
);

/** The columns of a UtxoRow from the alias `u`; what the snapshot has not seen yet is null. */
export function utxoColumns({ height }: Snapshot): RawBuilder<unknown> {
  const spent = sql`u.consumed_height <= ${height}::bigint`;
  return sql`${factColumns},
    case when ${spent} then u.consuming_tx end as consuming_tx,
    case when ${spent} then u.consumed_height end as consumed_height,
    case when ${spent} then u.consumed_time end as consumed_time,
    (u.kind = 'STAKE' and coalesce(u.returned_height > ${height}::bigint, true)) as staked`;
}

/** Conditions on an output `u`. */
function matches(
  { snapshot }: Window,
  { addresses, includeSpent, minAmount }: UtxoFilter,
): RawBuilder<unknown> {
  return allOf([
    sql`u.height <= ${snapshot.height}::bigint and u.amount >= ${minAmount}::numeric`,
    includeSpent ? undefined : sql`coalesce(u.consumed_height > ${snapshot.height}::bigint, true)`,
    // The addresses can spend it together: enough of its owners are among them.
    addresses &&
      sql`(select count(*) from unnest(u.addresses) owner where owner = any(${addresses}::text[])) >= u.threshold`,
  ]);
}

const keyColumn = { timestamp: "time", amount: "amount" } as const;

function keysetOf(alias: "u" | "a", { sortBy }: UtxoFilter): Keyset {
  return {
    sort: sql.ref(`${alias}.${keyColumn[sortBy]}`),
    sortType: sortBy === "amount" ? "numeric" : "bigint",
    tie: sql.ref(`${alias}.utxo_id`),
    tieType: "text",
  };
}

/** Each address's first outputs come from its index in order; together they hold the first of all. */
function ofAddresses(window: Window, filter: UtxoFilter, addresses: readonly string[]): RawBuilder<unknown> {
  const keyset = keysetOf("a", filter);
  return sql`(select distinct on (u.utxo_id) u.* from unnest(${addresses}::text[]) asked
    cross join lateral (
      select u.* from p_utxo_address a join p_utxo u on u.network = a.network and u.utxo_id = a.utxo_id
      where a.network = ${window.networkId} and a.address = asked and ${afterKey(keyset, window)} and ${matches(window, filter)}
      ${ordered(keyset, window)}) u)`;
}

export async function listUtxos(
  db: Kysely<unknown>,
  window: Window,
  filter: UtxoFilter,
): Promise<Slice<UtxoRow>> {
  const keyset = keysetOf("u", filter);
  const { addresses } = filter;
  const source = addresses ? ofAddresses(window, filter, addresses) : sql`p_utxo`;
  const conditions = addresses
    ? sql`true`
    : sql`u.network = ${window.networkId} and ${afterKey(keyset, window)} and ${matches(window, filter)}`;
  const { rows } = await sql<UtxoRow & Keyed>`
    select ${utxoColumns(window.snapshot)}, ${keyColumns(keyset)} from ${source} u where ${conditions}
    ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, ({ key_sort: _sort, key_tie: _tie, ...row }) => row);
}
