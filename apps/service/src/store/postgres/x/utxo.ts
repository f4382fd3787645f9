/** Outputs of the X-Chain and of the C-Chain's atomic memory as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { UtxoStore, XUtxoFilter, XUtxoRow } from "../../utxo.ts";
import { fields } from "../sql/columns.ts";
import { MADE_COLUMNS, madeColumns, type SqlHeights } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { fieldOf } from "../sql/field.ts";
import type { Sql } from "../sql/statement.ts";
import { utxosOf } from "../utxos/listing.ts";
import { readSignatures } from "./signatures.ts";

/** The chains whose outputs have this form. */
export type XOrC = "x-chain" | "c-chain";

/** A row of the database: the asset's columns are beside the output's, and signatures are one text. */
export interface FlatUtxo extends Omit<XUtxoRow, "asset" | "signatures"> {
  signatures: string | null;
  name: string | null;
  symbol: string | null;
  denomination: number | null;
}

export function readUtxo({ name, symbol, denomination, signatures, ...row }: FlatUtxo): XUtxoRow {
  const asset =
    name === null || symbol === null || denomination === null ? null : { name, symbol, denomination };
  return { ...row, signatures: signatures === null ? null : readSignatures(signatures), asset };
}

const assetColumns = sql`s.name, s.symbol, s.denomination`;

/** Fields of an output that no other chain has. */
const ownFields = fields("x_utxo", "u", [
  "utxoId",
  "txId",
  "outputIndex",
  "assetId",
  "amount",
  "createdOn",
  "consumedOn",
  "type",
  "groupId",
  "payload",
]);

/** Columns of a FlatUtxo from an output `u` of the chain, with `m` and `k` of crossing.ts and the asset `s`. */
export function xUtxoColumns({ height }: SqlHeights): RawBuilder<unknown> {
  const spent = (column: string) =>
    sql`case when u.consumed_height <= ${height}::bigint then ${sql.ref(`u.${column}`)}
      else ${sql.ref(`k.${column}`)} end as ${sql.ref(fieldOf(column))}`;
  return sql`${ownFields}, ${madeColumns},
    ${spent("consuming_tx")}, ${spent("consumed_time")}, ${spent("signatures")}, ${assetColumns}`;
}

/** The same for an output `f` that another chain created, which can only be a transfer. */
const foreignColumns = (route: RawBuilder<unknown>) => sql`
  ${fields("p_utxo", "f", ["utxoId", "txId", "outputIndex", "assetId", "amount"])}, ${route},
  'TransferOutput' as type, null::bigint as "groupId", null::bytea as payload,
  ${sql.join(MADE_COLUMNS.map((column) => sql.ref(`f.${column}`)))}, true as "ownersKnown",
  ${fields("x_utxo", "u", ["consumingTx", "consumedTime", "signatures"])}, ${assetColumns}`;

/** The X-Chain height of a listing of one of the two chains; assets are created there. */
const assetHeight = (chain: XOrC, { height, heights }: SqlHeights): Sql<number> =>
  chain === "x-chain" ? height : (heights?.["x-chain"] ?? sql`-1`);

/** Joins the asset `s` of an output. */
export function withAsset(chain: XOrC, snapshot: SqlHeights, alias: "u" | "f"): RawBuilder<unknown> {
  return sql`left join x_asset s on s.network = ${sql.ref(`${alias}.network`)}
    and s.asset_id = ${sql.ref(`${alias}.asset_id`)} and s.height <= ${assetHeight(chain, snapshot)}::bigint`;
}

/** The values of `xUtxoColumns`, in its order. */
type XUtxoValues = readonly [
  utxoId: string,
  txId: string,
  outputIndex: number,
  assetId: string | null,
  amount: string,
  createdOn: string | null,
  consumedOn: string | null,
  type: XUtxoRow["type"],
  groupId: number | null,
  payload: string | null,
  locktime: string,
  threshold: number,
  addresses: string[],
  height: number,
  time: number,
  ownersKnown: boolean,
  consumingTx: string | null,
  consumedTime: number | null,
  signatures: string | null,
  name: string | null,
  symbol: string | null,
  denomination: number | null,
];

const utxoOf = (values: XUtxoValues): XUtxoRow =>
  readUtxo({
    utxoId: values[0],
    txId: values[1],
    outputIndex: values[2],
    assetId: values[3],
    amount: values[4],
    createdOn: values[5],
    consumedOn: values[6],
    type: values[7],
    groupId: values[8],
    payload: values[9],
    locktime: values[10],
    threshold: values[11],
    addresses: values[12],
    height: values[13],
    time: values[14],
    ownersKnown: values[15],
    consumingTx: values[16],
    consumedTime: values[17],
    signatures: values[18],
    name: values[19],
    symbol: values[20],
    denomination: values[21],
  });

const listingOf = (chain: XOrC) =>
  utxosOf<XUtxoValues, XUtxoRow>(
    {
      chain,
      own: xUtxoColumns,
      foreign: foreignColumns,
      joins: (alias, snapshot) => withAsset(chain, snapshot, alias),
    },
    utxoOf,
  );

const listings = { "x-chain": listingOf("x-chain"), "c-chain": listingOf("c-chain") };

export function createXOrCUtxoStore(db: Db, chain: XOrC): UtxoStore<XUtxoRow, XUtxoFilter> {
  return { list: (window, filter) => listings[chain](db, window, filter) };
}
