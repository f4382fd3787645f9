/**
 * What addresses of the P-Chain held at a time in the past, as SQL: the latest sums of each address up to the time (`p_balance_sum`), what
 * it received after them and had not spent, without what it had before them and spent after them. Nothing grows with the history
 * but sums, of which one is read.
 */

import { packedSpends } from "../sql/packed-inputs.ts";
import { isSoleOwner } from "../sql/sole-owner.ts";
import type { Parameter } from "../sql/statement.ts";
import { type BalanceValues, counts, isUnconditional, seen, unspent } from "./kind.ts";

const PAST = { past: true } as const;

/** Before all times. */
const BEGINNING = "'-9223372036854775808'::bigint";

/**
 * Most seconds by which the time of a block is before that of an earlier one. Times go back only where Banff's blocks, which have the
 * chain's time, follow those whose containers had the real one: by as much as the chain's time was behind.
 */
export const DISORDER = 86_400;

/**
 * Positions of an address' transactions in a range of heights. The index has them by type: the types are found by skipping from one to
 * the next.
 *
 * @param heights the condition of the height of `a`
 * @param most of each type
 */
export function positionsOf(network: string, address: string, heights: string, most = "all"): string {
  const next = (more: string) => `select n.type from p_tx_address n
    where n.network = ${network} and n.address = ${address} ${more} order by n.type limit 1`;
  return `select a.height, a.idx from (with recursive own (type) as (
        (${next("")}) union all select (${next("and n.type > own.type")}) from own where own.type is not null)
      select own.type from own where own.type is not null) o
    cross join lateral (select a.height, a.idx from p_tx_address a
      where a.network = ${network} and a.address = ${address} and a.type = o.type and ${heights}
      order by a.height, a.idx limit ${most}) a`;
}

/** The owners of outputs as sums have them: null for the address alone. */
export const ownersOf = (alias: string): string =>
  `case when cardinality(${alias}.addresses) = 1 and ${alias}.threshold <= 1 then null else ${alias}.addresses end`;

/**
 * Common table expressions:
 *
 * - `bases`: each address with its latest sums, and a height that no transaction up to the time is above
 * - `held`: outputs that it holds and that are not among the sums
 * - `changed`: what outputs have to be added to `held`: the sums, and what was spent of them, with amounts below zero
 *
 * An output of several owners is held by each of them.
 */
export function heldAt(value: Parameter<BalanceValues>): string {
  const network = value("network", "int");
  const time = value("time", "bigint");
  const isUnspent = unspent(PAST, value);
  const sums = "p_balance_sum s where s.network = p.network and s.address = p.address and s.time";
  // `offset 0` keeps each lateral query by itself: the planner, which does not know how few rows the others have, reads neither a table
  // whole nor by another index. The order is that of the index by time, for the same reason.
  return `${seen(value)},
    bases as materialized (
      select p.address, coalesce(b.time, ${BEGINNING}) as time, b.height, b.sums, b.utxo_ids,
        case when b.height is not null then coalesce((select s.height from ${sums} > ${time} order by s.time limit 1),
          (select l.height from p_block l where l.network = ${network} and l.time <= ${time} + ${DISORDER}
            order by l.time desc, l.height desc limit 1)) end as last_height
      from (select distinct ${network} as network, unnest(${value("addresses", "bytea[]")}) as address) p
      left join lateral (select s.* from ${sums} <= ${time} order by s.time desc limit 1) b on true),
    held as (
      select u.* from (
        select b.address as holder, u.* from bases b cross join lateral (select u.* from p_utxo u
          where u.network = ${network} and ${isSoleOwner("u", "b.address")} and u.time > b.time and u.time <= ${time} and ${isUnspent}
          order by u.time offset 0) u
        union all
        select i.holder, u.* from (
          select b.address as holder, o.utxo_id from bases b cross join lateral (select a.utxo_id from p_utxo_address a
            where a.network = ${network} and a.address = b.address and a.time > b.time and a.time <= ${time} order by a.time offset 0) o
          union all
          select b.address, unnest(b.utxo_ids) from bases b) i
        cross join lateral (select u.* from p_utxo u
          where u.network = ${network} and u.utxo_id = i.utxo_id and ${isUnspent} offset 0) u) u
      where ${counts("p-chain", PAST, value)}),
    changed as (
      select b.address as holder, s.asset_id, s.addresses, s.threshold, s.amount, s.outputs
      from bases b cross join lateral json_to_recordset(b.sums::json)
        as s (asset_id bytea, addresses bytea[], threshold int, amount numeric, outputs bigint)
      union all
      select b.address, s.asset_id, s.addresses, s.threshold, - s.amount, -1
      from bases b cross join lateral (${positionsOf(network, "b.address", "a.height > b.height and a.height <= b.last_height")}) a
      cross join lateral (select t.consumed, t.inputs from p_tx t where t.network = ${network} and t.height = a.height and t.idx = a.idx
        and t.time > b.time and t.time <= ${time} offset 0) t
      cross join lateral (
        select null::bytea as asset_id, null::bytea[] as addresses, 1 as threshold, i.amount
        from (${packedSpends("t")}) i where i.owner = b.address and i.time <= b.time and i.amount > 0
        union all
        select u.asset_id, ${ownersOf("u")}, u.threshold, u.amount
        from unnest(t.consumed) i (utxo_id) cross join lateral (select u.* from p_utxo u
          where u.network = ${network} and u.utxo_id = i.utxo_id offset 0) u
        where u.time <= b.time and u.amount > 0 and b.address = any(u.addresses) and ${isUnconditional("b.time", "b.height")}) s
      where b.height is not null)`;
}
