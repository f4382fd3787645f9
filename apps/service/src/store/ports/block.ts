/** The port of blocks. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { BlockFact } from "../../domain/p/facts.ts";

export interface BlockRow extends Omit<BlockFact, "supply"> {
  /** Supply of AVAX after it, nAVAX; null for blocks that do not change it. */
  supply: string | null;
  /** Ids of its transactions, in order; of the C-Chain's atomic ones. */
  txs: string[];
}

export interface BlockFilter {
  /** Node id; undefined for the blocks of all. */
  readonly proposer?: string | undefined;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface BlockStore {
  list(window: Window, filter: BlockFilter): Promise<Slice<BlockRow>>;
  /** By height or id; undefined when it is not indexed. */
  find(networkId: number, block: number | string): Promise<BlockRow | undefined>;
}

export type BlockStores = { readonly [Chain in ChainAlias]: BlockStore };
