/** Lists one chain's outputs: those that it created or imported, and those that others exported to it. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { ChainAlias } from "../../../domain/network.ts";
import type { UtxoFilter } from "../../utxo.ts";
import { anyBytes, byteList, bytes } from "./bytes.ts";
import { allOf } from "./condition.ts";
import { type OtherChain, otherChains, tableOf, withMaker, withTaker } from "./crossing.ts";
import type { Db } from "./database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "./keyset.ts";
import type { Sql } from "./statement.ts";

/** The listed chain, and the columns that only its rows have. */
export interface ListedChain {
  readonly chain: ChainAlias;
  /** Columns of an output `u` of the chain's own table, with `m` and `k` of crossing.ts. */
  readonly own: RawBuilder<unknown>;
  /** The same columns of an output `f` that another chain created, with its `createdOn` and `consumedOn`, and of `u`, which spent it or is missing. */
  foreign(route: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Further joins of an output of the alias. */
  joins(alias: "u" | "f"): RawBuilder<unknown>;
}

export interface ListedFilter extends UtxoFilter {
  /** Null for AVAX. */
  readonly assetId?: string | null | undefined;
}

/** Stands among the owners of unspent outputs for the whole chain. */
export const WHOLE_CHAIN = "0x";

const keyColumn = { timestamp: "time", amount: "amount" } as const;

/** @param alias of a table with outputs, or `o` of outputs that are read: those have fields */
function keysetOf(alias: "u" | "a" | "f" | "o", { sortBy }: UtxoFilter): Keyset {
  return {
    sort: sql.ref(`${alias}.${keyColumn[sortBy]}`),
    sortType: sortBy === "amount" ? "numeric" : "bigint",
    tie: sql.ref(alias === "o" ? "o.utxoId" : `${alias}.utxo_id`),
    tieType: "bytea",
  };
}

function matches(
  alias: "u" | "f",
  height: Sql<number>,
  { addresses, minAmount, assetId }: ListedFilter,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("height")} <= ${height}::bigint and ${column("amount")} >= ${minAmount}::numeric`,
    assetId === undefined
      ? undefined
      : sql`${column("asset_id")} ${assetId === null ? sql`is null` : sql`= ${bytes(assetId)}`}`,
    // The addresses can spend it together: enough of its owners are among them.
    addresses &&
      sql`(select count(*) from unnest(${column("addresses")}) owner where owner = ${anyBytes(addresses)}) >= ${column("threshold")}`,
  ]);
}

/** Outputs that the chain created, and those imported from a chain whose export is not indexed (yet). */
function ownUtxos(window: Window, filter: ListedFilter, listed: ListedChain): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { chain, own } = listed;
  const { addresses, includeSpent } = filter;
  const joined = sql`${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${listed.joins("u")}`;
  const conditions = (alias: "u" | "a") =>
    allOf([
      matches("u", snapshot.height, filter),
      sql`(u.created_on is null or m.time is null)`,
      includeSpent
        ? undefined
        : sql`coalesce(u.consumed_height > ${snapshot.height}::bigint, true) and k.consuming_tx is null`,
      afterKey(keysetOf(alias, filter), window),
    ]);
  if (!includeSpent) {
    const asset = filter.assetId;
    const ofAsset = asset ? sql`a.asset_id = ${bytes(asset)}` : sql`true`;
    return sql`select distinct on (o."utxoId") o.* from unnest(${byteList(addresses ?? [WHOLE_CHAIN])}) asked cross join lateral (
        select ${own} from ${tableOf(chain, "unspent")} a
        join ${tableOf(chain, "utxo")} u on u.network = a.network and u.utxo_id = a.utxo_id ${joined}
        where a.network = ${networkId} and a.address = asked and a.amount >= ${filter.minAmount}::numeric
          and ${ofAsset} and ${conditions("a")}
        ${ordered(keysetOf("a", filter), window)}) o`;
  }
  if (addresses === undefined) {
    return sql`select ${own} from ${tableOf(chain, "utxo")} u ${joined}
      where u.network = ${networkId} and ${conditions("u")} ${ordered(keysetOf("u", filter), window)}`;
  }
  // Each address's first outputs come from its index in order; together they hold the first of all.
  return sql`select distinct on (o."utxoId") o.* from unnest(${byteList(addresses)}) asked cross join lateral (
      select ${own} from ${tableOf(chain, "utxo_address")} a
      join ${tableOf(chain, "utxo")} u on u.network = a.network and u.utxo_id = a.utxo_id ${joined}
      where a.network = ${networkId} and a.address = asked and ${conditions("a")}
      ${ordered(keysetOf("a", filter), window)}) o`;
}

/**
 * Outputs of the snapshot that blocks after it have spent: they are found from those blocks' transactions, so that a page of a listing
 * which began a while ago costs what was spent since.
 */
function laterSpent(
  window: Window,
  filter: ListedFilter,
  { chain, own, joins }: ListedChain,
): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { addresses } = filter;
  const height = sql`${snapshot.height}::bigint`;
  const spent =
    chain === "p-chain"
      ? sql`(select unnest(t.consumed) as utxo_id from p_tx t where t.network = ${networkId} and t.height > ${height}) s
          join p_utxo u on u.network = ${networkId} and u.utxo_id = s.utxo_id`
      : sql`${tableOf(chain, "tx")} t join ${tableOf(chain, "utxo")} u on u.network = t.network and u.consuming_tx = t.tx_id`;
  return sql`select ${own} from ${spent} ${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u")}
    where ${allOf([
      chain === "p-chain" ? undefined : sql`t.network = ${networkId} and t.height > ${height}`,
      sql`u.consumed_height > ${height} and k.consuming_tx is null and (u.created_on is null or m.time is null)`,
      addresses && sql`u.addresses && ${byteList(addresses)}`,
      matches("u", snapshot.height, filter),
      afterKey(keysetOf("u", filter), window),
    ])} ${ordered(keysetOf("u", filter), window)}`;
}

/** Outputs that another chain exported to this one; few, and found by an index of their own. */
function foreignUtxos(
  window: Window,
  filter: ListedFilter,
  listed: ListedChain,
  maker: OtherChain,
): RawBuilder<unknown> {
  const { networkId, snapshot } = window;
  const { addresses, includeSpent, chainIds } = filter;
  const route = sql`${bytes(chainIds[maker.chain])} as "createdOn", null::bytea as "consumedOn"`;
  return sql`select ${listed.foreign(route)} from ${tableOf(maker.chain, "utxo")} f
    left join ${tableOf(listed.chain, "utxo")} u on u.network = f.network and u.utxo_id = f.utxo_id
      and u.consumed_height <= ${snapshot.height}::bigint ${listed.joins("f")}
    where ${allOf([
      sql`f.network = ${networkId} and f.consumed_on = ${bytes(chainIds[listed.chain])}`,
      addresses && sql`f.addresses && ${byteList(addresses)}`,
      matches("f", maker.height, filter),
      includeSpent ? undefined : sql`u.utxo_id is null`,
      afterKey(keysetOf("f", filter), window),
    ])} ${ordered(keysetOf("f", filter), window)}`;
}

/** @param item converts a row */
export async function listChainUtxos<Row extends object, Item>(
  db: Db,
  window: Window,
  filter: ListedFilter,
  listed: ListedChain,
  item: (row: Row) => Item,
): Promise<Slice<Item>> {
  const keyset = keysetOf("o", filter);
  const makers = otherChains(listed.chain, window.snapshot);
  const parts = [
    ownUtxos(window, filter, listed),
    ...(filter.includeSpent ? [] : [laterSpent(window, filter, listed)]),
    ...makers.map((maker) => foreignUtxos(window, filter, listed, maker)),
  ];
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const { rows } = await sql<Row & Keyed>`
    select o.*, ${keyColumns(keyset)} from (${all}) o ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, item);
}
