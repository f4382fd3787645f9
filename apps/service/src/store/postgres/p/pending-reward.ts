/** Lists the rewards that the running terms of the Primary Network will pay, as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../../domain/listing.ts";
import { PRIMARY_ID } from "../../../domain/network.ts";
import type { StakerFact } from "../../../domain/p/facts.ts";
import { HELICON_UPTIME } from "../../../domain/p/helicon.ts";
import { MILLION, REQUIRED_UPTIME } from "../../../domain/p/reward.ts";
import type { PendingRewardFilter, PendingRewardRow, PendingRewardStore } from "../../pending-reward.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";
import { inStatus, ofCycle, promisedInCycle, withCycle } from "./staker.ts";

// Two rewards of one delegation have the same transaction; the type tells them apart.
const keyset: Keyset = {
  sort: sql`r.height`,
  sortType: "bigint",
  tie: sql`(r.tx_id || '/' || r.type)`,
  tieType: "text",
};

type RewardType = PendingRewardRow["type"];

/** Derives a type of reward from a staker `s` and its validation `v`. */
interface Rule {
  readonly kind: StakerFact["kind"];
  readonly validation: RawBuilder<unknown>;
  readonly addresses: RawBuilder<unknown>;
  readonly amount: RawBuilder<unknown>;
}

function rules(snapshot: Snapshot): { readonly [type in RewardType]: Rule } {
  const gross = promisedInCycle(snapshot);
  const million = sql.lit(Number(MILLION));
  // The delegator's part after the fee is rounded down, so the validator gets the rest.
  const net = sql`div((${million} - v.fee_shares)::numeric * (${gross}), ${million})`;
  const own = { addresses: sql`s.own_addresses` };
  const delegation = { kind: "delegator", validation: sql`s.validator_tx` } as const;
  return {
    VALIDATOR: { ...own, kind: "validator", validation: sql`s.tx_id`, amount: gross },
    DELEGATOR: { ...delegation, ...own, amount: net },
    VALIDATOR_FEE: { ...delegation, addresses: sql`v.fee_addresses`, amount: sql`(${gross}) - ${net}` },
  };
}

/** The promised rewards of one type in running terms; whether they are earned is not considered. */
function promised(
  type: RewardType,
  rule: Rule,
  { networkId, snapshot }: Window,
  filter: PendingRewardFilter,
): RawBuilder<unknown> {
  const { kind, validation, addresses, amount } = rule;
  return sql`
    select ${sql.lit(type)} as type, s.tx_id, s.node_id, ${ofCycle("weight")} as weight, c.start_time,
      ${ofCycle("end_time")} as end_time, s.height, v.start_time as validation_start, ${addresses} as addresses, ${amount} as amount
    from p_staker s ${withCycle(snapshot)} join p_staker v on v.network = s.network and v.tx_id = ${validation}
    where ${allOf([
      sql`s.network = ${networkId} and s.kind = ${sql.lit(kind)} and s.height <= ${snapshot.height}::bigint`,
      sql`s.subnet_id = ${PRIMARY_ID}`,
      inStatus("active", snapshot),
      // The chain's clock may be ahead of this machine's.
      sql`coalesce(s.reward_height > ${snapshot.height}::bigint, true)`,
      filter.nodeIds && sql`s.node_id = any(${filter.nodeIds}::text[])`,
      filter.addresses && sql`${addresses} && ${filter.addresses}::text[]`,
    ])}`;
}

/** Percent of uptime that the validation of a row `r` requires. No cycle of an auto-renewed validator began before Helicon. */
const requiredUptime = (networkId: number): RawBuilder<number> => sql`case when r.validation_start >=
    (select (supply::json ->> 'heliconTime')::bigint from p_checkpoint where network = ${networkId})
  then ${sql.lit(HELICON_UPTIME)} else ${sql.lit(REQUIRED_UPTIME)} end`;

/** Of the Primary Network only: its rewards are AVAX, while an elastic subnet's are an asset that is not indexed. */
async function listPendingRewards(
  db: Db,
  window: Window,
  filter: PendingRewardFilter,
): Promise<Slice<PendingRewardRow>> {
  const { networkId, snapshot } = window;
  const all = Object.entries(rules(snapshot)).map(
    ([type, rule]) => promised(type as RewardType, rule, window, filter), // the table's own keys
  );
  const { rows } = await sql<PendingRewardRow & Keyed>`
    select r.type, r.tx_id as "txId", r.node_id as "nodeId", r.weight, coalesce(r.start_time, b.time) as "startTime",
      r.end_time as "endTime", r.addresses, r.amount, ${keyColumns(keyset)}
    from (${sql.join(all, sql` union all `)}) r
    join p_block b on b.network = ${networkId} and b.height = r.height
    join lateral (
      select uptime from p_uptime u
      where u.network = ${networkId} and u.node_id = r.node_id and u.poll <= ${snapshot.poll}::bigint
      order by u.poll desc limit 1) u on u.uptime >= ${requiredUptime(networkId)}
    where r.amount > 0 and ${afterKey(keyset, window)}
    ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, (row) => row);
}

export function createPendingRewardStore(db: Db): PendingRewardStore {
  return { list: (window, filter) => listPendingRewards(db, window, filter) };
}
