/** The port of blocks. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { BlockRow } from "./rows.ts";

/** A chain of which every block is kept; of the C-Chain only those with atomic transactions are. */
export type BlockChain = Exclude<ChainAlias, "c-chain">;

export interface BlockFilter {
  /** Node id. */
  readonly proposer: string;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface BlockStore {
  list(window: Window, filter: BlockFilter): Promise<Slice<BlockRow>>;
}

/** By alias of the chain. */
export type BlockStores = { readonly [chain in BlockChain]: BlockStore };
