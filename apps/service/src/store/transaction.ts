/** The port of the transactions of the P-, X- and C-Chain. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { CTransactionRow } from "./c.ts";
import type { TransactionRow } from "./rows.ts";
import type { XTransactionRow } from "./x.ts";

/** The X- and C-Chain have no L1 validations and no stake. */
export interface TransactionFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly l1ValidationId?: string | undefined;
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
