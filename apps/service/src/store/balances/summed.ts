/** Differences between the chains where balances at a past time begin with sums (`held.ts`, `sums.ts`). */

import type { ChainAlias } from "../../domain/network.ts";
import { packedSpends } from "../packed/inputs.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { isSoleOwner } from "../utxos/sole-owner.ts";
import { isUnconditional, typeOf } from "./kind.ts";

/** Where sums have no index of a transaction: all of their block are among them. */
export const WHOLE_BLOCK = 2_147_483_647;

/** A column by which the outputs among sums are grouped: its type, and its value of an output of the alias. */
interface Group {
  readonly type: string;
  readonly of: (alias: string) => string;
}

export interface SummedChain {
  /** The table of addresses that receive outputs. */
  readonly addresses: string;
  readonly groups: { readonly [name: string]: Group };
  /** Where the last transaction among sums `s` has its index in their block, as SQL. */
  readonly idx: (alias: string) => string;
  /** Columns that the latter is written to, and their values at a time, as SQL. */
  readonly position: (network: string, time: string) => { readonly [column: string]: string };
  /**
   * The condition that all transactions in no block are before those in a block, up to a time and after it.
   */
  readonly isApart?: (network: string, time: string) => string;
  /** Outputs `u` of one owner that are found without a row of `<chain>_utxo_address`. */
  readonly owned?: (alias: string, address: string) => string;
  /**
   * A lateral query of the outputs among sums `b` of an address that a transaction `t` has spent since, with the groups and the amount;
   * undefined where only other chains spend outputs.
   */
  readonly spent?: { readonly columns: string; readonly query: (network: string) => string };
}

/** The owners of outputs as sums have them: null for the address alone. */
const owners: Group = {
  type: "bytea[]",
  of: (alias) =>
    `case when cardinality(${alias}.addresses) = 1 and ${alias}.threshold <= 1 then null else ${alias}.addresses end`,
};
const asset: Group = { type: "bytea", of: (alias) => `${alias}.asset_id` };
const threshold: Group = { type: "int", of: (alias) => `${alias}.threshold` };

const common = { asset_id: asset, addresses: owners, threshold };
const typed = { ...common, type: { type: "text", of: (alias: string) => typeOf("x-chain", alias) } };

/** The values of an output's groups, under their names. */
export const groupsOf = (groups: SummedChain["groups"], alias: string): string =>
  Object.entries(groups)
    .map(([name, { of }]) => `${of(alias)} as ${name}`)
    .join(", ");

/** The condition that a spent output `u` is among the sums `b`. */
const isAmong = (chain: ChainAlias): string =>
  `u.time <= b.time and u.amount > 0 and b.address = any(u.addresses) and ${isUnconditional(chain, "b.time", "b.height")}`;

const wholeBlocks = { idx: () => String(WHOLE_BLOCK), position: () => ({}) };

/**
 * The index of the last transaction up to a time, among the transactions before the X-Chain's first block.
 * Their times never decrease, so a binary search finds it, even among equal times.
 */
const lastOfHistory = (network: string, time: string): string => `(with recursive search (low, high) as (
    select 0::bigint, c.history::bigint from x_checkpoint c where c.network = ${network}
    union all
    select case when t.time <= ${time} then m.middle + 1 else s.low end, case when t.time <= ${time} then s.high else m.middle end
    from search s cross join lateral (select (s.low + s.high) / 2 as middle) m
    cross join lateral (select t.time from x_tx t where t.network = ${network} and t.height = 0 and t.idx = m.middle ${AS_WRITTEN}) t
    where s.low < s.high)
  select max(low) - 1 from search)`;

export const summed: { readonly [chain in ChainAlias]: SummedChain } = {
  "p-chain": {
    ...wholeBlocks,
    addresses: "p_tx_address",
    groups: common,
    owned: isSoleOwner,
    spent: {
      columns: "t.consumed, t.inputs",
      query: (
        network,
      ) => `select null::bytea as asset_id, null::bytea[] as addresses, 1 as threshold, i.amount
        from (${packedSpends("t")}) i where i.owner = b.address and i.time <= b.time and i.amount > 0
        union all
        select ${groupsOf(common, "u")}, u.amount
        from unnest(t.consumed) i (utxo_id) cross join lateral (select u.* from p_utxo u
          where u.network = ${network} and u.utxo_id = i.utxo_id ${AS_WRITTEN}) u
        where ${isAmong("p-chain")}`,
    },
  },
  "x-chain": {
    addresses: "x_utxo_address",
    groups: typed,
    // Millions of transactions from before its blocks are at height 0, so that there the index says which are among sums.
    idx: (alias) => `${alias}.idx`,
    position: (network, time) => ({
      idx: `case when exists (select from x_block b where b.network = ${network} and b.time <= ${time})
        then ${WHOLE_BLOCK} else ${lastOfHistory(network, time)} end`,
    }),
    isApart: (
      network,
      time,
    ) => `not (exists (select from x_block o where o.network = ${network} and o.time <= ${time})
      and exists (select from x_tx o where o.network = ${network} and o.height = 0 and o.time > ${time}))`,
    spent: {
      columns: "t.tx_id",
      query: (network) => `select ${groupsOf(typed, "u")}, u.amount
        from (select u.* from x_utxo u where u.network = ${network} and u.consuming_tx = t.tx_id ${AS_WRITTEN}) u
        where ${isAmong("x-chain")}`,
    },
  },
  // Outputs of the C-Chain are exports: sums list the ones that are not imported yet, and never add up
  // amounts.
  "c-chain": { ...wholeBlocks, addresses: "c_utxo_address", groups: typed },
};
