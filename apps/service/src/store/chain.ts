/** The checkpoint of a chain, and the interface by which the facts of its blocks are written. */

/** The last indexed block of a chain, written in the same transaction as the rows of its blocks. */
export interface ChainCheckpoint {
  readonly height: number;
  /**
   * The chain's own id of the block; empty at height 0 of the X- and C-Chain, whose block is not in the
   * index.
   */
  readonly blockId: string;
}

/** A chain of the Primary Network: the P-, X- and C-Chain each implement it. */
export interface ChainStore<Facts, Checkpoint> {
  /** Undefined before the genesis is indexed. */
  checkpoint(networkId: number): Promise<Checkpoint | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction. A transaction that a bonus block of the C-Chain
   * repeats counts once, at its first block; an output that a bonus block's import left may be imported
   * again.
   *
   * @param from the height that the facts continue from; undefined for the genesis
   * @throws when the stored checkpoint differs, so that two indexers cannot write the same facts twice;
   *   ContradictionError when the facts do not fit the stored ones, for example when an output is spent that
   *   does not exist
   */
  commit(networkId: number, from: number | undefined, facts: Facts, to: Checkpoint): Promise<void>;
}
