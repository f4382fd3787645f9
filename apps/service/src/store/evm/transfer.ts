/** The port of token transfers. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmTransferFilter, EvmTransferRow } from "../evm-rows.ts";

export interface EvmTransferStore {
  /** The newest first; the window's network is the chain. */
  list(window: Window, filter: EvmTransferFilter): Promise<Slice<EvmTransferRow>>;
}
