/** Filters requests, and their counts, in statements. */

import type { Parameter } from "../sql/statement.ts";

/** A filter of requests. A field that is undefined does not filter. */
export interface ApiLogFilter {
  readonly key?: string | undefined;
  /** Unix seconds: inclusive start and exclusive end. */
  readonly from: number;
  readonly to: number;
  readonly chainId?: string | undefined;
  readonly status?: number | undefined;
  readonly path?: string | undefined;
}

/** Values of a filter in a statement; null where it does not filter. */
export interface Filters {
  readonly key: string | null;
  readonly from: number;
  readonly to: number;
  readonly chainId: string | null;
  readonly status: number | null;
  readonly path: string | null;
}

export const filtersOf = ({ key, from, to, chainId, status, path }: ApiLogFilter): Filters => ({
  key: key ?? null,
  from,
  to,
  chainId: chainId ?? null,
  status: status ?? null,
  path: path ?? null,
});

/** A statement's kind: it reads the rows of one key, or of all keys in a time. */
export type FilterShape = { readonly keyed: boolean };

/** The condition that a row is of the key. */
export const ofKey = ({ keyed }: FilterShape, row: string, value: Parameter<Filters>): string =>
  keyed ? `${row}.key = ${value("key", "text")}` : `${value("key", "text")} is null`;

/** The condition that a row fits the rest of the filter. */
export const filtered = (row: string, value: Parameter<Filters>): string => `
  (${value("chainId", "text")} is null or ${row}.chain_id = ${value("chainId", "text")})
  and (${value("status", "int")} is null or ${row}.status = ${value("status", "int")})
  and (${value("path", "text")} is null or ${row}.path = ${value("path", "text")})`;
