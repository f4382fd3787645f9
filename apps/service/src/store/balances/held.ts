/**
 * The holdings of addresses at a time in the past, as SQL: the latest sums of each address up to the time
 * (`<chain>_balance_sum`), plus outputs received after them and not yet spent, minus outputs in them that
 * were spent since. Only the sums grow with the history, and one of them is read.
 */

import type { ChainAlias } from "../../domain/network.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import type { Parameter } from "../sql/statement.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import { type BalanceValues, counts, lastBlock, seen, unspent } from "./kind.ts";
import { summed, WHOLE_BLOCK } from "./summed.ts";

const PAST = { past: true } as const;

/** Before all times. */
const BEGINNING = "'-9223372036854775808'::bigint";

/**
 * Most seconds by which the time of a block is before that of an earlier one. Times go back only where the
 * P-Chain's Banff blocks, which have the chain's time, follow transactions whose containers had the real one:
 * by as much as the chain's time was behind.
 */
export const DISORDER = 86_400;

/**
 * Positions of an address' transactions in a range. The index has them by type: the types are found by skipping from one to the next.
 *
 * @param range the condition of height and index of `a`
 * @param most of each type
 */
export function positionsOf(
  chain: ChainAlias,
  network: string,
  address: string,
  range: string,
  most = "all",
): string {
  const table = `${tablePrefix[chain]}_tx_address`;
  const next = (more: string) => `select n.type from ${table} n
    where n.network = ${network} and n.address = ${address} ${more} order by n.type limit 1`;
  return `select a.height, a.idx from (with recursive own (type) as (
        (${next("")}) union all select (${next("and n.type > own.type")}) from own where own.type is not null)
      select own.type from own where own.type is not null) o
    cross join lateral (select a.height, a.idx from ${table} a
      where a.network = ${network} and a.address = ${address} and a.type = o.type and ${range}
      order by a.height, a.idx limit ${most}) a`;
}

/**
 * Common table expressions:
 *
 * - `bases`: each address with its latest sums, the position of the last transaction among them, and one that
 *   none up to the time is after
 * - `held`: outputs that it holds and that are not among the sums
 * - `changed`: changes to add to `held`: the sums, and spent outputs among them as amounts below zero
 *
 * An output of several owners is held by each of them.
 */
export function heldAt(chain: ChainAlias, value: Parameter<BalanceValues>): string {
  const prefix = tablePrefix[chain];
  const { groups, idx, owned, spent } = summed[chain];
  const network = value("network", "int");
  const time = value("time", "bigint");
  const isUnspent = unspent(PAST, value);
  const sums = `${prefix}_balance_sum s where s.network = p.network and s.address = p.address and s.time`;
  const names = Object.keys(groups);
  const columns = names.map((name) => `s.${name}`).join(", ");
  const types = names.map((name) => `${name} ${groups[name]?.type}`).join(", ");
  const since = "(a.height, a.idx) > (b.height, b.idx) and (a.height, a.idx) <= (b.last_height, b.last_idx)";
  // The order of outputs and owners is that of the index by time, since the planner does not know how few there are.
  const ownOutputs =
    owned &&
    `select b.address as holder, u.* from bases b cross join lateral (select u.* from ${prefix}_utxo u
          where u.network = ${network} and ${owned("u", "b.address")} and u.time > b.time and u.time <= ${time} and ${isUnspent}
          order by u.time ${AS_WRITTEN}) u
        union all`;
  const spends =
    spent &&
    `union all
      select b.address, ${columns}, - s.amount, -1
      from bases b cross join lateral (${positionsOf(chain, network, "b.address", since)}) a
      cross join lateral (select ${spent.columns} from ${prefix}_tx t where t.network = ${network} and t.height = a.height and t.idx = a.idx
        and t.time > b.time and t.time <= ${time} ${AS_WRITTEN}) t
      cross join lateral (${spent.query(network)}) s
      where b.height is not null`;
  return `${seen(chain, value)},
    bases as materialized (
      select p.address, coalesce(b.time, ${BEGINNING}) as time, b.height, b.idx, b.sums, b.utxo_ids,
        case when b.height is not null then coalesce(n.height, (${lastBlock(chain, network, `${time} + ${DISORDER}`)}), 0) end as last_height,
        coalesce(n.idx, ${WHOLE_BLOCK}) as last_idx
      from (select distinct ${network} as network, unnest(${value("addresses", "bytea[]")}) as address) p
      left join lateral (select s.time, s.height, ${idx("s")} as idx, s.sums, s.utxo_ids
        from ${sums} <= ${time} order by s.time desc limit 1) b on true
      left join lateral (select s.height, ${idx("s")} as idx from ${sums} > ${time} order by s.time limit 1) n on b.height is not null),
    held as (
      select u.* from (
        ${ownOutputs ?? ""}
        select i.holder, u.* from (
          select b.address as holder, o.utxo_id from bases b cross join lateral (select a.utxo_id from ${prefix}_utxo_address a
            where a.network = ${network} and a.address = b.address and a.time > b.time and a.time <= ${time} order by a.time ${AS_WRITTEN}) o
          union all
          select b.address, unnest(b.utxo_ids) from bases b) i
        cross join lateral (select u.* from ${prefix}_utxo u
          where u.network = ${network} and u.utxo_id = i.utxo_id and ${isUnspent} ${AS_WRITTEN}) u) u
      where ${counts(chain, PAST, value)}),
    changed as (
      select b.address as holder, ${columns}, s.amount, s.outputs
      from bases b cross join lateral json_to_recordset(b.sums::json) as s (${types}, amount numeric, outputs bigint)
      ${spends ?? ""})`;
}
