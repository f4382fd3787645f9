/** The port of the transactions of the P-, X- and C-Chain. */

import type { CTxFact } from "../../domain/c/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { TxFact } from "../../domain/p/tx-fact.ts";
import type { ProposedBlockFact } from "../../domain/proposed-block.ts";
import type { XAssetFact, XTxFact } from "../../domain/x/facts.ts";
import type { BlockchainRow } from "./subnet.ts";
import type { UtxoRow, XUtxoRow } from "./utxo.ts";

/** A transaction of the P-Chain. */
export interface TransactionRow extends TxFact {
  blockId: string;
  consumed: UtxoRow[];
  emitted: UtxoRow[];
  potentialReward: string | null;
  rewardTx: string | null;
  blockchain: BlockchainRow | null;
}

export interface XTransactionRow extends XTxFact {
  /** Null for a transaction from before the chain had blocks. */
  blockId: ProposedBlockFact["blockId"] | null;
  consumed: XUtxoRow[];
  emitted: XUtxoRow[];
  /** The asset that the transaction created. */
  created: XAssetFact | null;
}

export interface CTransactionRow extends CTxFact, Pick<XTransactionRow, "consumed" | "emitted"> {
  blockId: string;
}

/** The X- and C-Chain have no L1 validations and no stake. */
export interface TransactionFilter {
  /** One transaction; excludes the others. */
  readonly txId?: string | undefined;
  readonly addresses?: readonly string[] | undefined;
  readonly l1ValidationId?: string | undefined;
  /** Of the X-Chain; null for AVAX. Not together with addresses. */
  readonly assetId?: string | null | undefined;
  readonly types?: readonly string[] | undefined;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  /** Only transactions whose stake is locked now. */
  readonly staking?: boolean | undefined;
}

export interface TransactionStore<Row> {
  list(window: Window, filter: TransactionFilter): Promise<Slice<Row>>;
}

/** By alias of the chain. */
export interface TransactionRows {
  readonly "p-chain": TransactionRow;
  readonly "x-chain": XTransactionRow;
  readonly "c-chain": CTransactionRow;
}

export type TransactionStores = {
  readonly [Chain in ChainAlias]: TransactionStore<TransactionRows[Chain]>;
};
