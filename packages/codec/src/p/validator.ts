/** Node, term and weight of a staker. */

import { struct } from "../wire/layout.ts";
import { nodeId, u64 } from "../wire/primitive.ts";

/** Term of a validator or delegator. */
export interface Validator {
  /** 20-byte node id. */
  nodeId: Uint8Array;
  /** Unix seconds (uint64). Ignored by nodes since the Durango upgrade. */
  start: bigint;
  /** Unix seconds (uint64). */
  end: bigint;
  /** Sampling weight (uint64). On the Primary Network, the stake in nAVAX. */
  weight: bigint;
}

export const validator = struct<Validator>({
  nodeId: ["nodeID", nodeId],
  start: ["start", u64],
  end: ["end", u64],
  weight: ["weight", u64],
});
