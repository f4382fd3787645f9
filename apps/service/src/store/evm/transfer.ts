/** The port of token transfers. */

import type { ErcKind, EvmTransferFact } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmBlockColumns } from "./transaction.ts";

/** A transfer with its transaction and block. */
export interface EvmTransferRow extends EvmTransferFact, EvmBlockColumns {
  txHash: string;
}

/** Which transfers are listed. */
export interface EvmTransferFilter {
  /** Sender or recipient; hex with 0x, in lower case. */
  readonly address: string;
  readonly kind: ErcKind;
  /** Block numbers: inclusive start and exclusive end. */
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

export interface EvmTransferStore {
  /** The newest first; the window's network is the chain. */
  list(window: Window, filter: EvmTransferFilter): Promise<Slice<EvmTransferRow>>;
}
