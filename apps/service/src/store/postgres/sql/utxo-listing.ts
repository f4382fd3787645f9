/** Lists one chain's outputs: those that it created or imported, and those that others exported to it. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { ChainAlias } from "../../../domain/network.ts";
import type { UtxoFilter } from "../../utxo.ts";
import { byteList, bytes } from "./bytes.ts";
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
    // The addresses can spend it together: enough of its owners are among them. One is, or the output would not have been found.
    addresses &&
      // The subquery has the list read once, not from its text for each output.
      sql`(${column("threshold")} <= 1 or (select count(*) from unnest(${column("addresses")}) owner
        where owner = any((select ${byteList(addresses)})::bytea[])) >= ${column("threshold")})`,
  ]);
}

/** What an output `u` of the chain's own table must be. */
function ownConditions({ snapshot: { height } }: Window, filter: ListedFilter): RawBuilder<unknown> {
  return allOf([
    matches("u", height, filter),
    sql`(u.created_on is null or m.time is null)`,
    filter.includeSpent
      ? undefined
      : sql`coalesce(u.consumed_height > ${height}::bigint, true) and k.consuming_tx is null`,
  ]);
}

/** Joins of an output `u` of the chain's own table. */
const ownJoins = ({ snapshot }: Window, { chain, joins }: ListedChain): RawBuilder<unknown> =>
  sql`${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u")}`;

/** Owners whose outputs are listed; undefined for outputs of all owners, spent ones too, which need no table of owners. */
const ownersOf = ({ addresses, includeSpent }: ListedFilter): readonly string[] | undefined =>
  addresses ?? (includeSpent ? undefined : [WHOLE_CHAIN]);

/** The rows `a` of one owner `asked` that follow the last page. */
function ofOwner(window: Window, filter: ListedFilter): RawBuilder<unknown> {
  const { includeSpent, assetId, minAmount } = filter;
  return allOf([
    sql`a.network = ${window.networkId} and a.address = asked`,
    // Without a bound there is no condition, which could make an index by amount seem useful.
    minAmount === "0" ? undefined : sql`a.amount >= ${minAmount}::numeric`,
    !includeSpent && assetId ? sql`a.asset_id = ${bytes(assetId)}` : undefined,
    afterKey(keysetOf("a", filter), window),
  ]);
}

const ownersTable = (chain: ChainAlias, { includeSpent }: ListedFilter): RawBuilder<unknown> =>
  tableOf(chain, includeSpent ? "utxo_address" : "unspent");

/** Outputs that the chain created, and those imported from a chain whose export is not indexed (yet). */
function ownUtxos(window: Window, filter: ListedFilter, listed: ListedChain): RawBuilder<unknown> {
  const { chain, own } = listed;
  const owners = ownersOf(filter);
  if (owners === undefined) {
    const key = keysetOf("u", filter);
    return sql`select ${own} from ${tableOf(chain, "utxo")} u ${ownJoins(window, listed)}
      where u.network = ${window.networkId} and ${ownConditions(window, filter)} and ${afterKey(key, window)} ${ordered(key, window)}`;
  }
  // Each owner's first outputs come from its index in order; together they hold the first of all.
  return sql`select distinct on (o."utxoId") o.* from unnest(${byteList(owners)}) asked cross join lateral (
      select ${own} from ${ownersTable(chain, filter)} a
      join ${tableOf(chain, "utxo")} u on u.network = a.network and u.utxo_id = a.utxo_id ${ownJoins(window, listed)}
      where ${ofOwner(window, filter)} and ${ownConditions(window, filter)}
      ${ordered(keysetOf("a", filter), window)}) o`;
}

/** Outputs that are looked at beyond a page: some cannot be spent by the addresses, some are spent or imported elsewhere. */
const SPARE = 32;

/** The ids of the owners' first outputs, whatever else is asked of them: so that few are joined, however many owners there are. */
function nearestIds(
  window: Window,
  filter: ListedFilter,
  chain: ChainAlias,
  owners: readonly string[],
): RawBuilder<unknown> {
  const few = { ...window, limit: window.limit + SPARE };
  const key = keysetOf("a", filter);
  const merged: Keyset = { ...key, sort: sql`c.sort`, tie: sql`c.utxo_id` };
  return sql`select c.utxo_id from (select distinct c.utxo_id, c.sort from unnest(${byteList(owners)}) asked cross join lateral (
      select a.utxo_id, ${key.sort} as sort from ${ownersTable(chain, filter)} a
      where ${ofOwner(window, filter)} ${ordered(key, few)}) c) c ${ordered(merged, few)}`;
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
  const key = keysetOf("f", filter);
  const forThis = sql`f.consumed_on = ${bytes(chainIds[listed.chain])}`;
  // Of some owners they are found by the owners and then sorted; neither of the indexes with all exported outputs is to be read for them.
  const [found, exported] =
    addresses === undefined
      ? [key, forThis]
      : [{ ...key, sort: sql`(${key.sort} + 0)` }, sql`f.consumed_on is not null and (${forThis}) is true`];
  return sql`select ${listed.foreign(route)} from ${tableOf(maker.chain, "utxo")} f
    left join ${tableOf(listed.chain, "utxo")} u on u.network = f.network and u.utxo_id = f.utxo_id
      and u.consumed_height <= ${snapshot.height}::bigint ${listed.joins("f")}
    where ${allOf([
      sql`f.network = ${networkId} and ${exported}`,
      addresses && sql`f.addresses && ${byteList(addresses)}`,
      matches("f", maker.height, filter),
      includeSpent ? undefined : sql`u.utxo_id is null`,
      afterKey(found, window),
    ])} ${ordered(found, window)}`;
}

/** Of the outputs that were looked at first, how many there are and how many belong to the listing. */
interface Looked {
  readonly looked: number;
  readonly fitting: number;
}

/** @param item converts a row */
export async function listChainUtxos<Row extends object, Item>(
  db: Db,
  window: Window,
  filter: ListedFilter,
  listed: ListedChain,
  item: (row: Row) => Item,
): Promise<Slice<Item>> {
  const { chain, own } = listed;
  const keyset = keysetOf("o", filter);
  const others = [
    ...(filter.includeSpent ? [] : [laterSpent(window, filter, listed)]),
    ...otherChains(chain, window.snapshot).map((maker) => foreignUtxos(window, filter, listed, maker)),
  ];
  const page = (first: RawBuilder<unknown>) =>
    sql`select o.*, ${keyColumns(keyset)} from (${sql.join(
      [first, ...others].map((part) => sql`(${part})`),
      sql` union all `,
    )}) o ${ordered(keyset, window)}`;
  const owners = ownersOf(filter);
  if (owners !== undefined) {
    const { rows } = await sql<Row & Keyed & Looked>`
      with nearest as materialized (${nearestIds(window, filter, chain, owners)}),
      fitting as materialized (select ${own} from nearest a
        join ${tableOf(chain, "utxo")} u on u.network = ${window.networkId} and u.utxo_id = a.utxo_id ${ownJoins(window, listed)}
        where ${ownConditions(window, filter)})
      select o.*, n.* from (select (select count(*) from nearest) as looked, (select count(*) from fitting) as fitting) n
        left join (${page(sql`select * from fitting`)}) o on true ${ordered(keyset, window)}`.execute(db);
    const { looked = 0, fitting = 0 } = rows[0] ?? {};
    // All outputs were looked at, or the page ends before the first that was not.
    if (looked <= window.limit + SPARE || fitting > window.limit) {
      const found = rows.flatMap(
        ({ looked: _looked, fitting: _fitting, ...row }) =>
          row.keySort === null ? [] : [row as unknown as Row & Keyed], // without the counts
      );
      return slice(found, window, item);
    }
  }
  const { rows } = await sql<Row & Keyed>`${page(ownUtxos(window, filter, listed))}`.execute(db);
  return slice(rows, window, item);
}
