/** The port of exports of whole chains: their rows in the chain's order. */

import type { EvmTransferFact, EvmTxFact } from "../../../domain/evm/facts.ts";

/** Where a row stands in its chain; rows are read in this order. */
export interface ArchivePosition {
  readonly number: number;
  /** Index of the transaction, or of the log. */
  readonly index: number;
  /** Index among the tokens of a log. */
  readonly part: number;
}

/** Milliseconds since 1970 of the row's block. */
interface Timed {
  readonly timeMs: number;
}

export type ArchivedTransfer = Omit<EvmTransferFact, "position"> & Timed & { readonly txHash: string };
export type ArchivedTransaction = EvmTxFact & Timed;

/** Which part of a chain is read. */
export interface ArchiveRange {
  /** EVM chain id. */
  readonly chain: number;
  readonly after: ArchivePosition;
  /** Height, inclusive. */
  readonly upTo: number;
  /** Rows. */
  readonly limit: number;
}

export interface EvmArchiveStore {
  transfers(range: ArchiveRange): Promise<ArchivedTransfer[]>;
  transactions(range: ArchiveRange): Promise<ArchivedTransaction[]>;
}
