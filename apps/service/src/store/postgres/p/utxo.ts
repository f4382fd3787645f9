/** Lists outputs of the P-Chain as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../../domain/listing.ts";
import { PRIMARY_ID } from "../../../domain/network.ts";
import type { UtxoRow } from "../../rows.ts";
import type { UtxoFilter } from "../../store.ts";
import { madeColumns, withMaker, withTaker } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { listChainUtxos } from "../sql/utxo-listing.ts";

/** When a stake is locked: the stake of an auto-renewed validator goes from cycle to cycle. */
const stakeTerm = (height: number, side: "start" | "end"): RawBuilder<unknown> =>
  sql`case when u.kind = 'STAKE' then coalesce((
    select ${sql.ref(`r.${side}_time`)} from p_renewal r
    where r.network = u.network and r.tx_id = u.tx_id and r.height <= ${height}::bigint
    order by r.height desc limit 1), ${sql.ref(`u.stake_${side}`)}) end as ${sql.ref(`stake_${side}`)}`;

/** The columns of a UtxoRow from an output `u`, with `m` and `k` of `crossed`; what the snapshot has not seen yet is null. */
export function utxoColumns({ height }: Snapshot): RawBuilder<unknown> {
  const spent = (column: string) =>
    sql`case when u.consumed_height <= ${height}::bigint then ${sql.ref(`u.${column}`)}
      else ${sql.ref(`k.${column}`)} end as ${sql.ref(column)}`;
  return sql`u.utxo_id, u.tx_id, u.output_index, u.asset_id, u.amount, u.stakeable_locktime, ${madeColumns},
    u.kind, u.reward_type, u.created_on, u.consumed_on, u.emitting_tx, ${stakeTerm(height, "start")}, ${stakeTerm(height, "end")},
    ${spent("consuming_tx")}, ${spent("consumed_height")}, ${spent("consumed_time")},
    (u.kind = 'STAKE' and coalesce(u.returned_height > ${height}::bigint, true)) as staked`;
}

/** Joins to an output `u` what the other chains know of it. */
export const crossed = (snapshot: Snapshot): RawBuilder<unknown> =>
  sql`${withMaker("p-chain", snapshot)} ${withTaker("p-chain", snapshot)}`;

/** The same columns of an output `f` that another chain made for the P-Chain. */
const foreignColumns = sql`f.utxo_id, f.tx_id, f.output_index, f.asset_id, f.amount, 0::numeric as stakeable_locktime,
  f.locktime, f.threshold, f.addresses, f.height, f.time, 'TRANSFER' as kind, null::text as reward_type,
  f.created_on, f.consumed_on, null::text as emitting_tx, null::bigint as stake_start, null::bigint as stake_end,
  u.consuming_tx, u.consumed_height, u.consumed_time, false as staked`;

export function listUtxos(db: Db, window: Window, filter: UtxoFilter): Promise<Slice<UtxoRow>> {
  return listChainUtxos<UtxoRow, UtxoRow>(
    db,
    window,
    filter,
    {
      chain: "p-chain",
      chainId: PRIMARY_ID,
      own: utxoColumns(window.snapshot),
      foreign: foreignColumns,
      joins: () => sql``,
    },
    (row) => row,
  );
}
