/** Lists outputs of the P-Chain as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { UtxoFilter, UtxoRow, UtxoStore } from "../../utxo.ts";
import { fields } from "../sql/columns.ts";
import { MADE_COLUMNS, madeColumns, type SqlHeights, withMaker, withTaker } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { fieldOf } from "../sql/field.ts";
import type { Sql } from "../sql/statement.ts";
import { utxosOf } from "../utxos/listing.ts";

/** Times at which a stake is locked: the stake of an auto-renewed validator moves from cycle to cycle. */
const stakeTerm = (height: Sql<number>, side: "start" | "end"): RawBuilder<unknown> =>
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
export function utxoColumns({ height }: SqlHeights): RawBuilder<unknown> {
  const spent = (column: string) =>
    sql`case when u.consumed_height <= ${height}::bigint then ${sql.ref(`u.${column}`)}
      else ${sql.ref(`k.${column}`)} end as ${sql.ref(fieldOf(column))}`;
  return sql`${ownFields}, ${madeColumns}, ${stakeTerm(height, "start")}, ${stakeTerm(height, "end")},
    ${spent("consuming_tx")}, ${spent("consumed_height")}, ${spent("consumed_time")},
    (u.kind is not null and coalesce(u.returned_height > ${height}::bigint, true)) as staked`;
}

/** The values of `utxoColumns`, in its order. */
export type UtxoValues = readonly [
  utxoId: string,
  txId: string,
  outputIndex: number,
  assetId: string | null,
  amount: string,
  stakeableLocktime: string,
  kind: UtxoRow["kind"],
  rewardType: UtxoRow["rewardType"],
  createdOn: string | null,
  consumedOn: string | null,
  emittingTx: string | null,
  locktime: string,
  threshold: number,
  addresses: string[],
  height: number,
  time: number,
  ownersKnown: boolean,
  stakeStart: number | null,
  stakeEnd: number | null,
  consumingTx: string | null,
  consumedHeight: number | null,
  consumedTime: number | null,
  staked: boolean,
];

/** Their types in PostgreSQL. */
export const UTXO_TYPES: readonly string[] = [
  "bytea",
  "bytea",
  "int",
  "bytea",
  "numeric",
  "numeric",
  "text",
  "text",
  "bytea",
  "bytea",
  "bytea",
  "numeric",
  "int",
  "bytea[]",
  "bigint",
  "bigint",
  "boolean",
  "bigint",
  "bigint",
  "bytea",
  "bigint",
  "bigint",
  "boolean",
];

/** The row of such values. */
export function utxoOf(values: UtxoValues): UtxoRow {
  return {
    utxoId: values[0],
    txId: values[1],
    outputIndex: values[2],
    assetId: values[3],
    amount: values[4],
    stakeableLocktime: values[5],
    kind: values[6],
    rewardType: values[7],
    createdOn: values[8],
    consumedOn: values[9],
    emittingTx: values[10],
    locktime: values[11],
    threshold: values[12],
    addresses: values[13],
    height: values[14],
    time: values[15],
    ownersKnown: values[16],
    stakeStart: values[17],
    stakeEnd: values[18],
    consumingTx: values[19],
    consumedHeight: values[20],
    consumedTime: values[21],
    staked: values[22],
  };
}

/** Joins to an output `u` its rows of the other chains. */
export const crossed = (snapshot: SqlHeights): RawBuilder<unknown> =>
  sql`${withMaker("p-chain", snapshot)} ${withTaker("p-chain", snapshot)}`;

/** The same columns of an output `f` that another chain made for the P-Chain. */
const foreignColumns = (route: RawBuilder<unknown>) => sql`
  ${fields("x_utxo", "f", ["utxoId", "txId", "outputIndex", "assetId", "amount"])}, 0::numeric as "stakeableLocktime",
  null::text as kind, null::text as "rewardType", ${route}, null::bytea as "emittingTx",
  ${sql.join(MADE_COLUMNS.map((column) => sql.ref(`f.${column}`)))}, true as "ownersKnown", null::bigint as "stakeStart", null::bigint as "stakeEnd",
  ${fields("p_utxo", "u", ["consumingTx", "consumedHeight", "consumedTime"])}, false as staked`;

const listUtxos = utxosOf<UtxoValues, UtxoRow>(
  { chain: "p-chain", own: utxoColumns, foreign: foreignColumns, joins: () => sql`` },
  utxoOf,
);

export function createUtxoStore(db: Db): UtxoStore<UtxoRow, UtxoFilter> {
  return { list: (window, filter) => listUtxos(db, window, filter) };
}
