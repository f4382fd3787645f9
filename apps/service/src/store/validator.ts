/** The port of validators, as they are at a snapshot. */

import type { Slice, Window } from "../domain/listing.ts";
import type { StakerFact } from "../domain/p/facts.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";

export interface ValidatorRow extends StakerFact {
  status: ValidationStatus;
  delegatorCount: number;
  delegated: string;
  /** nAVAX that may still be delegated; null where delegation is not possible. */
  capacity: string | null;
  /** Percent; null when the node did not report it, or outside of the active state. */
  uptime: string | null;
  connected: boolean | null;
  /** Stake and delegations of the whole subnet at the snapshot; null outside of the active state. */
  subnetStake: string | null;
  /** Reward of the running delegations that will go to the validator. */
  expectedFees: string;
  rewardTx: string | null;
  rewardAmount: string | null;
  /** Shares of delegations paid so far. */
  paidFees: string;
  removedTx: string | null;
  removedTime: number | null;
}

export interface ValidatorFilter {
  /** Exact node id. */
  readonly nodeId?: string | undefined;
  /** Parts of node ids. */
  readonly nodeIdParts?: readonly string[] | undefined;
  readonly subnetId?: string | undefined;
  readonly status?: ValidationStatus | undefined;
  /** nAVAX, decimal. */
  readonly capacity?: Range<string> | undefined;
  /** Seconds. */
  readonly timeRemaining?: Range<number> | undefined;
  /** Millionths; may have a fraction. */
  readonly feeShares?: Range<number> | undefined;
  /** Percent. */
  readonly uptime?: Range<number> | undefined;
  readonly sortBy: ValidatorSort;
}

/** Inclusive bounds. */
export interface Range<T> {
  readonly min?: T | undefined;
  readonly max?: T | undefined;
}

export type ValidatorSort =
  | "blockIndex"
  | "delegationCapacity"
  | "timeRemaining"
  | "delegationFee"
  | "uptimePerformance";

export interface ValidatorStore {
  list(window: Window, filter: ValidatorFilter): Promise<Slice<ValidatorRow>>;
}
