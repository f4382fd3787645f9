/** The port of EVM transactions. */

import type { EvmInternalFact, EvmTransferFact, EvmTxFact } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";

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

export interface EvmTransactionStore {
  /** A page of the transactions that concern addresses, in ascending order; the window's network is the chain. */
  list(window: Window, filter: EvmTxFilter): Promise<Slice<EvmTxRow>>;
  /** By its hash; undefined when it is not indexed. */
  find(chain: number, hash: string): Promise<EvmTxRow | undefined>;
  /** The transaction that created the contract at an address; the last one if there are several. */
  findDeployment(chain: number, address: string): Promise<EvmTxRow | undefined>;
}
