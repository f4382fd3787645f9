/** Lists delegations on the Primary Network as they are at a snapshot. */

import { sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import { PRIMARY_ID } from "../../../domain/network.ts";
import type { DelegatorFilter, DelegatorRow, DelegatorStore } from "../../delegator.ts";
import { allOf } from "../sql/condition.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";
import { inStatus, sinceReward, stakerColumns, statusColumn } from "./staker.ts";

const keyset: Keyset = { sort: sql`s.height`, sortType: "bigint", tie: sql`s.tx_id`, tieType: "text" };

async function listDelegators(db: Db, window: Window, filter: DelegatorFilter): Promise<Slice<DelegatorRow>> {
  const { networkId, snapshot } = window;
  const { nodeIds, rewardAddresses, status } = filter;
  const { rows } = await sql<DelegatorRow & Keyed>`
    select ${stakerColumns(snapshot)}, ${statusColumn(snapshot)} as status,
      coalesce((select v.fee_shares from p_staker v where v.network = s.network and v.tx_id = s.validator_tx), 0)
        as "validatorFeeShares",
      ${sinceReward("reward_tx", snapshot)} as "rewardTx", ${sinceReward("reward_amount", snapshot)} as "rewardAmount",
      ${sinceReward("fee_amount", snapshot)} as "feeAmount", ${keyColumns(keyset)}
    from p_staker s
    where ${allOf([
      sql`s.network = ${networkId} and s.kind = 'delegator' and s.height <= ${snapshot.height}::bigint`,
      sql`s.subnet_id = ${PRIMARY_ID}`,
      nodeIds && sql`s.node_id = any(${nodeIds}::text[])`,
      rewardAddresses && sql`s.reward_addresses && ${rewardAddresses}::text[]`,
      status && inStatus(status, snapshot),
      afterKey(keyset, window),
    ])}
    ${ordered(keyset, window)}`.execute(db);
  return slice(rows, window, (row) => row);
}

export function createDelegatorStore(db: Db): DelegatorStore {
  return { list: (window, filter) => listDelegators(db, window, filter) };
}
