/** Lists outputs of the P-Chain as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Snapshot, Window } from "../../../domain/listing.ts";
import type { UtxoFilter, UtxoRow, UtxoStore } from "../../utxo.ts";
import { fields } from "../sql/columns.ts";
import { MADE_COLUMNS, madeColumns, withMaker, withTaker } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { fieldOf } from "../sql/field.ts";
import { listChainUtxos } from "../sql/utxo-listing.ts";

/** Times at which a stake is locked: the stake of an auto-renewed validator moves from cycle to cycle. */
const stakeTerm = (height: number, side: "start" | "end"): RawBuilder<unknown> =>
  sql`case when u.kind = 'STAKE' then coalesce((
    select ${sql.ref(`r.${side}_time`)} from p_renewal r
    where r.network = u.network and r.tx_id = u.tx_id and r.height <= ${height}::bigint
    order by r.height desc limit 1), ${sql.ref(`u.stake_${side}`)}) end as ${sql.ref(fieldOf(`stake_${side}`))}`;

/** Fields of an output that no other chain has. */
const ownFields = fields("p_utxo", "u", [
  "utxoId",
  "txId",
  "outputIndex",
  "assetId",
  "amount",
  "stakeableLocktime",
  "kind",
  "rewardType",
  "createdOn",
  "consumedOn",
  "emittingTx",
]);

/** The columns of a UtxoRow from an output `u`, with `m` and `k` of `crossed`; null for later events than the snapshot. */
export function utxoColumns({ height }: Snapshot): RawBuilder<unknown> {
  const spent = (column: string) =>
    sql`case when u.consumed_height <= ${height}::bigint then ${sql.ref(`u.${column}`)}
      else ${sql.ref(`k.${column}`)} end as ${sql.ref(fieldOf(column))}`;
  return sql`${ownFields}, ${madeColumns}, ${stakeTerm(height, "start")}, ${stakeTerm(height, "end")},
    ${spent("consuming_tx")}, ${spent("consumed_height")}, ${spent("consumed_time")},
    (u.kind is not null and coalesce(u.returned_height > ${height}::bigint, true)) as staked`;
}

/** Joins to an output `u` its rows of the other chains. */
export const crossed = (snapshot: Snapshot): RawBuilder<unknown> =>
  sql`${withMaker("p-chain", snapshot)} ${withTaker("p-chain", snapshot)}`;

/** The same columns of an output `f` that another chain made for the P-Chain. */
const foreignColumns = (route: RawBuilder<unknown>) => sql`
  ${fields("x_utxo", "f", ["utxoId", "txId", "outputIndex", "assetId", "amount"])}, 0::numeric as "stakeableLocktime",
  null::text as kind, null::text as "rewardType", ${route}, null::bytea as "emittingTx",
  ${sql.join(MADE_COLUMNS.map((column) => sql.ref(`f.${column}`)))}, null::bigint as "stakeStart", null::bigint as "stakeEnd",
  ${fields("p_utxo", "u", ["consumingTx", "consumedHeight", "consumedTime"])}, false as staked`;

function listUtxos(db: Db, window: Window, filter: UtxoFilter): Promise<Slice<UtxoRow>> {
  return listChainUtxos<UtxoRow, UtxoRow>(
    db,
    window,
    filter,
    {
      chain: "p-chain",
      own: utxoColumns(window.snapshot),
      foreign: foreignColumns,
      joins: () => sql``,
    },
    (row) => row,
  );
}

export function createUtxoStore(db: Db): UtxoStore<UtxoRow, UtxoFilter> {
  return { list: (window, filter) => listUtxos(db, window, filter) };
}
