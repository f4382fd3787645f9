/** Lists transactions of the X-Chain, and atomic ones of the C-Chain, with the outputs that they spent and created, as of a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { XAssetFact, XTxFact } from "../../../domain/x/facts.ts";
import type { TransactionFilter, TransactionStore, XTransactionRow } from "../../transaction.ts";
import type { XUtxoRow } from "../../utxo.ts";
import { anyBytes, byteList } from "../sql/bytes.ts";
import { fields, selectionOf } from "../sql/columns.ts";
import { allOf } from "../sql/condition.ts";
import { tableOf, tablePrefix, withMaker, withTaker } from "../sql/crossing.ts";
import type { Db } from "../sql/database.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "../sql/keyset.ts";
import { type FlatUtxo, readUtxo, withAsset, type XOrC, xUtxoColumns } from "./utxo.ts";

const keysetOf = (alias: string): Keyset => ({
  sort: sql.ref(`${alias}.height`),
  sortType: "bigint",
  tie: sql.ref(`${alias}.idx`),
  tieType: "int",
});

/** The positions of the requested transactions: from the addresses' index, or the whole chain. */
function places(
  chain: XOrC,
  window: Window,
  { addresses, types, after, before }: TransactionFilter,
): RawBuilder<unknown> {
  const alias = addresses ? "a" : "t";
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const conditions = allOf([
    sql`${column("network")} = ${window.networkId} and ${column("height")} <= ${window.snapshot.height}::bigint`,
    types && sql`${column("type")} = any(${types}::text[])`,
    after === undefined ? undefined : sql`${column("time")} > ${after}::bigint`,
    before === undefined ? undefined : sql`${column("time")} < ${before}::bigint`,
    afterKey(keysetOf(alias), window),
  ]);
  if (addresses === undefined)
    return sql`select t.height, t.idx from ${tableOf(chain, "tx")} t where ${conditions} ${ordered(keysetOf("t"), window)}`;
  return sql`select distinct a.height, a.idx from unnest(${byteList(addresses)}) asked cross join lateral (
    select a.height, a.idx from ${tableOf(chain, "tx_address")} a where a.address = asked and ${conditions} ${ordered(keysetOf("a"), window)}) a`;
}

interface Moved extends FlatUtxo {
  movedBy: string;
  moved: "consumed" | "emitted";
}

/** Outputs as imported by the earlier of two imports; columns of `c_utxo`. */
const formerlyImported = sql`(select c.network, c.utxo_id, c.tx_id, c.output_index, c.asset_id, c.amount, c.locktime, c.threshold,
    c.addresses, c.type, c.group_id, c.payload, c.created_on, c.consumed_on, c.height, c.time,
    f.consuming_tx, f.consumed_height, f.consumed_time, f.signatures
  from c_former_import f join c_utxo c on c.network = f.network and c.utxo_id = f.utxo_id)`;

async function movedUtxos(db: Db, chain: XOrC, window: Window, txIds: readonly string[]) {
  const { networkId, snapshot } = window;
  const columns = xUtxoColumns(snapshot);
  const joins = sql`${withMaker(chain, snapshot)} ${withTaker(chain, snapshot)} ${withAsset(chain, snapshot, "u")}`;
  const source = sql`${tableOf(chain, "utxo")} u ${joins}`;
  const consumed = (from: RawBuilder<unknown>) => sql`
    select 'consumed' as moved, u.consuming_tx as "movedBy", ${columns} from ${from}
    where u.network = ${networkId} and u.consuming_tx = ${anyBytes(txIds)}`;
  const former =
    chain === "c-chain" ? sql`union all ${consumed(sql`${formerlyImported} u ${joins}`)}` : sql``;
  const { rows } = await sql<Moved>`
    select 'emitted' as moved, u.tx_id as "movedBy", ${columns} from ${source}
    where u.network = ${networkId} and u.tx_id = ${anyBytes(txIds)}
    union all ${consumed(source)} ${former}
    order by "outputIndex", "txId"`.execute(db);
  const byTx = new Map<string, { consumed: XUtxoRow[]; emitted: XUtxoRow[] }>();
  for (const { moved, movedBy, ...utxo } of rows) {
    const utxos = byTx.get(movedBy) ?? { consumed: [], emitted: [] };
    utxos[moved].push(readUtxo(utxo));
    byTx.set(movedBy, utxos);
  }
  return byTx;
}

/** Columns of both chains' rows; transactions of the X-Chain from before it had blocks are at height 0. */
export type MovingTx = XTxFact & { blockId: string | null };

interface Moves {
  readonly consumed: XUtxoRow[];
  readonly emitted: XUtxoRow[];
}

/** The page's transactions with their inputs and outputs. */
export async function listTransactionsOf<Row extends MovingTx>(
  db: Db,
  chain: XOrC,
  window: Window,
  filter: TransactionFilter,
): Promise<Slice<Row & Moves>> {
  const keyset = keysetOf("t");
  const { rows } = await sql<Row & Keyed>`
    select ${fields(`${tablePrefix[chain]}_tx`, "t")}, b.block_id as "blockId", ${keyColumns(keyset)}
    from (${places(chain, window, filter)}) p
    join ${tableOf(chain, "tx")} t on t.network = ${window.networkId} and t.height = p.height and t.idx = p.idx
    left join ${tableOf(chain, "block")} b on b.network = t.network and b.height = t.height
    ${ordered(keyset, window)}`.execute(db);
  const ids = rows.map(({ txId }) => txId);
  const utxos = await movedUtxos(db, chain, window, ids);
  return slice(rows, window, (row) => ({
    ...row,
    consumed: utxos.get(row.txId)?.consumed ?? [],
    emitted: utxos.get(row.txId)?.emitted ?? [],
  }));
}

async function listXTransactions(
  db: Db,
  window: Window,
  filter: TransactionFilter,
): Promise<Slice<XTransactionRow>> {
  const { items, next } = await listTransactionsOf<MovingTx>(db, "x-chain", window, filter);
  const ids = items.map(({ txId }) => txId);
  const rows = await db
    .selectFrom("x_asset")
    .select(selectionOf("x_asset"))
    .where("network", "=", window.networkId)
    .where("asset_id", "=", anyBytes(ids))
    .execute();
  const created = new Map<string, XAssetFact>(rows.map((asset) => [asset.assetId, asset]));
  const whole = items.map((tx) => ({ ...tx, created: created.get(tx.txId) ?? null }));
  return next ? { items: whole, next } : { items: whole };
}

export function createXTransactionStore(db: Db): TransactionStore<XTransactionRow> {
  return { list: (window, filter) => listXTransactions(db, window, filter) };
}
