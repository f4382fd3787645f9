/** Rows of validations as they are at a snapshot, with the amounts delegated to each. */

import { type RawBuilder, sql } from "kysely";
import type { Snapshot } from "../../domain/listing.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import { MAX_VALIDATOR_WEIGHT, MAX_WEIGHT_FACTOR } from "../../domain/p/delegation-capacity.ts";
import { MILLION } from "../../domain/p/reward.ts";
import { anyBytes, bytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import type { ValidationRow } from "./entry.ts";
import {
  inStatus,
  ofCycle,
  promisedReward,
  sinceReward,
  stakerColumnsInCycle,
  statusColumn,
  withCycle,
} from "./staker-columns.ts";

/** A row, and the span of time in which none of its delegations begins or ends; null where it is open. */
export interface SpannedRow extends ValidationRow {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Sums of a validation's delegations: all delegations of an ended validation, or the running ones of any
 * other. A settled validation stores them, so nothing is read.
 */
function delegations(snapshot: Snapshot): RawBuilder<unknown> {
  const { height, time } = snapshot;
  const now = sql`${time}::bigint`;
  const counts = sql`(s.end_time <= ${now} or (d.start_time <= ${now} and d.end_time > ${now}))`;
  const ended = sql`d.reward_height <= ${height}::bigint`;
  const million = sql.lit(Number(MILLION));
  // The delegator's part after the fee is rounded down, so the validator gets the rest.
  const promised = promisedReward("d", { height });
  const net = sql`div((${million} - s.fee_shares)::numeric * (${promised}), ${million})`;
  const share = sql`(${promised}) - ${net}`;
  // The shares of an auto-renewed validator's ended delegations are counted in its cycle, or were paid in an earlier one.
  return sql`
    select (count(*) filter (where ${counts}))::int as "delegatorCount",
      coalesce(sum(d.weight) filter (where ${counts}), 0) as delegated,
      coalesce(sum(${share}) filter (where not coalesce(${ended} and (s.renews or d.reward_amount is null), false)), 0) as "expectedFees",
      coalesce(sum(d.fee_amount) filter (where ${ended}), 0) as "paidFees",
      max(case when d.end_time <= ${now} then d.end_time when d.start_time <= ${now} then d.start_time end) as "from",
      min(case when d.start_time > ${now} then d.start_time when d.end_time > ${now} then d.end_time end) as "to"
    from p_staker d
    where d.network = s.network and d.validator_tx = s.tx_id and d.height <= ${height}::bigint
      and not ${settled(snapshot)}`;
}

/**
 * The condition that the sums stored with a validation hold at the snapshot: the validation has ended, and
 * nothing changed later.
 */
const settled = ({ height, time }: Snapshot) =>
  sql`coalesce(s.settled_height <= ${height}::bigint and s.end_time <= ${time}::bigint, false)`;

/** Reads validations by their transactions, in no order. */
export async function readValidationRows(
  db: Db,
  network: number,
  snapshot: Snapshot,
  txIds: readonly string[],
): Promise<readonly SpannedRow[]> {
  if (txIds.length === 0) return [];
  const open = sql`(s.subnet_id = ${bytes(PRIMARY_ID)} and (${inStatus("active", snapshot)} or ${inStatus("pending", snapshot)}))`;
  const weight = ofCycle("weight");
  const limit = sql`least(${weight} * ${sql.lit(Number(MAX_WEIGHT_FACTOR))}, ${String(MAX_VALIDATOR_WEIGHT)}::numeric)`;
  const kept = (column: string, summed: RawBuilder<unknown>) =>
    sql`case when ${settled(snapshot)} then ${sql.ref(`s.${column}`)} else ${summed} end`;
  const removed = inStatus("removed", snapshot);
  const { rows } = await sql<SpannedRow>`
    select ${stakerColumnsInCycle(snapshot)}, ${statusColumn(snapshot)} as status,
      ${kept("delegation_count", sql`d."delegatorCount"`)} as "delegatorCount",
      ${kept("delegated", sql`d.delegated`)} as delegated,
      d."expectedFees" + coalesce(c.cycle_fees, 0) as "expectedFees",
      coalesce(${sinceReward("fee_amount", snapshot)}, 0) + ${kept("delegation_fees", sql`d."paidFees"`)} as "paidFees",
      case when ${open} then greatest(${limit} - ${weight} - d.delegated, 0) end as capacity,
      ${sinceReward("reward_tx", snapshot)} as "rewardTx", ${sinceReward("reward_amount", snapshot)} as "rewardAmount",
      case when ${removed} then s.removed_tx end as "removedTx", case when ${removed} then s.removed_time end as "removedTime",
      d."from", d."to"
    from p_staker s
    ${withCycle(snapshot)}
    left join lateral (${delegations(snapshot)}) d on true
    where s.network = ${network} and s.tx_id = ${anyBytes(txIds)}`.execute(db);
  return rows;
}
