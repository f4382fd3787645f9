/** Metadata of the tokens among the addresses that a page shows, as SQL: read once for the page. */

import type { TokenMetadataFact } from "../../domain/evm/facts.ts";
import type { Target } from "../session/connection.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";

/** A token's metadata, as its contract reports it. */
export type TokenMetadata = Readonly<TokenMetadataFact>;

/** A column of a table of the statement that holds addresses. */
export interface Shown {
  readonly from: string;
  readonly column: string;
}

/** A table `k` of the tokens among the addresses that are shown. */
export const tokenNames = (chain: string, shown: readonly Shown[], on: Target): string =>
  `k as materialized (
    select a.address, t.* from (${shown.map(({ from, column }) => `select ${column} as address from ${from}`).join(" union ")}) a
    cross join lateral (select name, symbol, decimals from ${on.table("evm_token")} t
      where t.chain = ${chain} and t.address = a.address ${AS_WRITTEN}) t
  )`;

/** A token of `k`. */
export const tokenName = columns({
  address: "address:bytea",
  name: "name:text?",
  symbol: "symbol:text?",
  decimals: "decimals:smallint?",
}) satisfies Columns<TokenMetadata>;

/** The rows of `k` as JSON. */
export const NAMES: string = `(select json_agg(${tokenName.json()}) from k)`;
