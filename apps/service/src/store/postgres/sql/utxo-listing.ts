/** Lists one chain's outputs: those that it created or imported, and those that others exported to it. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import { CHAIN_ALIASES, type ChainAlias } from "../../../domain/network.ts";
import type { UtxoFilter } from "../../utxo.ts";
import type { Value } from "./array-literal.ts";
import { allOf } from "./condition.ts";
import { type OtherChain, otherChains, type SqlHeights, tableOf, withMaker, withTaker } from "./crossing.ts";
import type { Db } from "./database.ts";
import { consumedIds } from "./packed-inputs.ts";
import { hasSoleOwner, ownerKey, ownerKeyOf } from "./sole-owner.ts";
import { inline, type ParameterType, statements } from "./statement.ts";

/** The listed chain, and the columns that only its rows have. */
export interface ListedChain {
  readonly chain: ChainAlias;
  /** Columns of an output `u` of the chain's own table, with `m` and `k` of crossing.ts. */
  own(snapshot: SqlHeights): RawBuilder<unknown>;
  /** The same columns of an output `f` that another chain created, with its `createdOn` and `consumedOn`, and of `u`, which spent it or is missing. */
  foreign(route: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Further joins of an output of the alias. */
  joins(alias: "u" | "f", snapshot: SqlHeights): RawBuilder<unknown>;
}

export interface ListedFilter extends UtxoFilter {
  /** Null for AVAX. */
  readonly assetId?: string | null | undefined;
}

/** Stands among the owners of unspent outputs for the whole chain. */
export const WHOLE_CHAIN = "0x";

/** What the statement depends on. */
type Shape = {
  readonly order: Window["order"];
  readonly sortBy: UtxoFilter["sortBy"];
  /** Whether it continues behind a position. */
  readonly continued: boolean;
  /** Whose outputs: of addresses, or of all; unspent ones of all have an owner of their own. */
  readonly owners: "addresses" | "whole chain" | "any";
  readonly includeSpent: boolean;
  /** Whether small outputs are left out. */
  readonly bounded: boolean;
  readonly asset: "any" | "avax" | "other";
  /** Whether a few more outputs than a page has are looked at, or as many as it takes. */
  readonly looked: "first" | "all";
  /** Whether a page has more items than one of the interface. */
  readonly large: boolean;
} & {
  /** Whether the snapshot has a height of the chain. */
  readonly [height in `${ChainAlias} height`]: boolean;
};

interface Values {
  readonly network: number;
  readonly height: number;
  readonly pHeight: number;
  readonly xHeight: number;
  readonly cHeight: number;
  readonly pChain: string;
  readonly xChain: string;
  readonly cChain: string;
  readonly owners: readonly string[];
  readonly minAmount: string;
  readonly asset: string;
  readonly lastSort: string;
  readonly lastTie: string;
  /** One more than the page's items. */
  readonly limit: number;
  /** As many as are looked at first. */
  readonly few: number;
}

/** A request's shape, and its values as parameters. */
interface Asked {
  readonly shape: Shape;
  value(name: keyof Values, type: ParameterType): RawBuilder<never>;
  readonly snapshot: SqlHeights;
}

const letterOf = { "p-chain": "p", "x-chain": "x", "c-chain": "c" } as const;

/** A page of the interface has 100 items at most. */
const PAGE = 101;
const LARGE = 10_000;

/** Outputs that are looked at beyond a page: some cannot be spent by the addresses, some are spent or imported elsewhere. */
const SPARE = 32;

type Alias = "u" | "a" | "f" | "o" | "p" | "c";

/** The columns of the order; those of `o`, `p` and `c` have been selected, under names of their own. */
function keyOf(
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

const lastSort = ({ shape, value }: Asked): RawBuilder<unknown> =>
  value("lastSort", shape.sortBy === "amount" ? "numeric" : "bigint");

/** Whether an output follows the last page's. */
function afterLast(asked: Asked, [sort, tie]: ReturnType<typeof keyOf>): RawBuilder<unknown> | undefined {
  if (!asked.shape.continued) return undefined;
  const beyond = sql.raw(asked.shape.order === "asc" ? ">" : "<");
  return sql`(${sort}, ${tie}) ${beyond} (${lastSort(asked)}, ${asked.value("lastTie", "bytea")})`;
}

const inOrder = ({ shape }: Asked, [sort, tie]: ReturnType<typeof keyOf>): RawBuilder<unknown> =>
  sql`order by ${sort} ${sql.raw(shape.order)}, ${tie} ${sql.raw(shape.order)}`;

/** The first rows of a query that has an order: PostgreSQL plans for the number, and stops at the page's own limit. */
function most(
  { shape, value }: Asked,
  query: RawBuilder<unknown>,
  limit: "limit" | "few" = "limit",
): RawBuilder<unknown> {
  const planned = (shape.large ? LARGE : PAGE) + (limit === "few" ? SPARE : 0);
  return sql`select n.* from (${query} limit ${sql.lit(planned)}) n limit ${value(limit, "int")}`;
}

function matches(alias: "u" | "f", height: RawBuilder<number>, { shape, value }: Asked): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("height")} <= ${height}`,
    shape.bounded ? sql`${column("amount")} >= ${value("minAmount", "numeric")}` : undefined,
    shape.asset === "any"
      ? undefined
      : sql`${column("asset_id")} ${shape.asset === "avax" ? sql`is null` : sql`= ${value("asset", "bytea")}`}`,
    // The addresses can spend it together: enough of its owners are among them. One is, or the output would not have been found.
    shape.owners === "addresses"
      ? // The subquery has the list read once, not from its text for each output.
        sql`(${column("threshold")} <= 1 or (select count(*) from unnest(${column("addresses")}) owner
        where owner = any((select ${value("owners", "bytea[]")})::bytea[])) >= ${column("threshold")})`
      : undefined,
  ]);
}

const heightOf = ({ value }: Asked): RawBuilder<number> => value("height", "bigint");

/** What an output `u` of the chain's own table must be. */
const ownConditions = (asked: Asked): RawBuilder<unknown> =>
  allOf([
    matches("u", heightOf(asked), asked),
    sql`(u.created_on is null or m.time is null)`,
    asked.shape.includeSpent
      ? undefined
      : sql`coalesce(u.consumed_height > ${heightOf(asked)}, true) and k.consuming_tx is null`,
  ]);

/** Joins of an output `u` of the chain's own table. */
const ownJoins = ({ snapshot }: Asked, { chain, joins }: ListedChain): RawBuilder<unknown> =>
  sql`${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u", snapshot)}`;

/** The rows `a` of one owner `asked` that follow the last page. */
const ofOwner = (asked: Asked): RawBuilder<unknown> =>
  allOf([
    sql`a.network = ${asked.value("network", "int")} and a.address = asked`,
    // Without a bound there is no condition, which could make an index by amount seem useful.
    asked.shape.bounded ? sql`a.amount >= ${asked.value("minAmount", "numeric")}` : undefined,
    !asked.shape.includeSpent && asked.shape.asset === "other"
      ? sql`a.asset_id = ${asked.value("asset", "bytea")}`
      : undefined,
    afterLast(asked, keyOf("a", asked.shape)),
  ]);

const ownersTable = (chain: ChainAlias, { includeSpent }: Shape): RawBuilder<unknown> =>
  tableOf(chain, includeSpent ? "utxo_address" : "unspent");

/** Outputs that the chain created, and those imported from a chain whose export is not indexed (yet). */
function ownUtxos(asked: Asked, listed: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = asked;
  const { chain } = listed;
  const network = value("network", "int");
  const own = listed.own(snapshot);
  if (shape.owners === "any") {
    const key = keyOf("u", shape);
    return most(
      asked,
      sql`select ${own} from ${tableOf(chain, "utxo")} u ${ownJoins(asked, listed)}
        where ${allOf([sql`u.network = ${network}`, ownConditions(asked), afterLast(asked, key)])} ${inOrder(asked, key)}`,
    );
  }
  // Each owner's first outputs come from its index in order; together they hold the first of all.
  const ofOne = sql`select ${own} from ${ownersTable(chain, shape)} a
    join ${tableOf(chain, "utxo")} u on u.network = ${network} and u.utxo_id = a.utxo_id ${ownJoins(asked, listed)}
    where ${ofOwner(asked)} and ${ownConditions(asked)} ${inOrder(asked, keyOf("a", shape))}`;
  return sql`select distinct on (o."utxoId") o.* from unnest(${value("owners", "bytea[]")}) asked
    cross join lateral (${most(asked, ofOne)}) o`;
}

/** The ids of the owners' first outputs, whatever else is asked of them: so that few are joined, however many owners there are. */
function nearestIds(asked: Asked, { chain }: ListedChain): RawBuilder<unknown> {
  const { shape, value } = asked;
  const [sort, tie] = keyOf("a", shape);
  const ofOne = sql`select a.utxo_id, ${sort} as sort from ${ownersTable(chain, shape)} a
    where ${ofOwner(asked)} ${inOrder(asked, [sort, tie])}`;
  return sql`select c.utxo_id from (select distinct c.utxo_id, c.sort from unnest(${value("owners", "bytea[]")}) asked
      cross join lateral (${most(asked, ofOne, "few")}) c) c
    ${inOrder(asked, keyOf("c", shape))} limit ${value("few", "int")}`;
}

/**
 * Outputs of the P-Chain, also spent ones, with one owner: the table of owners has only those of several. Each is read from where its
 * index says, and by that place once more when it is among the first of all.
 *
 * The whole address is compared in a form that the planner takes for true of every other row: it believes that an index has a few rows of
 * any address, and would sort them all.
 */
function ofSoleOwners(asked: Asked, listed: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = asked;
  const [sort, tie] = keyOf("u", shape);
  const ofOne = sql`select u.ctid as place, ${sort} as sort, u.utxo_id from p_utxo u
    where ${allOf([
      sql`u.network = ${value("network", "int")} and ${sql.raw(hasSoleOwner("u"))}`,
      sql`${sql.raw(ownerKeyOf("u"))} = ${sql.raw(ownerKey("asked"))}`,
      // Said once more where it bounds the index.
      shape.bounded && shape.sortBy === "amount"
        ? sql`u.amount >= ${value("minAmount", "numeric")}`
        : undefined,
      sql`case when u.addresses[1] = asked then ${matches("u", heightOf(asked), asked)} end`,
      afterLast(asked, [sort, tie]),
    ])} ${inOrder(asked, [sort, tie])}`;
  return sql`select ${listed.own(snapshot)} from (
      select c.place from unnest(${value("owners", "bytea[]")}) asked cross join lateral (${most(asked, ofOne)}) c
      ${inOrder(asked, keyOf("c", shape))} limit ${value("limit", "int")}) c
    join p_utxo u on u.ctid = c.place ${ownJoins(asked, listed)}`;
}

/**
 * Outputs of the snapshot that blocks after it have spent: they are found from those blocks' transactions, so that a page of a listing
 * which began a while ago costs what was spent since.
 */
function laterSpent(asked: Asked, { chain, own, joins }: ListedChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = asked;
  const network = value("network", "int");
  const height = heightOf(asked);
  // A plan that does not know the height believes that a third of all transactions came later, and reads them all. With a bound that no
  // chain reaches it believes that few did; `offset 0` keeps the order of the joins.
  const later = sql`(select t.* from ${tableOf(chain, "tx")} t where t.network = ${network}
    and t.height > ${height} and t.height < ${height} + 1000000000000 offset 0) t`;
  const spentBy = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`${from} cross join lateral (select u.* from ${tableOf(chain, "utxo")} u
      where u.network = ${network} and ${condition} offset 0) u`;
  const spent =
    chain === "p-chain"
      ? spentBy(
          sql`(select unnest(${sql.raw(consumedIds("t"))}) as utxo_id from ${later} offset 0) s`,
          sql`u.utxo_id = s.utxo_id`,
        )
      : spentBy(later, sql`u.consuming_tx = t.tx_id`);
  const key = keyOf("u", shape);
  return sql`select ${own(snapshot)} from ${spent} ${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${joins("u", snapshot)}
    where ${allOf([
      sql`u.consumed_height > ${height} and k.consuming_tx is null and (u.created_on is null or m.time is null)`,
      shape.owners === "addresses" ? sql`u.addresses && ${value("owners", "bytea[]")}` : undefined,
      matches("u", height, asked),
      afterLast(asked, key),
    ])} ${inOrder(asked, key)} limit ${value("limit", "int")}`;
}

/** Outputs that another chain exported to this one; few, and found by an index of their own. */
function foreignUtxos(asked: Asked, listed: ListedChain, maker: OtherChain): RawBuilder<unknown> {
  const { shape, value, snapshot } = asked;
  const idOf = (chain: ChainAlias) => value(`${letterOf[chain]}Chain`, "bytea");
  const route = sql`${idOf(maker.chain)} as "createdOn", null::bytea as "consumedOn"`;
  const key = keyOf("f", shape);
  const forThis = sql`f.consumed_on = ${idOf(listed.chain)}`;
  // Of some owners they are found by the owners and then sorted; neither of the indexes with all exported outputs is to be read for them.
  const byOwners = shape.owners === "addresses";
  const found = byOwners ? ([sql`(${key[0]} + 0)`, key[1]] as const) : key;
  const exported = byOwners ? sql`f.consumed_on is not null and (${forThis}) is true` : forThis;
  return sql`select ${listed.foreign(route)} from ${tableOf(maker.chain, "utxo")} f
    left join ${tableOf(listed.chain, "utxo")} u on u.network = f.network and u.utxo_id = f.utxo_id
      and u.consumed_height <= ${heightOf(asked)} ${listed.joins("f", snapshot)}
    where ${allOf([
      sql`f.network = ${value("network", "int")} and ${exported}`,
      byOwners ? sql`f.addresses && ${value("owners", "bytea[]")}` : undefined,
      matches("f", sql`${maker.height}`, asked),
      shape.includeSpent ? undefined : sql`u.utxo_id is null`,
      afterLast(asked, found),
    ])} ${inOrder(asked, found)} limit ${value("limit", "int")}`;
}

/** Of the outputs that were looked at first, how many there are and how many belong to the listing; then the key of the row. */
type Line<Row extends readonly unknown[]> = readonly [
  looked: number,
  fitting: number,
  sort: string | null,
  tie: string,
  ...row: Row,
];

/** Values of a line before those of its row. */
const HEAD = 4;

const pageOf = <Row extends readonly unknown[]>(listed: ListedChain) =>
  statements<Shape, Values, Line<Row>>((shape, parameter) => {
    const value = (name: keyof Values, type: ParameterType) => sql.raw<never>(parameter(name, type));
    const heights = Object.fromEntries(
      CHAIN_ALIASES.filter((chain) => chain !== listed.chain && shape[`${chain} height`]).map((chain) => [
        chain,
        value(`${letterOf[chain]}Height`, "bigint"),
      ]),
    );
    const asked: Asked = { shape, value, snapshot: { height: value("height", "bigint"), heights } };
    const others = [
      ...(listed.chain === "p-chain" && shape.includeSpent && shape.owners === "addresses"
        ? [ofSoleOwners(asked, listed)]
        : []),
      ...(shape.includeSpent ? [] : [laterSpent(asked, listed)]),
      ...otherChains(listed.chain, asked.snapshot).map((maker) => foreignUtxos(asked, listed, maker)),
    ];
    const [sort, tie] = keyOf("o", shape);
    const last = inOrder(asked, keyOf("p", shape));
    const page = (first: RawBuilder<unknown>) =>
      sql`select (${sort})::text as sort, ${tie} as tie, o.* from (${sql.join(
        [first, ...others].map((part) => sql`(${part})`),
        sql` union all `,
      )}) o ${inOrder(asked, [sort, tie])} limit ${value("limit", "int")}`;
    if (shape.looked === "all")
      return inline(sql`select 0, 0, p.* from (${page(ownUtxos(asked, listed))}) p ${last}`);
    return inline(sql`with nearest as materialized (${nearestIds(asked, listed)}),
      fitting as materialized (select ${listed.own(asked.snapshot)} from nearest a
        join ${tableOf(listed.chain, "utxo")} u on u.network = ${value("network", "int")} and u.utxo_id = a.utxo_id ${ownJoins(asked, listed)}
        where ${ownConditions(asked)})
      select n.looked::int, n.fitting::int, p.*
      from (select (select count(*) from nearest) as looked, (select count(*) from fitting) as fitting) n
        left join (${page(sql`select * from fitting`)}) p on true ${last}`);
  });

/** Reads pages of a chain's outputs. */
export type ReadUtxos<Item> = (db: Db, window: Window, filter: ListedFilter) => Promise<Slice<Item>>;

const assetOf = ({ assetId }: ListedFilter): Shape["asset"] =>
  assetId === undefined ? "any" : assetId === null ? "avax" : "other";

function ownersOf({ addresses, includeSpent }: ListedFilter): Shape["owners"] {
  if (addresses) return "addresses";
  return includeSpent ? "any" : "whole chain";
}

function shapeOf(window: Window, filter: ListedFilter, looked: Shape["looked"]): Shape {
  const { heights = {} } = window.snapshot;
  return {
    order: window.order,
    sortBy: filter.sortBy,
    continued: window.after !== undefined,
    owners: ownersOf(filter),
    includeSpent: filter.includeSpent,
    bounded: filter.minAmount !== "0",
    asset: assetOf(filter),
    "p-chain height": heights["p-chain"] !== undefined,
    "x-chain height": heights["x-chain"] !== undefined,
    "c-chain height": heights["c-chain"] !== undefined,
    looked,
    large: window.limit >= PAGE,
  };
}

function valuesOf({ networkId, snapshot, after, limit }: Window, filter: ListedFilter): Values {
  const { height, heights = {} } = snapshot;
  const { chainIds } = filter;
  return {
    network: networkId,
    height,
    pHeight: heights["p-chain"] ?? 0,
    xHeight: heights["x-chain"] ?? 0,
    cHeight: heights["c-chain"] ?? 0,
    pChain: chainIds["p-chain"],
    xChain: chainIds["x-chain"],
    cChain: chainIds["c-chain"],
    owners: filter.addresses ?? [WHOLE_CHAIN],
    minAmount: filter.minAmount,
    asset: filter.assetId ?? "0x",
    lastSort: after?.sort ?? "0",
    lastTie: after?.tie ?? "0x",
    limit: limit + 1,
    few: limit + SPARE + 1,
  };
}

/**
 * How pages of a chain's outputs are read.
 *
 * @param item makes an item of the values of the chain's columns
 */
export function utxosOf<Row extends readonly unknown[], Item>(
  listed: ListedChain,
  item: (row: Row) => Item,
): ReadUtxos<Item> {
  const page = pageOf<Row>(listed);
  const sliceOf = (lines: readonly Line<Row>[], { limit }: Window): Slice<Item> => {
    // The tail of a Line. A page that has none has one line, of counts alone.
    const found = lines.filter(([, , sort]) => sort !== null);
    const items = found.slice(0, limit).map((line) => item(line.slice(HEAD) as unknown as Row));
    const last = found[limit - 1];
    if (found.length <= limit || last === undefined) return { items };
    return { items, next: { sort: String(last[2]), tie: last[3] } };
  };
  return async (db, window, filter) => {
    const values: { readonly [Name in keyof Values]: Value } & Values = valuesOf(window, filter);
    if (ownersOf(filter) !== "any") {
      const lines = await page(shapeOf(window, filter, "first")).rows(db, values);
      const [looked = 0, fitting = 0] = lines[0] ?? [];
      // All outputs were looked at, or the page ends before the first that was not.
      if (looked <= window.limit + SPARE || fitting > window.limit) return sliceOf(lines, window);
    }
    return sliceOf(await page(shapeOf(window, filter, "all")).rows(db, values), window);
  };
}
