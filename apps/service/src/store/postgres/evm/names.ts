/** Metadata of the tokens among the addresses that a page shows, as SQL: read once for the page. */

import type { TokenMetadata } from "../../evm/token.ts";

/** A column of a table of the statement that holds addresses. */
export interface Shown {
  readonly from: string;
  readonly column: string;
}

/** A table `k` of the tokens among the addresses that are shown. */
export const tokenNames = (chain: string, shown: readonly Shown[]): string =>
  `k as materialized (
    select a.address, t.* from (${shown.map(({ from, column }) => `select ${column} as address from ${from}`).join(" union ")}) a
    cross join lateral (select name, symbol, decimals from evm_token t
      where t.chain = ${chain} and t.address = a.address offset 0) t
  )`;

/** Bytes in JSON. */
export const hexOf = (column: string): string => `'0x' || encode(${column}, 'hex')`;

/** What `k` has, as JSON. */
export const NAMES: string = `(select json_agg(json_build_array(${hexOf("address")}, name, symbol, decimals)) from k)`;

/** A token of that list. */
export type TokenName = readonly [
  address: string,
  name: string | null,
  symbol: string | null,
  decimals: number | null,
];

export const namesOf = (names: readonly TokenName[]): TokenMetadata[] =>
  names.map(([address, name, symbol, decimals]) => ({ address, name, symbol, decimals }));
