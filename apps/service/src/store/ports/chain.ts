/** The ports of an indexed chain: its checkpoint, and writing the facts of its blocks. */

import type { CFacts } from "../../domain/c/facts.ts";
import type { Facts } from "../../domain/p/facts.ts";
import type { SavedSupply } from "../../domain/p/supply.ts";
import type { XFacts } from "../../domain/x/facts.ts";

/** How far a chain is indexed; written in the same transaction as what is indexed. */
export interface ChainCheckpoint {
  readonly height: number;
  /** The chain's own id of the block; empty at height 0 of the X- and C-Chain, whose block is not in the index. */
  readonly blockId: string;
}

/** The checkpoint of the P-Chain, with the state that its next block needs. */
export interface PCheckpoint extends ChainCheckpoint {
  /** Unix seconds of the chain. */
  readonly time: number;
  readonly supply: SavedSupply;
  /**
   * nAVAX a second that an active L1 validation pays, decimal. All balances are stored relative to it, so it keeps the value that it had
   * when the genesis was indexed.
   */
  readonly l1FeePrice: string;
}

export interface ChainStore<Facts, Checkpoint> {
  /** Undefined before the genesis is indexed. */
  checkpoint(networkId: number): Promise<Checkpoint | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction. A transaction that a bonus block of the C-Chain repeats counts once, at
   * its first block; an output that a bonus block's import left may be imported again.
   *
   * @param from the height that the facts continue from; undefined for the genesis
   * @throws when the stored checkpoint differs, so that two indexers cannot write the same facts twice; ContradictionError when the
   * facts do not fit the stored ones, for example when an output is spent that does not exist
   */
  commit(networkId: number, from: number | undefined, facts: Facts, to: Checkpoint): Promise<void>;
}

/** The chains of the Primary Network, by alias. */
export interface ChainStores {
  readonly "p-chain": ChainStore<Facts, PCheckpoint>;
  readonly "x-chain": ChainStore<XFacts, ChainCheckpoint>;
  readonly "c-chain": ChainStore<CFacts, ChainCheckpoint>;
}

/** How many transactions from before the X-Chain had blocks are indexed. */
export interface XHistoryCheckpoint {
  /** Transactions. */
  readonly count: number;
  /** Unix seconds of the last one; 0 without any. */
  readonly time: number;
}

/** Transactions that the X-Chain accepted before it had blocks. */
export interface XHistoryStore {
  checkpoint(networkId: number): Promise<XHistoryCheckpoint>;
  /**
   * Like `commit` of a chain, for transactions without blocks; only before the first block.
   *
   * @param from number of stored transactions
   * @param to number of stored transactions afterwards
   */
  commit(networkId: number, from: number, facts: XFacts, to: number): Promise<void>;
}
