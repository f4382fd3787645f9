/** The port of blockchains, each created by the genesis or by a transaction of the P-Chain. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { BlockchainRow } from "./subnet.ts";

export interface BlockchainStore {
  list(window: Window): Promise<Slice<BlockchainRow>>;
  /** Undefined when it is not indexed. */
  find(networkId: number, blockchainId: string): Promise<BlockchainRow | undefined>;
}
