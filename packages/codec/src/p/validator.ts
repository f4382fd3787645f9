/** Who validates, how long, with what weight. */

import { struct } from "../wire/layout.ts";
import { nodeId, u64 } from "../wire/primitive.ts";

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

export const validator = struct<Validator>({
  nodeId: ["nodeID", nodeId],
  start: ["start", u64],
  end: ["end", u64],
  weight: ["weight", u64],
});
