/** The port of EVM transactions. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { EvmTxFilter, EvmTxRow } from "../evm-rows.ts";

export interface EvmTransactionStore {
  /** A page of the transactions that concern addresses, in ascending order; the window's network is the chain. */
  list(window: Window, filter: EvmTxFilter): Promise<Slice<EvmTxRow>>;
  /** By its hash; undefined when it is not indexed. */
  find(chain: number, hash: string): Promise<EvmTxRow | undefined>;
  /** The transaction that made the contract at an address, the last one if there were several. */
  findDeployment(chain: number, address: string): Promise<EvmTxRow | undefined>;
}
