/** The stored fields of a block, and of the container in which its proposer signed it. */

/** Fields of the container around a block; null when there is no container, or it lacks the field. */
export interface ProposerFact {
  containerId: string | null;
  containerParent: string | null;
  /** Node id of the container's signer. */
  proposer: string | null;
  /** P-Chain height whose validators could propose. */
  proposerHeight: number | null;
  /** Unix seconds. */
  proposerTime: number | null;
}

/** A block; ids are hex with 0x. */
export interface ProposedBlockFact extends ProposerFact {
  height: number;
  blockId: string;
  parentId: string;
  type: string;
  /** Unix seconds. */
  time: number;
  /** Bytes. */
  size: number;
}
