/** Outputs of the X-Chain and of the C-Chain's atomic memory as they are at a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { XAssetFact, XUtxoFact } from "../../domain/x/facts.ts";
import type { UtxoRow } from "../packed/plain-output.ts";
import { columnsOf, selected } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import type { Sql } from "../sql/statement.ts";
import { MADE_COLUMNS, made, type SqlHeights, spendColumn } from "../utxos/crossing.ts";
import { utxosOf } from "../utxos/listing.ts";
import type { Route, UtxoFilter } from "../utxos/request.ts";
import { readSignatures } from "./signatures.ts";

/** An output of the X- or C-Chain with its spending transaction, as of the snapshot. */
export interface XUtxoRow extends Omit<XUtxoFact, "signers">, Pick<UtxoRow, "addresses" | "ownersKnown"> {
  consumingTx: string | null;
  consumedTime: number | null;
  /** Hex, of the input that spent it. */
  signatures: string[] | null;
  /** The metadata of the asset; null when its creation is not indexed. */
  asset: Pick<XAssetFact, "name" | "symbol" | "denomination"> | null;
}

/** A filter of outputs of the X- and C-Chain. */
export interface XUtxoFilter extends UtxoFilter {
  /** Null for AVAX. */
  readonly assetId?: string | null | undefined;
}

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

/** An output; each statement has expressions of its own. */
const utxoRow = columns({
  utxoId: ":bytea",
  txId: ":bytea",
  outputIndex: ":int",
  assetId: ":bytea?",
  amount: ":numeric",
  createdOn: ":bytea?",
  consumedOn: ":bytea?",
  type: ":text",
  groupId: ":bigint?",
  payload: ":bytea?",
  locktime: ":numeric",
  threshold: ":int",
  addresses: ":bytea[]",
  height: ":bigint",
  time: ":bigint",
  ownersKnown: ":boolean",
  consumingTx: ":bytea?",
  consumedTime: ":bigint?",
  signatures: ":bytea?",
  name: ":text?",
  symbol: ":text?",
  denomination: ":int?",
}) satisfies Columns<FlatUtxo>;

const ofAsset = columnsOf("s", ["name", "symbol", "denomination"]);

/** The columns of an output `u` of the chain, with `m` and `k` of crossing.ts and the asset `s`. */
export function xUtxoColumns({ height }: SqlHeights): RawBuilder<unknown> {
  return selected(utxoRow, {
    ...columnsOf("u", ["utxoId", "txId", "outputIndex", "assetId", "amount"]),
    ...columnsOf("u", ["createdOn", "consumedOn", "type", "groupId", "payload"]),
    ...made,
    consumingTx: spendColumn("consuming_tx", height),
    consumedTime: spendColumn("consumed_time", height),
    signatures: spendColumn("signatures", height),
    ...ofAsset,
  });
}

/** The same for an output `f` that another chain created, which can only be a transfer. */
const foreignColumns = (route: Route) =>
  selected(utxoRow, {
    ...columnsOf("f", ["utxoId", "txId", "outputIndex", "assetId", "amount", ...MADE_COLUMNS]),
    ...route,
    type: "'TransferOutput'",
    groupId: "null::bigint",
    payload: "null::bytea",
    ownersKnown: "true",
    ...columnsOf("u", ["consumingTx", "consumedTime", "signatures"]),
    ...ofAsset,
  });

/** The X-Chain height of a listing of one of the two chains; assets are created there. */
const assetHeight = (chain: XOrC, { height, heights }: SqlHeights): Sql<number> =>
  chain === "x-chain" ? height : (heights?.["x-chain"] ?? sql`-1`);

/** Joins the asset `s` of an output. */
export function withAsset(chain: XOrC, snapshot: SqlHeights, alias: "u" | "f"): RawBuilder<unknown> {
  return sql`left join x_asset s on s.network = ${sql.ref(`${alias}.network`)}
    and s.asset_id = ${sql.ref(`${alias}.asset_id`)} and s.height <= ${assetHeight(chain, snapshot)}::bigint`;
}

const listingOf = (chain: XOrC) =>
  utxosOf<FlatUtxo, XUtxoRow>(
    {
      chain,
      own: xUtxoColumns,
      foreign: foreignColumns,
      joins: (alias, snapshot) => withAsset(chain, snapshot, alias),
    },
    utxoRow,
    readUtxo,
  );

const listings = { "x-chain": listingOf("x-chain"), "c-chain": listingOf("c-chain") };

export const xOrCUtxosOn = (db: Db, chain: XOrC) => ({
  list: (window: Window, filter: XUtxoFilter): Promise<Slice<XUtxoRow>> =>
    listings[chain](db, window, filter),
});
