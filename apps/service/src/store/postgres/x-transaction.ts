/** Lists X-Chain transactions with the outputs that they spent and made, as they are at a snapshot. */

import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { XAssetFact } from "../../domain/x-facts.ts";
import type { XTransactionFilter, XTransactionRow, XUtxoRow } from "../x-chain.ts";
import { afterKey, type Keyed, type Keyset, keyColumns, ordered, slice } from "./keyset.ts";
import { allOf } from "./staker.ts";
import { type FlatUtxo, nestAsset, withAsset, withPChain, xUtxoColumns } from "./x-utxo.ts";

const keysetOf = (alias: string): Keyset => ({
  sort: sql.ref(`${alias}.height`),
  sortType: "bigint",
  tie: sql.ref(`${alias}.idx`),
  tieType: "int",
});

/** The places of the wanted transactions: from the addresses' index, or the whole chain. */
function places(
  window: Window,
  { addresses, types, after, before }: XTransactionFilter,
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
    return sql`select t.height, t.idx from x_tx t where ${conditions} ${ordered(keysetOf("t"), window)}`;
  return sql`select distinct a.height, a.idx from unnest(${addresses}::text[]) asked cross join lateral (
    select a.height, a.idx from x_tx_address a where a.address = asked and ${conditions} ${ordered(keysetOf("a"), window)}) a`;
}

interface Moved extends FlatUtxo {
  moved_by: string;
  moved: "consumed" | "emitted";
}

async function movedUtxos(db: Kysely<unknown>, window: Window, txIds: readonly string[]) {
  const { networkId } = window;
  const columns = xUtxoColumns(window);
  const { rows } = await sql<Moved>`
    select 'emitted' as moved, u.tx_id as moved_by, ${columns} from x_utxo u ${withPChain(window)} ${withAsset}
    where u.network = ${networkId} and u.tx_id = any(${txIds}::text[])
    union all
    select 'consumed' as moved, u.consuming_tx as moved_by, ${columns} from x_utxo u ${withPChain(window)} ${withAsset}
    where u.network = ${networkId} and u.consuming_tx = any(${txIds}::text[])
    order by output_index, tx_id`.execute(db);
  const byTx = new Map<string, { consumed: XUtxoRow[]; emitted: XUtxoRow[] }>();
  for (const { moved, moved_by, ...utxo } of rows) {
    const utxos = byTx.get(moved_by) ?? { consumed: [], emitted: [] };
    utxos[moved].push(nestAsset(utxo));
    byTx.set(moved_by, utxos);
  }
  return byTx;
}

type Row = Omit<XTransactionRow, "consumed" | "emitted" | "created"> & Keyed;

export async function listXTransactions(
  db: Kysely<unknown>,
  window: Window,
  filter: XTransactionFilter,
): Promise<Slice<XTransactionRow>> {
  const { networkId } = window;
  const keyset = keysetOf("t");
  const { rows } = await sql<Row>`
    select t.height, t.idx, t.tx_id, t.type, t.time, t.memo, t.source_chain, t.destination_chain, b.block_id,
      ${keyColumns(keyset)}
    from (${places(window, filter)}) p
    join x_tx t on t.network = ${networkId} and t.height = p.height and t.idx = p.idx
    join x_block b on b.network = t.network and b.height = t.height
    ${ordered(keyset, window)}`.execute(db);
  const ids = rows.map(({ tx_id }) => tx_id);
  const utxos = await movedUtxos(db, window, ids);
  const { rows: assets } =
    await sql<XAssetFact>`select asset_id, name, symbol, denomination, height from x_asset
    where network = ${networkId} and asset_id = any(${ids}::text[])`.execute(db);
  const created = new Map(assets.map((asset) => [asset.asset_id, asset]));
  return slice(rows, window, ({ key_sort: _sort, key_tie: _tie, ...row }) => ({
    ...row,
    consumed: utxos.get(row.tx_id)?.consumed ?? [],
    emitted: utxos.get(row.tx_id)?.emitted ?? [],
    created: created.get(row.tx_id) ?? null,
  }));
}
