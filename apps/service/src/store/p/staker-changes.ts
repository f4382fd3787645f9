/** Changes of stored stakers. */

import { type RawBuilder, sql } from "kysely";
import type { Facts, StakerFact } from "../../domain/p/facts.ts";
import type { Sendable } from "../session/session.ts";
import { bytes } from "../sql/bytes.ts";
import { fields } from "../sql/columns.ts";
import { factsOf, networkRows } from "../sql/insert.ts";
import { KEPT_CHANGES } from "../stakes/book.ts";

/**
 * Transactions as rows `f` of a `from`: where a table has no statistics yet, a list in a condition is read
 * again for each of its rows.
 */
export const txRows = (txIds: Iterable<string>): RawBuilder<unknown> =>
  factsOf(
    "p_staker",
    [...txIds].map((txId) => ({ txId })),
  );

/** Finds the validation that covers the whole of each delegation; the node admits only such delegations. */
export function linkDelegations(network: number, { stakers }: Facts): RawBuilder<unknown> | undefined {
  const delegations = stakers.filter(({ kind }) => kind === "delegator").map(({ txId }) => txId);
  if (delegations.length === 0) return undefined;
  return sql`update p_staker d set validator_tx = (
      select v.tx_id from p_staker v
      where v.network = d.network and v.node_id = d.node_id and v.kind = 'validator' and v.subnet_id = d.subnet_id
        and v.start_time <= d.start_time and v.end_time >= d.end_time and (v.height, v.idx) < (d.height, d.idx)
      order by v.height desc, v.idx desc limit 1)
    from ${txRows(delegations)} where d.network = ${network} and d.tx_id = f.tx_id`;
}

export function promote(network: number, { promotions }: Facts): RawBuilder<unknown> | undefined {
  if (promotions.length === 0) return undefined;
  return sql`update p_staker t set potential_reward = f.potential_reward, promoted_height = f.promoted_height
    from ${factsOf("p_staker", promotions)}
    where t.network = ${network} and t.tx_id = f.tx_id`;
}

type Ended = Pick<StakerFact, "txId" | "kind"> & { validatorTx: string | null };

/** Ends terms, and returns them. */
export function endTerms(network: number, { termEnds }: Facts): RawBuilder<Ended> | undefined {
  if (termEnds.length === 0) return undefined;
  return sql<Ended>`
    update p_staker t set reward_tx = f.reward_tx, reward_height = f.reward_height,
      reward_time = f.reward_time, reward_amount = f.reward_amount, fee_amount = f.fee_amount,
      end_time = case when t.renews then f.reward_time else t.end_time end
    from ${factsOf("p_staker", termEnds)}
    where t.network = ${network} and t.tx_id = f.tx_id
    returning ${fields("p_staker", "t", ["txId", "kind", "validatorTx"])}`;
}

/** Notes the height at which the stake of ended terms was returned. */
export function returnStakes(network: number, { termEnds }: Facts): RawBuilder<unknown> | undefined {
  if (termEnds.length === 0) return undefined;
  return sql`update p_utxo u set returned_height = f.reward_height
    from ${factsOf("p_staker", termEnds)}
    where u.network = ${network} and u.tx_id = f.tx_id and u.kind = 'STAKE'`;
}

/** A validation that was removed before its term ended. */
export type Removed = Pick<StakerFact, "txId" | "subnetId" | "weight" | "startTime" | "endTime"> & {
  readonly removedTime: number;
};

/**
 * Removes validations, and returns them; one by one, as a node may be removed, added
 * and removed again.
 */
export const removals = (network: number, facts: Facts): RawBuilder<Removed>[] =>
  facts.removals.map(
    ({ removedTx, removedHeight, removedTime, subnetId, nodeId }) => sql<Removed>`
      update p_staker t set removed_tx = ${bytes(removedTx)}, removed_height = ${removedHeight}, removed_time = ${removedTime}
      where t.network = ${network} and t.tx_id = (
        select s.tx_id from p_staker s
        where s.network = ${network} and s.node_id = ${bytes(nodeId)} and s.kind = 'validator' and s.subnet_id = ${bytes(subnetId)}
          and s.removed_tx is null and s.height <= ${removedHeight}::bigint and s.end_time > ${removedTime}::bigint
        order by s.height, s.idx limit 1)
      returning ${fields("p_staker", "t", ["txId", "subnetId", "weight", "startTime", "endTime", "removedTime"])}`,
  );

/**
 * Keeps the sums of ended validations. Delegations end before their validation; should one end later, the
 * sums are those from its height on.
 */
export function settle(network: number, ended: readonly Ended[]): RawBuilder<unknown> | undefined {
  const validations = new Set(
    ended.flatMap(({ kind, txId, validatorTx }) => (kind === "validator" ? [txId] : (validatorTx ?? []))),
  );
  if (validations.size === 0) return undefined;
  return sql`update p_staker s set settled_height = greatest(s.reward_height, d.height),
      delegation_count = d.delegations, delegated = d.delegated, delegation_fees = d.fees
    from (select v.tx_id, count(d.tx_id)::int as delegations, coalesce(sum(d.weight), 0) as delegated,
        coalesce(sum(d.fee_amount), 0) as fees, max(greatest(d.height, d.reward_height)) as height
      from ${txRows(validations)} join p_staker v on v.network = ${network} and v.tx_id = f.tx_id
      left join p_staker d on d.network = v.network and d.validator_tx = v.tx_id
      where v.reward_height is not null
      group by v.tx_id) d
    where s.network = ${network} and s.tx_id = d.tx_id`;
}

/** Tells processes that remember the stakers which of them to read again. */
export function noteChanges(
  network: number,
  { stakers, promotions, termEnds, renewals }: Facts,
  removed: readonly Pick<StakerFact, "txId">[],
  height: number,
): readonly Sendable[] {
  const changed = [...stakers, ...promotions, ...termEnds, ...renewals, ...removed].map(({ txId }) => txId);
  if (changed.length === 0) return [];
  return [
    networkRows(network, "p_stake_change", [{ height, txIds: [...new Set(changed)] }]),
    sql`delete from p_stake_change where network = ${network} and height < ${height - KEPT_CHANGES}::bigint`,
  ];
}
