/** The port of rewards that running terms will pay. */

import type { Slice, Window } from "../../domain/listing.ts";

/** The reward that a running term will pay to one owner. */
export interface PendingRewardRow {
  type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE";
  txId: string;
  nodeId: string;
  /** Staked by the transaction. */
  weight: string;
  /** Of the block that accepted the transaction. */
  startTime: number;
  endTime: number;
  addresses: string[];
  amount: string;
}

/** Rewards of a node's terms paid to one of the addresses; both conditions must hold when both are given. */
export interface PendingRewardFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
}

export interface PendingRewardStore {
  list(window: Window, filter: PendingRewardFilter): Promise<Slice<PendingRewardRow>>;
}
