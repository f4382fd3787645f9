/** Lists validations as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../../domain/listing.ts";
import { PRIMARY_ID } from "../../../domain/network.ts";
import { MAX_VALIDATOR_WEIGHT, MAX_WEIGHT_FACTOR } from "../../../domain/p/delegation-capacity.ts";
import { MILLION } from "../../../domain/p/reward.ts";
import type { Range, ValidatorFilter, ValidatorRow, ValidatorSort, ValidatorStore } from "../../validator.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";
import {
  inStatus,
  ofCycle,
  promisedReward,
  sinceReward,
  stakerColumnsInCycle,
  statusColumn,
  withCycle,
} from "./staker.ts";

type SortKey = Pick<Keyset, "sort" | "sortType">;

// -1 stands for a missing value: below every real one, and not null, which cannot be compared.
const sortKeys: { readonly [sort in ValidatorSort]: SortKey } = {
  blockIndex: { sort: sql`v.height`, sortType: "bigint" },
  delegationCapacity: { sort: sql`coalesce(v.capacity, -1)`, sortType: "numeric" },
  timeRemaining: { sort: sql`v.remaining`, sortType: "bigint" },
  delegationFee: { sort: sql`coalesce(v."feeShares", -1)`, sortType: "int" },
  uptimePerformance: { sort: sql`coalesce(v.uptime, -1)`, sortType: "numeric" },
};

function within(value: RawBuilder<unknown>, range: Range<string | number> | undefined, type: string) {
  if (range === undefined) return undefined;
  const bound = (limit: string | number) => sql`${String(limit)}::${sql.raw(type)}`;
  return allOf([
    sql`${value} is not null`,
    range.min === undefined ? undefined : sql`${value} >= ${bound(range.min)}`,
    range.max === undefined ? undefined : sql`${value} <= ${bound(range.max)}`,
  ]);
}

/** Delegations that count: all of an ended validation, the running ones of any other. */
function delegations({ height, time }: Snapshot): RawBuilder<unknown> {
  const counts = sql`(s.end_time <= ${time}::bigint or (d.start_time <= ${time}::bigint and d.end_time > ${time}::bigint))`;
  const ended = sql`d.reward_height <= ${height}::bigint`;
  const million = sql.lit(Number(MILLION));
  // The delegator's part after the fee is rounded down, so the validator gets the rest.
  const promised = promisedReward("d", { height });
  const net = sql`div((${million} - s.fee_shares)::numeric * (${promised}), ${million})`;
  const share = sql`(${promised}) - ${net}`;
  // The shares of an auto-renewed validator's ended delegations are counted in its cycle, or were paid in an earlier one.
  // Older versions stored 0 also for a refused reward; a fee of 100 % leaves 0 too.
  const refused = sql`(d.reward_amount is null or (d.reward_amount = 0 and ${net} > 0))`;
  return sql`
    select (count(*) filter (where ${counts}))::int as "delegatorCount",
      coalesce(sum(d.weight) filter (where ${counts}), 0) as delegated,
      coalesce(sum(${share}) filter (where not coalesce(${ended} and (s.renews or ${refused}), false)), 0) as "expectedFees",
      coalesce(sum(d.fee_amount) filter (where ${ended}), 0) as "paidFees"
    from p_staker d
    where d.network = s.network and d.validator_tx = s.tx_id and d.height <= ${height}::bigint`;
}

function validations({ networkId, snapshot }: Window, filter: ValidatorFilter): RawBuilder<unknown> {
  const now = sql`${snapshot.time}::bigint`;
  const active = inStatus("active", snapshot);
  const open = sql`(s.subnet_id = ${PRIMARY_ID} and (${active} or ${inStatus("pending", snapshot)}))`;
  const weight = ofCycle("weight");
  const limit = sql`least(${weight} * ${sql.lit(Number(MAX_WEIGHT_FACTOR))}, ${String(MAX_VALIDATOR_WEIGHT)}::numeric)`;
  const parts = filter.nodeIdParts;
  return sql`
    select ${stakerColumnsInCycle(snapshot)}, ${statusColumn(snapshot)} as status,
      d."delegatorCount", d.delegated, d."expectedFees" + coalesce(c.cycle_fees, 0) as "expectedFees",
      coalesce(${sinceReward("fee_amount", snapshot)}, 0) + d."paidFees" as "paidFees",
      case when ${open} then greatest(${limit} - ${weight} - d.delegated, 0) end as capacity,
      case when ${active} then coalesce(u.uptime, 0) end as uptime, u.connected,
      case when ${inStatus("removed", snapshot)} then 0 else greatest(${ofCycle("end_time")} - ${now}, 0) end as remaining,
      ${sinceReward("reward_tx", snapshot)} as "rewardTx", ${sinceReward("reward_amount", snapshot)} as "rewardAmount",
      case when ${inStatus("removed", snapshot)} then s.removed_tx end as "removedTx",
      case when ${inStatus("removed", snapshot)} then s.removed_time end as "removedTime"
    from p_staker s
    ${withCycle(snapshot)}
    left join lateral (${delegations(snapshot)}) d on true
    left join lateral (
      select uptime, connected from p_uptime u
      where u.network = s.network and u.node_id = s.node_id and u.poll <= ${snapshot.poll}::bigint
      order by u.poll desc limit 1) u on true
    where ${allOf([
      sql`s.network = ${networkId} and s.kind = 'validator' and s.height <= ${snapshot.height}::bigint`,
      filter.nodeId === undefined ? undefined : sql`s.node_id = ${filter.nodeId}`,
      filter.subnetId === undefined ? undefined : sql`s.subnet_id = ${filter.subnetId}`,
      filter.status === undefined ? undefined : inStatus(filter.status, snapshot),
      // The stakers of an elastic subnet pay such a share too, but the interface reports it for the Primary Network only.
      filter.feeShares && sql`s.subnet_id = ${PRIMARY_ID}`,
      within(sql`s.fee_shares`, filter.feeShares, "float8"),
      parts && sql`exists (select from unnest(${parts}::text[]) part where strpos(s.node_id, part) > 0)`,
    ])}`;
}

/** Own and delegated stake of whole subnets. */
async function subnetStakes(db: Db, { networkId, snapshot }: Window, subnets: readonly string[]) {
  if (subnets.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ subnetId: string; stake: string }>`
    select s.subnet_id as "subnetId", sum(${ofCycle("weight")}) as stake from p_staker s ${withCycle(snapshot)}
    where s.network = ${networkId} and s.height <= ${snapshot.height}::bigint and ${inStatus("active", snapshot)}
      and s.subnet_id = any(${subnets}::text[])
    group by s.subnet_id`.execute(db);
  return new Map(rows.map(({ subnetId, stake }) => [subnetId, stake]));
}

type Row = Omit<ValidatorRow, "subnet_stake"> & Keyed;

async function listValidators(db: Db, window: Window, filter: ValidatorFilter): Promise<Slice<ValidatorRow>> {
  const keyset: Keyset = { ...sortKeys[filter.sortBy], tie: sql`v."txId"`, tieType: "text" };
  const { rows } = await sql<Row>`
    select v.*, ${keyColumns(keyset)} from (${validations(window, filter)}) v
    where ${allOf([
      afterKey(keyset, window),
      within(sql`v.capacity`, filter.capacity, "numeric"),
      within(sql`v.remaining`, filter.timeRemaining, "float8"),
      within(sql`v.uptime`, filter.uptime, "float8"),
    ])}
    ${ordered(keyset, window)}`.execute(db);
  const active = rows.filter(({ status }) => status === "active").map(({ subnetId }) => subnetId);
  const stakes = await subnetStakes(db, window, [...new Set(active)]);
  return slice(rows, window, (row) => ({
    ...row,
    subnetStake: row.status === "active" ? (stakes.get(row.subnetId) ?? null) : null,
  }));
}

export function createValidatorStore(db: Db): ValidatorStore {
  return { list: (window, filter) => listValidators(db, window, filter) };
}
