/** What the store returns about EVM chains: facts with their blocks. */

import type { ErcKind, EvmInternalFact, EvmTransferFact, EvmTxFact } from "../domain/evm/facts.ts";

/** What a block gives to what is in it. */
export interface EvmBlockColumns {
  blockHash: string;
  /** Unix seconds. */
  time: number;
  timeMs: number | null;
  delayExcess: string | null;
  baseFee: string | null;
}

/** A transaction with what it did. */
export interface EvmTxRow extends EvmTxFact, EvmBlockColumns {
  /** In the order in which they began. */
  internals: EvmInternalFact[];
  /** In the order of the log. */
  transfers: EvmTransferFact[];
}

/** Which transactions an export wants. */
export interface EvmTxFilter {
  /** Hex with 0x, in lower case; each transaction that concerns one of them. */
  readonly addresses: readonly string[];
  /** Unix seconds of the block: from this on, and before that. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A transfer with its transaction and block. */
export interface EvmTransferRow extends EvmTransferFact, EvmBlockColumns {
  txHash: string;
}

/** Which transfers are wanted. */
export interface EvmTransferFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  readonly kind: ErcKind;
  /** Block numbers: from this on, and before that. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}
