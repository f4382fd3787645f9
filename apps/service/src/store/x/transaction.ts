/** Lists transactions of the X-Chain, and atomic ones of the C-Chain, with the outputs that they spent and created, as of a snapshot. */

import { type RawBuilder, sql } from "kysely";
import type { Slice, Window } from "../../domain/listing.ts";
import type { ProposedBlockFact } from "../../domain/proposed-block.ts";
import type { XAssetFact, XTxFact } from "../../domain/x/facts.ts";
import {
  type PositionShape,
  type PositionValues,
  positions,
  shapeOf,
  type TransactionFilter,
  valuesOf,
} from "../paging/tx-positions.ts";
import { anyBytes } from "../sql/bytes.ts";
import { selectionOf } from "../sql/columns.ts";
import type { Db } from "../sql/database.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { type Parameter, statements } from "../sql/statement.ts";
import { tableOf, tablePrefix, withMaker, withTaker } from "../utxos/crossing.ts";
import { type FlatUtxo, readUtxo, withAsset, type XOrC, type XUtxoRow, xUtxoColumns } from "./utxo.ts";

export interface XTransactionRow extends XTxFact {
  /** Null for a transaction from before the chain had blocks. */
  blockId: ProposedBlockFact["blockId"] | null;
  consumed: XUtxoRow[];
  emitted: XUtxoRow[];
  /** The asset that the transaction created. */
  created: XAssetFact | null;
}

/** A transaction with its block; `accounts` only on the C-Chain. */
const line = columns({
  height: "t.height:bigint",
  idx: "t.idx:int",
  txId: "t.tx_id:bytea",
  type: "t.type:text",
  time: "t.time:bigint",
  memo: "t.memo:bytea",
  sourceChain: "t.source_chain:bytea?",
  destinationChain: "t.destination_chain:bytea?",
  blockId: "b.block_id:bytea?",
  accounts: ":text?",
}) satisfies Columns<Omit<MovingTx, "consumed" | "emitted">>;

const pageOf = (chain: XOrC) => {
  const prefix = tablePrefix[chain];
  return statements(
    `${prefix}-transactions`,
    line,
    (shape: PositionShape, value: Parameter<PositionValues>) => {
      const network = value("network", "int");
      return `select ${line.text({ accounts: chain === "c-chain" ? "t.accounts" : "null::text" })}
      from (${positions(chain, shape, value)}) p
      join ${prefix}_tx t on t.network = ${network} and t.height = p.height and t.idx = p.idx
      left join ${prefix}_block b on b.network = ${network} and b.height = t.height
      order by t.height ${shape.order}, t.idx ${shape.order}`;
    },
  );
};

const pages = { "x-chain": pageOf("x-chain"), "c-chain": pageOf("c-chain") };

interface Moved extends FlatUtxo {
  movedBy: string;
  moved: "consumed" | "emitted";
}

/** Outputs as imported by the earlier of two imports; columns of `c_utxo`. */
const formerlyImported = sql`(select c.network, c.utxo_id, c.tx_id, c.output_index, c.asset_id, c.amount, c.locktime, c.threshold,
    c.addresses, c.signers, c.type, c.group_id, c.payload, c.created_on, c.consumed_on, c.height, c.time,
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

/**
 * A transaction of either chain with its inputs and outputs. Transactions from before the X-Chain had blocks
 * are at height 0.
 */
interface MovingTx extends XTxFact {
  readonly blockId: string | null;
  /** JSON; null on the X-Chain. */
  readonly accounts: string | null;
  readonly consumed: XUtxoRow[];
  readonly emitted: XUtxoRow[];
}

/** The page's transactions with their inputs and outputs. */
export async function listTransactionsOf(
  db: Db,
  chain: XOrC,
  window: Window,
  filter: TransactionFilter,
): Promise<Slice<MovingTx>> {
  const lines = await pages[chain](shapeOf(window, filter)).rows(db, valuesOf(window, filter));
  const kept = lines.slice(0, window.limit);
  const ids = kept.map(({ txId }) => txId);
  const utxos = ids.length > 0 ? await movedUtxos(db, chain, window, ids) : undefined;
  const items = kept.map(
    (tx): MovingTx => ({ ...tx, ...(utxos?.get(tx.txId) ?? { consumed: [], emitted: [] }) }),
  );
  const last = items.at(-1);
  if (lines.length <= window.limit || last === undefined) return { items };
  return { items, next: { sort: String(last.height), tie: String(last.idx) } };
}

export const xTransactionsOn = (db: Db) => ({
  async list(window: Window, filter: TransactionFilter): Promise<Slice<XTransactionRow>> {
    const { items, ...rest } = await listTransactionsOf(db, "x-chain", window, filter);
    const ids = items.map(({ txId }) => txId);
    const isCreating = items.some(({ type }) => type === "CreateAssetTx");
    if (!isCreating) return { ...rest, items: items.map((tx) => ({ ...tx, created: null })) };
    const rows = await db
      .selectFrom("x_asset")
      .select(selectionOf("x_asset"))
      .where("network", "=", window.networkId)
      .where("asset_id", "=", anyBytes(ids))
      .execute();
    const created = new Map<string, XAssetFact>(rows.map((asset) => [asset.assetId, asset]));
    return { ...rest, items: items.map((tx) => ({ ...tx, created: created.get(tx.txId) ?? null })) };
  },
});
