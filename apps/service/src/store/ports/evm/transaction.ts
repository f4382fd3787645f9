/** The port of EVM transactions. */

import type { EvmInternalFact, EvmTransferFact, EvmTxFact } from "../../../domain/evm/facts.ts";
import type { EvmTxPosition } from "../../../domain/evm/position.ts";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmSpan } from "./listing.ts";
import type { EvmTransactionPage } from "./transaction-row.ts";

/** Fields of a block that its transactions repeat. */
export interface EvmBlockColumns {
  blockHash: string;
  /** Unix seconds. */
  time: number;
  timeMs: number | null;
  delayExcess: string | null;
  baseFee: string | null;
}

/** A transaction with its internal calls and transfers. */
export interface EvmTxRow extends EvmTxFact, EvmBlockColumns {
  /** In the order in which they began. */
  internals: EvmInternalFact[];
  /** In the order of the log. */
  transfers: EvmTransferFact[];
}

/** Which transactions an export reads. */
export interface EvmTxFilter {
  /** Hex with 0x, in lower case; each transaction that concerns one of them. */
  readonly addresses: readonly string[];
  /** Unix seconds of the block: inclusive start and exclusive end. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Which transactions are listed. */
export interface EvmListFilter extends EvmSpan {
  /** Hex with 0x, in lower case. Default: all transactions of the chain. */
  readonly address?: string | undefined;
  /** Each transaction that concerns one of them, without internal calls and transfers; not with `address`. */
  readonly addresses?: readonly string[] | undefined;
  /**
   * Of an address: `sent` by it or to it, or `concerning` it, which a call inside the transaction or a token transfer may do. The latter
   * come with the internal calls and transfers that it is a party of.
   */
  readonly relation?: "sent" | "concerning";
  /** Of all transactions: only those that succeeded, or failed. */
  readonly succeeded?: boolean | undefined;
}

export interface EvmTransactionStore {
  /** A page of a list. */
  page(window: Window, filter: EvmListFilter): Promise<EvmTransactionPage>;
  /** A page of the transactions that concern addresses, in ascending order; the window's network is the chain. */
  list(window: Window, filter: EvmTxFilter): Promise<Slice<EvmTxRow>>;
  /** A transaction with all its parts, by its hash: one row, or none when it is not indexed. */
  find(chain: number, hash: string): Promise<EvmTransactionPage>;
  /** In the same form the transaction that created the contract at an address; the last one if there are several. */
  findDeployment(chain: number, address: string): Promise<EvmTransactionPage>;
  /** Whether a transaction of the chain concerns an address. */
  concerns(chain: number, address: string): Promise<boolean>;
  /** Gas that the block's transactions used up to one, in decimal. */
  cumulativeGas(chain: number, position: EvmTxPosition): Promise<string>;
}
