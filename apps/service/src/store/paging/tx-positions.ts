/**
 * The positions of the transactions of a page, by indexes alone: the number of rows read equals the number
 * returned, for a history of any length. All three chains have tables of these columns.
 */

import type { Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { Parameter } from "../sql/statement.ts";
import { tablePrefix } from "../utxos/crossing.ts";

/** The X- and C-Chain have no L1 validations and no stake. */
export interface TransactionFilter {
  /** One transaction; excludes the others. */
  readonly txId?: string | undefined;
  readonly addresses?: readonly string[] | undefined;
  readonly l1ValidationId?: string | undefined;
  /** An asset of the X-Chain; null for AVAX. Not together with addresses. */
  readonly assetId?: string | null | undefined;
  readonly types?: readonly string[] | undefined;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  /** Only transactions whose stake is locked now. */
  readonly staking?: boolean | undefined;
}

/** The conditions and the order of a listing. */
export type PositionShape = {
  readonly order: "asc" | "desc";
  /** True when the listing continues behind a position. */
  readonly continued: boolean;
  readonly by: "chain" | "transaction" | "addresses" | "asset" | "validation" | "validation and addresses";
  readonly types: boolean;
  readonly after: boolean;
  readonly before: boolean;
  readonly staking: boolean;
  /** True when more than a page is read: by an export. */
  readonly large: boolean;
};

export interface PositionValues {
  readonly network: number;
  readonly height: number;
  /** One more than the page's items. */
  readonly limit: number;
  readonly lastHeight: number;
  readonly lastIdx: number;
  readonly txId: string;
  readonly addresses: readonly string[];
  readonly validation: string;
  readonly asset: string;
  readonly types: readonly string[];
  readonly after: number;
  readonly before: number;
  /** The height of the snapshot; -1 for a chain that it does not have. */
  readonly pHeight: number;
  readonly xHeight: number;
  readonly cHeight: number;
}

/** Stands for AVAX among the assets of transactions: nearly all have it. */
const AVAX_KEY = "0x";

/** A page of the interface has 100 items at most. */
const PAGE = 101;

function selectorOf({ txId, assetId, l1ValidationId, addresses }: TransactionFilter): PositionShape["by"] {
  if (txId !== undefined) return "transaction";
  if (assetId !== undefined) return "asset";
  if (l1ValidationId === undefined) return addresses ? "addresses" : "chain";
  return addresses ? "validation and addresses" : "validation";
}

export const shapeOf = ({ order, after: key, limit }: Window, filter: TransactionFilter): PositionShape => ({
  order,
  continued: key !== undefined,
  by: selectorOf(filter),
  types: filter.types !== undefined,
  after: filter.after !== undefined,
  before: filter.before !== undefined,
  staking: filter.staking === true,
  large: limit >= PAGE,
});

export const valuesOf = (
  { networkId, snapshot, after: key, limit }: Window,
  filter: TransactionFilter,
): PositionValues => ({
  network: networkId,
  height: snapshot.height,
  limit: limit + 1,
  lastHeight: Number(key?.sort ?? 0),
  lastIdx: Number(key?.tie ?? 0),
  txId: filter.txId ?? "0x",
  addresses: filter.addresses ?? [],
  validation: filter.l1ValidationId ?? "0x",
  asset: filter.assetId ?? AVAX_KEY,
  types: filter.types ?? [],
  after: filter.after ?? 0,
  before: filter.before ?? 0,
  pHeight: snapshot.heights?.["p-chain"] ?? -1,
  xHeight: snapshot.heights?.["x-chain"] ?? -1,
  cHeight: snapshot.heights?.["c-chain"] ?? -1,
});

/** Text of `order by … limit …`: PostgreSQL plans for the number, and stops at the page's own limit. */
const first = (alias: string, { order, large }: PositionShape): string =>
  `order by ${alias}.height ${order}, ${alias}.idx ${order} limit ${large ? 10_000 : PAGE}`;

/**
 * Heights within a time span, from the index of blocks by time: transactions are found by height. Transactions of the X-Chain from before it
 * had blocks are at height 0, so there the span may begin.
 */
function withinTimes(
  chain: ChainAlias,
  alias: string,
  { after, before }: PositionShape,
  value: Parameter<PositionValues>,
): string[] {
  const block = `${tablePrefix[chain]}_block b where b.network = ${value("network", "int")}`;
  const bounds: string[] = [];
  if (after) {
    const lowest = `(select b.height from ${block} and b.time > ${value("after", "bigint")} order by b.time, b.height limit 1)`;
    bounds.push(
      chain === "x-chain"
        ? `${alias}.height >= (case when exists (select from x_tx h where h.network = ${value("network", "int")} and h.height = 0
            and h.time > ${value("after", "bigint")}) then 0 else ${lowest} end)`
        : `${alias}.height >= ${lowest}`,
    );
  }
  if (before) {
    const highest = `(select b.height from ${block} and b.time < ${value("before", "bigint")} order by b.time desc, b.height desc limit 1)`;
    bounds.push(`${alias}.height <= ${chain === "x-chain" ? `coalesce(${highest}, 0)` : highest}`);
  }
  // The time itself decides only where blocks do not.
  if (chain === "x-chain") {
    if (after) bounds.push(`${alias}.time > ${value("after", "bigint")}`);
    if (before) bounds.push(`${alias}.time < ${value("before", "bigint")}`);
  }
  return bounds;
}

function conditions(
  chain: ChainAlias,
  alias: string,
  shape: PositionShape,
  value: Parameter<PositionValues>,
): string {
  const { order, continued } = shape;
  const position = `(${alias}.height, ${alias}.idx)`;
  return [
    `${alias}.network = ${value("network", "int")}`,
    `${alias}.height <= ${value("height", "bigint")}`,
    ...(continued
      ? [
          `${position} ${order === "asc" ? ">" : "<"} (${value("lastHeight", "bigint")}, ${value("lastIdx", "int")})`,
        ]
      : []),
    ...withinTimes(chain, alias, shape, value),
  ].join(" and ");
}

/** The conditions that a listing adds to the conditions of its shape. */
export interface More {
  /** A condition on the positions of an alias. */
  readonly condition?: (alias: string) => string;
  /** Where transactions `t` of the whole chain are read, up to a condition. Default: the chain's table. */
  readonly from?: string;
}

/** A query for the positions `height, idx`, in order and at most as many as the page has. */
export function positions(
  chain: ChainAlias,
  shape: PositionShape,
  value: Parameter<PositionValues>,
  { condition, from }: More = {},
): string {
  const { order, by, types } = shape;
  const prefix = tablePrefix[chain];
  const limit = `limit ${value("limit", "int")}`;
  const most = (alias: string, query: string) =>
    `select ${alias}.height, ${alias}.idx from (${query}) ${alias} ${limit}`;
  const all = (alias: string) =>
    `${conditions(chain, alias, shape, value)}${condition ? ` and ${condition(alias)}` : ""}`;
  // A key's transactions are in order by type: its types are found by skipping from one to the next. The first positions of each
  // type of each key hold the first of all.
  const ofKeys = (table: string, key: string, keys: string) => {
    const rows = `${prefix}_${table}`;
    const least = (more: string) => `select n.type from ${rows} n
      where n.network = ${value("network", "int")} and n.${key} = one_key ${more} order by n.type limit 1`;
    const ownTypes = `(with recursive own (one_type) as (
        (${least("")}) union all select (${least("and n.type > own.one_type")}) from own where own.one_type is not null)
      select one_type from own where one_type is not null)`;
    return `select c.height, c.idx from unnest(${keys}) one_key
      cross join lateral ${types ? `unnest(${value("types", "text[]")})` : ownTypes} as of_type (one_type)
      cross join lateral (${most(
        "k",
        `select a.height, a.idx from ${rows} a
        where a.${key} = one_key and a.type = one_type and ${all("a")} ${first("a", shape)}`,
      )}) c`;
  };
  // Imports that concern an address only through the outputs they spend: it has not signed them.
  const importsOf = () => `select c.height, c.idx from unnest(${value("addresses", "bytea[]")}) one_key
      cross join lateral (${most(
        "k",
        `select a.height, a.idx from ${prefix}_import_owner a
        where a.address = one_key and ${conditions(chain, "a", shape, value)}
          and a.source_height <= case a.source when 'p' then ${value("pHeight", "bigint")}
            when 'x' then ${value("xHeight", "bigint")} else ${value("cHeight", "bigint")} end
          ${types ? `and 'ImportTx' = any(${value("types", "text[]")})` : ""} ${first("a", shape)}`,
      )}) c`;
  const candidates = {
    chain: () => `select t.height, t.idx from ${from ?? `${prefix}_tx t where`} ${all("t")}
      ${types ? `and t.type = any(${value("types", "text[]")})` : ""} ${first("t", shape)}`,
    transaction: () => `select t.height, t.idx from ${prefix}_tx t
      where t.tx_id = ${value("txId", "bytea")} and ${all("t")} ${first("t", shape)}`,
    addresses: () =>
      `${ofKeys("tx_address", "address", value("addresses", "bytea[]"))}
      ${shape.staking ? "" : `union all ${importsOf()}`}`,
    // Assets are of the X-Chain, as validations are of the P-Chain.
    asset: () => ofKeys("tx_asset", "asset_id", `array[${value("asset", "bytea")}]`),
    validation: () => ofKeys("tx_validation", "validation_id", `array[${value("validation", "bytea")}]`),
    // A validation has few transactions; each is looked up among the transactions of the addresses.
    "validation and addresses": () => `select v.height, v.idx from p_tx_validation v
      where v.validation_id = ${value("validation", "bytea")} and ${all("v")}
      ${types ? `and v.type = any(${value("types", "text[]")})` : ""}
      and exists (select from p_tx_address o where o.network = v.network and o.address = any(${value("addresses", "bytea[]")})
        and o.type = v.type and o.height = v.height and o.idx = v.idx) ${first("v", shape)}`,
  }[by]();
  return `select distinct p.height, p.idx from (${candidates}) p order by p.height ${order}, p.idx ${order} ${limit}`;
}
