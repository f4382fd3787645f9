/** Converts transactions of every chain to the common form that exports use. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { TxDetail } from "../domain/p/tx-fact.ts";
import type { CTransactionRow } from "../store/c/transaction.ts";
import type { TransactionRow } from "../store/p/transaction.ts";
import type { UtxoRow } from "../store/packed/plain-output.ts";
import type { TransactionFilter } from "../store/paging/tx-positions.ts";
import type { EvmStore, Store, TransactionRows } from "../store/store.ts";
import type { XTransactionRow } from "../store/x/transaction.ts";
import type { XUtxoRow } from "../store/x/utxo.ts";

/** The fields of an output that all chains have. */
type SharedColumn =
  | "utxoId"
  | "txId"
  | "outputIndex"
  | "addresses"
  | "threshold"
  | "assetId"
  | "amount"
  | "locktime"
  | "createdOn"
  | "consumedOn";

/** An output, with the fields that only the P-Chain or only the other chains have. */
export type ExportedOutput = Pick<UtxoRow, SharedColumn> & { readonly account?: undefined } & Partial<
    Pick<UtxoRow, "stakeableLocktime" | "kind" | "rewardType">
  > &
  Partial<Pick<XUtxoRow, "type" | "groupId">>;

/** An amount that a C-Chain account exported or imported. */
export interface ExportedAccount {
  /** Its 20 bytes, hex with 0x in lower case. */
  readonly account: string;
  readonly assetId: string | null;
  readonly amount: string;
}

/** An input or output of a transaction. */
export type Exported = ExportedOutput | ExportedAccount;

type PositionColumn = "height" | "idx" | "time" | "txId" | "type";

export interface ExportedTx extends Pick<TransactionRow, PositionColumn> {
  /** Null for an X-Chain transaction from before that chain had blocks; its height is then 0. */
  readonly blockId: string | null;
  readonly chain: ChainAlias;
  readonly detail: Partial<TxDetail>;
  readonly consumed: readonly Exported[];
  readonly emitted: readonly Exported[];
}

/** The store's listings that exports read. */
export type ExportedTxStore = Pick<Store, "transactions"> & {
  readonly evm: Pick<EvmStore, "transactions" | "tokens">;
};

/** Empty bytes in hex. */
const NO_MEMO = "0x";

const ofP = (row: TransactionRow): ExportedTx => ({ ...row, chain: "p-chain" });

const ofX = (row: XTransactionRow): ExportedTx => ({
  ...row,
  chain: "x-chain",
  detail: row.memo === NO_MEMO ? {} : { memo: row.memo },
});

/** Accounts are debited by exports and credited by imports. */
function ofC(row: CTransactionRow): ExportedTx {
  const accounts = row.accounts.map(({ address, asset, amount }) => ({
    account: address,
    assetId: asset,
    amount,
  }));
  const side = row.type === "ImportTx" ? "emitted" : "consumed";
  return { ...row, chain: "c-chain", detail: {}, [side]: accounts };
}

type Read = (
  store: Pick<ExportedTxStore, "transactions">,
  window: Window,
  filter: TransactionFilter,
) => Promise<Slice<ExportedTx>>;

/** A listing in the common form. */
const reading =
  <Chain extends ChainAlias>(chain: Chain, form: (row: TransactionRows[Chain]) => ExportedTx): Read =>
  async ({ transactions }, window, filter) => {
    const { items, ...rest } = await transactions[chain].list(window, filter);
    return { ...rest, items: items.map(form) };
  };

/** Lists a chain's transactions, ordered by height and position in the block. */
export const readChain: { readonly [chain in ChainAlias]: Read } = {
  "p-chain": reading("p-chain", ofP),
  "x-chain": reading("x-chain", ofX),
  "c-chain": reading("c-chain", ofC),
};
