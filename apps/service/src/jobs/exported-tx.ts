/** Transactions of every chain in the one form that exports are made from. */

import type { Slice, Window } from "../domain/listing.ts";
import type { TxDetail } from "../domain/tx-detail.ts";
import type { TransactionRow, UtxoRow } from "../store/rows.ts";
import type { Store, TransactionFilter } from "../store/store.ts";
import type { XTransactionRow, XUtxoRow } from "../store/x-chain.ts";
import type { ExportChain } from "./export-request.ts";

/** What all chains know of an output. */
type SharedColumn =
  | "utxo_id"
  | "tx_id"
  | "output_index"
  | "addresses"
  | "threshold"
  | "asset_id"
  | "amount"
  | "locktime"
  | "created_on"
  | "consumed_on";

/** An output, with what only the P-Chain or only the X-Chain knows of one. */
export type ExportedOutput = Pick<UtxoRow, SharedColumn> &
  Partial<Pick<UtxoRow, "stakeable_locktime" | "kind" | "reward_type">> &
  Partial<Pick<XUtxoRow, "type" | "group_id">>;

type PlaceColumn = "height" | "idx" | "time" | "tx_id" | "block_id" | "type";

export interface ExportedTx extends Pick<TransactionRow, PlaceColumn> {
  readonly chain: ExportChain;
  readonly detail: Partial<TxDetail>;
  readonly consumed: readonly ExportedOutput[];
  readonly emitted: readonly ExportedOutput[];
}

/** The store's listings that exports read. */
export type ExportedTxStore = Pick<Store, "listTransactions" | "listXTransactions">;

/** No bytes in hex. */
const NO_MEMO = "0x";

const ofP = (row: TransactionRow): ExportedTx => ({
  ...row,
  chain: "p-chain",
  detail: JSON.parse(row.detail),
});

const ofX = (row: XTransactionRow): ExportedTx => ({
  ...row,
  chain: "x-chain",
  detail: row.memo === NO_MEMO ? {} : { memo: row.memo },
});

type Read = (store: ExportedTxStore, window: Window, filter: TransactionFilter) => Promise<Slice<ExportedTx>>;

/** Lists a chain's transactions, ordered by height and position in the block. */
export const readChain: { readonly [chain in ExportChain]: Read } = {
  "p-chain": async (store, window, filter) => {
    const { items, ...rest } = await store.listTransactions(window, filter);
    return { ...rest, items: items.map(ofP) };
  },
  "x-chain": async (store, window, filter) => {
    const { items, ...rest } = await store.listXTransactions(window, filter);
    return { ...rest, items: items.map(ofX) };
  },
};
