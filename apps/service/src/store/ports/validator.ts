/** The port of validators, as they are at a snapshot. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { StakerFact } from "../../domain/p/facts.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";

/** A validation with its delegations, in a state: the same object as long as nothing of it changes. */
export interface ValidationRow extends StakerFact {
  readonly status: ValidationStatus;
  readonly delegatorCount: number;
  readonly delegated: string;
  /** nAVAX that may still be delegated; null where delegation is not possible. */
  readonly capacity: string | null;
  /** Reward of the running delegations that will go to the validator. */
  readonly expectedFees: string;
  readonly rewardTx: string | null;
  readonly rewardAmount: string | null;
  /** Shares of delegations paid so far. */
  readonly paidFees: string;
  readonly removedTx: string | null;
  readonly removedTime: number | null;
}

export interface ValidatorRow {
  readonly validation: ValidationRow;
  /** Percent; null when the node did not report it, or outside of the active state. */
  readonly uptime: string | null;
  readonly connected: boolean | null;
  /** Stake and delegations of the whole subnet at the snapshot; null outside of the active state. */
  readonly subnetStake: string | null;
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
