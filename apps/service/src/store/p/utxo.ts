/** Lists outputs of the P-Chain as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Window } from "../../domain/listing.ts";
import type { UtxoRow } from "../packed/plain-output.ts";
import { columnsOf, selected } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import type { Sql } from "../sql/statement.ts";
import { MADE_COLUMNS, made, type SqlHeights, spendColumn, withMaker, withTaker } from "../utxos/crossing.ts";
import { utxosOf } from "../utxos/listing.ts";
import type { Route, UtxoFilter } from "../utxos/request.ts";

/** An output; each statement has expressions of its own. */
export const utxoRow = columns({
  utxoId: ":bytea",
  txId: ":bytea",
  outputIndex: ":int",
  assetId: ":bytea?",
  amount: ":numeric",
  stakeableLocktime: ":numeric",
  kind: ":text?",
  rewardType: ":text?",
  createdOn: ":bytea?",
  consumedOn: ":bytea?",
  emittingTx: ":bytea?",
  locktime: ":numeric",
  threshold: ":int",
  addresses: ":bytea[]",
  height: ":bigint",
  time: ":bigint",
  ownersKnown: ":boolean",
  stakeStart: ":bigint?",
  stakeEnd: ":bigint?",
  consumingTx: ":bytea?",
  consumedHeight: ":bigint?",
  consumedTime: ":bigint?",
  staked: ":boolean",
}) satisfies Columns<UtxoRow>;

/** Times at which a stake is locked: the stake of an auto-renewed validator moves from cycle to cycle. */
const stakeTerm = (height: Sql<number>, side: "start" | "end"): RawBuilder<unknown> =>
  sql`case when u.kind = 'STAKE' then coalesce((
    select ${sql.ref(`r.${side}_time`)} from p_renewal r
    where r.network = u.network and r.tx_id = u.tx_id and r.height <= ${height}::bigint
    order by r.height desc limit 1), ${sql.ref(`u.stake_${side}`)}) end`;

/** The columns of an output `u`, with `m` and `k` of `crossed`; null for later events than the snapshot. */
export function utxoColumns({ height }: SqlHeights): RawBuilder<unknown> {
  return selected(utxoRow, {
    ...columnsOf("u", ["utxoId", "txId", "outputIndex", "assetId", "amount", "stakeableLocktime"]),
    ...columnsOf("u", ["kind", "rewardType", "createdOn", "consumedOn", "emittingTx"]),
    ...made,
    stakeStart: stakeTerm(height, "start"),
    stakeEnd: stakeTerm(height, "end"),
    consumingTx: spendColumn("consuming_tx", height),
    consumedHeight: spendColumn("consumed_height", height),
    consumedTime: spendColumn("consumed_time", height),
    staked: sql`(u.kind is not null and coalesce(u.returned_height > ${height}::bigint, true))`,
  });
}

/** Joins to an output `u` its rows of the other chains. */
export const crossed = (snapshot: SqlHeights): RawBuilder<unknown> =>
  sql`${withMaker("p-chain", snapshot)} ${withTaker("p-chain", snapshot)}`;

/** The same columns of an output `f` that another chain made for the P-Chain. */
const foreignColumns = (route: Route) =>
  selected(utxoRow, {
    ...columnsOf("f", ["utxoId", "txId", "outputIndex", "assetId", "amount", ...MADE_COLUMNS]),
    ...route,
    stakeableLocktime: "0::numeric",
    kind: "null::text",
    rewardType: "null::text",
    emittingTx: "null::bytea",
    ownersKnown: "true",
    stakeStart: "null::bigint",
    stakeEnd: "null::bigint",
    ...columnsOf("u", ["consumingTx", "consumedHeight", "consumedTime"]),
    staked: "false",
  });

const listUtxos = utxosOf<UtxoRow, UtxoRow>(
  { chain: "p-chain", own: utxoColumns, foreign: foreignColumns, joins: () => sql`` },
  utxoRow,
  (row) => row,
);

export const pUtxosOn = (db: Db) => ({
  list: (window: Window, filter: UtxoFilter) => listUtxos(db, window, filter),
});
