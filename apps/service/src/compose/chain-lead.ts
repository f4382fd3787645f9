/** Gives a chain its indexer, by this process's role: leader, standby or reader. */

import type { ChainStatus } from "../domain/chain-status.ts";
import { isChainAlias } from "../domain/network.ts";
import { ChainFollower } from "../indexer/follower.ts";
import type { ChainLease, Leadership } from "../indexer/leadership.ts";
import { LedIndexer } from "../indexer/led.ts";
import type { Indexer } from "../indexer/run.ts";
import type { Store } from "../store/store.ts";

/** Options for sharing the chains of a database with other processes. */
export interface Sharing {
  readonly leadership: Leadership;
  /** A store whose transactions fail with LeaseLostError once another process leads the chain. */
  storeOf(term: { readonly chain: string; readonly fence: number }): Store;
}

/** Names the lease of a chain, alike in all processes of a database. */
export const leaseName = (networkId: number, chain: ChainStatus["chain"]): string =>
  isChainAlias(chain) ? `${networkId}/${chain}` : chain;

export interface ChainLeadOptions {
  /** Undefined in the only process of a database. */
  readonly sharing: Sharing | undefined;
  /** True when this process indexes. */
  readonly indexing: boolean;
  /** The chain's key, the same in all processes of a database. */
  readonly leaseName: string;
  /** The store of this process's indexers. */
  readonly store: Store;
  /** Makes the chain's indexer on a store. */
  create(store: Store): Indexer;
  /** Reads the height that is indexed. */
  checkpoint(): Promise<{ readonly height: number } | undefined>;
}

/** A chain's indexer, and the lease that it is run under; without one it runs alone. */
export interface ChainLead {
  readonly indexer: Indexer;
  readonly lease: ChainLease | undefined;
}

export function chainLead(options: ChainLeadOptions): ChainLead {
  const { sharing, indexing, leaseName, store, create, checkpoint } = options;
  if (!sharing) return { indexer: create(store), lease: undefined };
  const lease = sharing.leadership.lease(leaseName);
  const follower = new ChainFollower({ checkpoint, lease: () => lease.seen });
  if (!indexing) return { indexer: follower, lease };
  const termOf = (fence: number) => sharing.storeOf({ chain: leaseName, fence });
  const indexer = new LedIndexer({ lease, follower, create: (fence) => create(termOf(fence)) });
  return { indexer, lease };
}
