/** The SQL that validators and delegators share: columns of stakers, and their states at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Snapshot } from "../../domain/listing.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";
import { fields, selectionOf } from "../sql/columns.ts";
import type { Sql } from "../sql/statement.ts";

/** The fields of a StakerFact that never change. */
const FIXED = [
  "txId",
  "kind",
  "nodeId",
  "subnetId",
  "renews",
  "feeShares",
  "rewardAddresses",
  "ownAddresses",
  "feeAddresses",
  "blsPublicKey",
  "blsProof",
  "height",
  "idx",
] as const;

/** Columns that change with each cycle of an auto-renewed validator. */
const OF_CYCLE = ["weight", "startTime", "endTime"] as const;

const fixedColumns = fields("p_staker", "s", FIXED);
const ownCycleColumns = fields("p_staker", "s", OF_CYCLE);

/** A StakerFact as registered, or as later blocks have changed it. */
export const stakerSelection = selectionOf("p_staker", [...FIXED, ...OF_CYCLE, "potentialReward"]);

/** The snapshot that decides the state of a staker, as values or as parameters of a statement. */
export interface SqlSnapshot {
  readonly height: Sql<number>;
  readonly time: Sql<number>;
}

/** The reward promised to an alias's staker, null before the block in which its term began. */
export function promisedReward(
  alias: "s" | "d",
  { height }: Pick<SqlSnapshot, "height">,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when coalesce(${column("promoted_height")}, ${column("height")}) <= ${height}::bigint
    then ${column("potential_reward")} end`;
}

/** The columns of a StakerFact as of a snapshot, from the alias `s`. */
export function stakerColumns(snapshot: Pick<Snapshot, "height">): RawBuilder<unknown> {
  return sql`${fixedColumns}, ${ownCycleColumns},
    ${promisedReward("s", snapshot)} as "potentialReward"`;
}

/** Joins `c`: the cycle that an auto-renewed validator `s` is in at a snapshot; null for every other staker. */
export function withCycle({ height }: Pick<Snapshot, "height">): RawBuilder<unknown> {
  return sql`left join lateral (
    select start_time, end_time, weight, potential_reward, cycle_fees from p_renewal r
    where s.renews and r.network = s.network and r.tx_id = s.tx_id and r.height <= ${height}::bigint
    order by r.height desc limit 1) c on true`;
}

/** A column of `s`, or of its cycle `c`. */
export const ofCycle = (column: "start_time" | "end_time" | "weight"): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`c.${column}`)}, ${sql.ref(`s.${column}`)})`;

/** The reward promised to `s`, in its cycle `c` if it has one. */
export const promisedInCycle = (snapshot: Pick<Snapshot, "height">): RawBuilder<unknown> =>
  sql`coalesce(c.potential_reward, ${promisedReward("s", snapshot)})`;

/** The columns of a StakerFact as of a snapshot, from `s` and its cycle `c`. */
export function stakerColumnsInCycle(snapshot: Pick<Snapshot, "height">): RawBuilder<unknown> {
  return sql`${fixedColumns}, ${ofCycle("weight")} as weight, ${ofCycle("start_time")} as "startTime",
    ${ofCycle("end_time")} as "endTime", ${promisedInCycle(snapshot)} as "potentialReward"`;
}

/** The condition that a row `s` was removed by the snapshot's height. */
const removed = ({ height }: SqlSnapshot) =>
  sql<boolean>`coalesce(s.removed_height <= ${height}::bigint, false)`;

/**
 * The same rule as `stakingStatus`, in conditions that indexes on times support. An auto-renewed validator continues until a
 * block ends it: until then its end is later than any time.
 */
export function inStatus(status: ValidationStatus, snapshot: SqlSnapshot): RawBuilder<boolean> {
  const now = sql`${snapshot.time}::bigint`;
  const goesOn = sql`(s.renews and s.reward_height > ${snapshot.height}::bigint)`;
  switch (status) {
    case "removed":
      return removed(snapshot);
    case "pending":
      return sql<boolean>`(s.start_time > ${now} and not ${removed(snapshot)})`;
    case "active":
      return sql<boolean>`(s.start_time <= ${now} and (s.end_time > ${now} or ${goesOn}) and not ${removed(snapshot)})`;
    case "completed":
      return sql<boolean>`(s.start_time <= ${now} and s.end_time <= ${now} and not coalesce(${goesOn}, false) and not ${removed(snapshot)})`;
  }
}

/** The state of a row `s`. */
export function statusColumn(snapshot: Snapshot): RawBuilder<unknown> {
  const statuses: readonly ValidationStatus[] = ["removed", "pending", "active"];
  const cases = statuses.map((status) => sql`when ${inStatus(status, snapshot)} then ${sql.lit(status)}`);
  return sql`case ${sql.join(cases, sql` `)} else 'completed' end`;
}

/** A column of the end of a term, null until the snapshot has it. */
export function sinceReward(column: "reward_tx" | "reward_amount" | "fee_amount", { height }: Snapshot) {
  return sql`case when s.reward_height <= ${height}::bigint then ${sql.ref(`s.${column}`)} end`;
}
