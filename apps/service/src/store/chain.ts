/** The ports of an indexed chain: how far it is indexed, and the writing of what its blocks say. */

import type { CFacts } from "../domain/c/facts.ts";
import type { Facts } from "../domain/p/facts.ts";
import type { SavedSupply } from "../domain/p/supply.ts";
import type { XFacts } from "../domain/x/facts.ts";

/** How far a chain is indexed; written in the same transaction as what is indexed. */
export interface ChainCheckpoint {
  readonly height: number;
  /** As the chain names its blocks; empty at height 0 of the X- and C-Chain, whose block is not in the index. */
  readonly blockId: string;
}

/** How far the P-Chain is indexed, with what its next block continues. */
export interface PCheckpoint extends ChainCheckpoint {
  /** Unix seconds of the chain. */
  readonly time: number;
  readonly supply: SavedSupply;
  /**
   * nAVAX a second that an active L1 validation pays, decimal: all balances are kept in terms of it, so it stays as it was when the
   * genesis was indexed. Missing in what older versions have saved, which took that of the public networks.
   */
  readonly l1FeePrice?: string;
}

export interface ChainStore<Facts, Checkpoint> {
  /** Undefined before the genesis is indexed. */
  checkpoint(networkId: number): Promise<Checkpoint | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction. A transaction that a bonus block of the C-Chain repeats counts once, at
   * its first block; an output that a bonus block's import left may be imported again.
   *
   * @param from the height that the facts continue from; undefined for the genesis
   * @throws when the stored checkpoint is another, so that two indexers cannot double anything; ContradictionError when the
   *   facts do not fit what is stored, such as an output that is spent and was never made
   */
  commit(networkId: number, from: number | undefined, facts: Facts, to: Checkpoint): Promise<void>;
}

/** The chains of the Primary Network, by alias. */
export interface ChainStores {
  readonly "p-chain": ChainStore<Facts, PCheckpoint>;
  readonly "x-chain": ChainStore<XFacts, ChainCheckpoint>;
  readonly "c-chain": ChainStore<CFacts, ChainCheckpoint>;
}

/** How much is indexed of what the X-Chain accepted before it had blocks. */
export interface XHistoryCheckpoint {
  /** Transactions. */
  readonly count: number;
  /** Unix seconds of the last one; 0 without any. */
  readonly time: number;
}

/** What the X-Chain accepted before it had blocks. */
export interface XHistoryStore {
  checkpoint(networkId: number): Promise<XHistoryCheckpoint>;
  /**
   * As `commit` of a chain, but for transactions without blocks: only before the first block.
   *
   * @param from how many transactions are stored
   * @param to how many are stored then
   */
  commit(networkId: number, from: number, facts: XFacts, to: number): Promise<void>;
}
