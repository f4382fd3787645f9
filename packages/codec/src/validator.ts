/** Who validates, how long, with what weight. */

/** A validator or delegator's term. */
export interface Validator {
  /** 20-byte node id. */
  nodeId: Uint8Array;
  /** Unix seconds (uint64); ignored by the node since the Durango upgrade. */
  start: bigint;
  /** Unix seconds (uint64). */
  end: bigint;
  /** Sampling weight (uint64); nAVAX staked on the Primary Network. */
  weight: bigint;
}
