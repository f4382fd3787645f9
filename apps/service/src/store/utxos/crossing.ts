/**
 * Combines the chains' rows about outputs that crossed between them. A chain stores the outputs that it
 * created, with owners and a time, and the outputs that it imported, which have neither: it knows them from
 * the import only. An output that crossed is in both tables under the same id; in the table of the importing
 * chain it is spent.
 */

import { type RawBuilder, sql } from "kysely";
import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import type { Sql } from "../sql/statement.ts";

/** The tables of the chains begin with these letters. */
export const tablePrefix = {
  "p-chain": "p",
  "x-chain": "x",
  "c-chain": "c",
} as const satisfies { readonly [chain in ChainAlias]: string };

/** One of a chain's tables, such as `x_utxo`. */
export const tableOf = (chain: ChainAlias, noun: string): RawBuilder<unknown> =>
  sql.table(`${tablePrefix[chain]}_${noun}`);

/** The heights of a snapshot, as values or as parameters of a statement. */
export interface SqlHeights {
  readonly height: Sql<number>;
  readonly heights?: { readonly [chain in ChainAlias]?: Sql<number> | undefined } | undefined;
}

/** Another chain, visible in the snapshot up to a height. */
export interface OtherChain {
  readonly chain: ChainAlias;
  readonly height: Sql<number>;
}

export function otherChains(chain: ChainAlias, { heights = {} }: SqlHeights): OtherChain[] {
  return CHAIN_ALIASES.flatMap((other) => {
    const height = heights[other];
    return other === chain || height === undefined ? [] : [{ chain: other, height }];
  });
}

/** The condition that an output of the alias's table was imported from another chain. */
export const imported = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.created_on`)} is not null`;

/** The condition that an output of the alias's table was exported to another chain. */
export const exported = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.consumed_on`)} is not null`;

/** The outputs with the id of `u` in the other chains' tables; without other chains, no row with the same columns. */
function sameOutput(
  others: readonly OtherChain[],
  columns: (chain: ChainAlias) => RawBuilder<unknown>,
  holds: (other: OtherChain) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = others.map(
    (other) => sql`select ${columns(other.chain)} from ${tableOf(other.chain, "utxo")} t
      where t.network = u.network and t.utxo_id = u.utxo_id and ${holds(other)}`,
  );
  const none = sql`select ${columns("x-chain")} from x_utxo t where false`;
  return sql.join(parts.length > 0 ? parts : [none], sql` union all `);
}

/** Fields of an output from the chain that created it. */
export const MADE_COLUMNS = ["locktime", "threshold", "addresses", "height", "time"] as const;

/** Joins `m`: the row of an output `u` from the chain that created it, when `u` was imported. */
export function withMaker(chain: ChainAlias, snapshot: SqlHeights): RawBuilder<unknown> {
  const columns = sql.raw(MADE_COLUMNS.map((column) => `t.${column}`).join(", "));
  const made = sameOutput(
    otherChains(chain, snapshot),
    () => columns,
    ({ height }) => sql`${imported("u")} and t.height <= ${height}::bigint`,
  );
  return sql`left join lateral (${made}) m on true`;
}

/** Signatures are not stored for inputs of the P-Chain. */
export const signaturesOf = (chain: ChainAlias, alias: string): RawBuilder<unknown> =>
  chain === "p-chain" ? sql`null::bytea` : sql.ref(`${alias}.signatures`);

/** Joins `k`: the row of an output `u` from the chain that imported it, when `u` was exported. */
export function withTaker(chain: ChainAlias, snapshot: SqlHeights): RawBuilder<unknown> {
  const taken = sameOutput(
    otherChains(chain, snapshot),
    (other) =>
      sql`t.consuming_tx, t.consumed_height, t.consumed_time, ${signaturesOf(other, "t")} as signatures`,
    ({ height }) => sql`${exported("u")} and t.consumed_height <= ${height}::bigint`,
  );
  return sql`left join lateral (${taken}) k on true`;
}

/** A column of the spend of an output `u`, up to a height; of the chain that imported it where it was exported. */
export const spendColumn = (column: string, height: Sql<number>): RawBuilder<unknown> =>
  sql`case when u.consumed_height <= ${height}::bigint then ${sql.ref(`u.${column}`)}
      else ${sql.ref(`k.${column}`)} end`;

/**
 * Columns of an output `u` from the chain that created it, or, if that row does not exist, from the chain
 * that imported it, with the signers as owners. The last column tells if its owners are known.
 */
const madeOf = (column: (typeof MADE_COLUMNS)[number]): RawBuilder<unknown> => {
  const own = column === "addresses" ? sql`coalesce(u.signers, u.addresses)` : sql.ref(`u.${column}`);
  return sql`case when m.time is null then ${own} else ${sql.ref(`m.${column}`)} end`;
};

export const made = {
  locktime: madeOf("locktime"),
  threshold: madeOf("threshold"),
  addresses: madeOf("addresses"),
  height: madeOf("height"),
  time: madeOf("time"),
  ownersKnown: sql`u.signers is null or m.time is not null`,
};
