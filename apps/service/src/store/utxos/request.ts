/** A request for outputs: the shape of its statement, and the values that it gives the statement. */

import { type RawBuilder, sql } from "kysely";
import type { Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import { allOf } from "../sql/condition.ts";
import type { ParameterType } from "../sql/statement.ts";
import type { SqlHeights } from "./crossing.ts";

export interface UtxoFilter {
  readonly addresses?: readonly string[] | undefined;
  /** Decimal, inclusive. */
  readonly minAmount: string;
  readonly includeSpent: boolean;
  readonly sortBy: "timestamp" | "amount";
  /** Ids of the network's chains, by alias. */
  readonly chainIds: { readonly [alias in ChainAlias]: string };
}

/** The chains that an output of another chain came from and went to. */
export interface Route {
  readonly createdOn: RawBuilder<unknown>;
  readonly consumedOn: RawBuilder<unknown>;
}

/** The listed chain, and the columns that only its rows have. */
export interface ListedChain {
  readonly chain: ChainAlias;
  /** Columns of an output `u` of the chain's own table, with `m` and `k` of crossing.ts. */
  own(snapshot: SqlHeights): RawBuilder<unknown>;
  /** The same columns of an output `f` of another chain, and of `u`, which spent it or is missing. */
  foreign(route: Route): RawBuilder<unknown>;
  /** Further joins of an output of the alias. */
  joins(alias: "u" | "f", snapshot: SqlHeights): RawBuilder<unknown>;
}

export interface ListedFilter extends UtxoFilter {
  /** Null for AVAX. */
  readonly assetId?: string | null | undefined;
}

/** Stands among the owners of unspent outputs for the whole chain. */
export const WHOLE_CHAIN = "0x";

/** A page of the interface has 100 items at most. */
export const PAGE = 101;
export const LARGE = 10_000;

/** Outputs that are looked at beyond a page: some cannot be spent by the addresses, some are spent or imported elsewhere. */
export const SPARE = 32;

/** The shape of the statement. */
export type Shape = {
  readonly order: Window["order"];
  readonly sortBy: UtxoFilter["sortBy"];
  /** True when the listing continues behind a position. */
  readonly continued: boolean;
  /** The owners of the outputs: addresses, or all; unspent ones of all have an owner of their own. */
  readonly owners: "addresses" | "whole chain" | "any";
  readonly includeSpent: boolean;
  /** True when small outputs are left out. */
  readonly bounded: boolean;
  readonly asset: "any" | "avax" | "other";
  /** The number of outputs to inspect: a few more than a page has, or as many as needed. */
  readonly looked: "first" | "all";
  /** True when a page has more items than one of the interface. */
  readonly large: boolean;
} & {
  /** True when the snapshot has a height of the chain. */
  readonly [chain in ChainAlias]: boolean;
};

export interface Values {
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
  /** The number inspected first. */
  readonly few: number;
}

/** A request's shape, and its values as parameters. */
export interface UtxoRequest {
  readonly shape: Shape;
  value(name: keyof Values, type: ParameterType): RawBuilder<never>;
  readonly snapshot: SqlHeights;
}

const assetOf = ({ assetId }: ListedFilter): Shape["asset"] =>
  assetId === undefined ? "any" : assetId === null ? "avax" : "other";

export function ownersOf({ addresses, includeSpent }: ListedFilter): Shape["owners"] {
  if (addresses) return "addresses";
  return includeSpent ? "any" : "whole chain";
}

export function shapeOf(window: Window, filter: ListedFilter, looked: Shape["looked"]): Shape {
  const { heights = {} } = window.snapshot;
  return {
    order: window.order,
    sortBy: filter.sortBy,
    continued: window.after !== undefined,
    owners: ownersOf(filter),
    includeSpent: filter.includeSpent,
    bounded: filter.minAmount !== "0",
    asset: assetOf(filter),
    "p-chain": heights["p-chain"] !== undefined,
    "x-chain": heights["x-chain"] !== undefined,
    "c-chain": heights["c-chain"] !== undefined,
    looked,
    large: window.limit >= PAGE,
  };
}

export function valuesOf({ networkId, snapshot, after, limit }: Window, filter: ListedFilter): Values {
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

export function matches(
  alias: "u" | "f",
  height: RawBuilder<number>,
  { shape, value }: UtxoRequest,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return allOf([
    sql`${column("height")} <= ${height}`,
    shape.bounded ? sql`${column("amount")} >= ${value("minAmount", "numeric")}` : undefined,
    shape.asset === "any"
      ? undefined
      : sql`${column("asset_id")} ${shape.asset === "avax" ? sql`is null` : sql`= ${value("asset", "bytea")}`}`,
    // The addresses can spend it together: enough of its owners are among them. One is, or the output would
    // not have been found.
    shape.owners === "addresses"
      ? // The subquery has the list read once, not from its text for each output.
        sql`(${column("threshold")} <= 1 or (select count(*) from unnest(${column("addresses")}) owner
        where owner = any((select ${value("owners", "bytea[]")})::bytea[])) >= ${column("threshold")})`
      : undefined,
  ]);
}

export const heightOf = ({ value }: UtxoRequest): RawBuilder<number> => value("height", "bigint");
