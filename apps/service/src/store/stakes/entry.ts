/** Validations and delegations as a process remembers them: enough to select a page of any listing. */

import type { Snapshot } from "../../domain/listing.ts";
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

/** A validation's row as it is in a span of time, for as long as no block changes it. */
export interface TimedRow {
  /** Changes of the validation before it was read. */
  readonly epoch: number;
  /** Unix seconds: none of its delegations begins or ends in `from < t < to`. */
  readonly from: number;
  readonly to: number;
  readonly row: ValidationRow;
  readonly capacity: bigint | null;
}

/** The fields that decide a staker's status, and the heights from which on they do. */
export interface Lifetime {
  readonly height: number;
  readonly startTime: number;
  endTime: number;
  readonly renews: boolean;
  rewardHeight: number | null;
  removedHeight: number | null;
}

export interface Validation extends Lifetime {
  readonly txId: string;
  readonly nodeId: string;
  readonly subnetId: string;
  readonly feeShares: number | null;
  /** Heights at which it changed, ascending, since it was first read. */
  readonly changes: number[];
  /** The last few rows that were read. */
  rows: readonly TimedRow[];
}

/** -1 stands for a missing fee: below every real one. */
export const feeOf = ({ feeShares }: Validation): number => feeShares ?? -1;

/** A delegation on the Primary Network. */
export interface Delegation extends Lifetime {
  readonly txId: string;
  readonly validatorTx: string | null;
  readonly nodeId: string;
  readonly idx: number;
  readonly rewardAddresses: readonly string[];
  readonly ownAddresses: readonly string[];
  readonly weight: string;
  readonly potentialReward: string | null;
  readonly promotedHeight: number | null;
}

/** True when a block up to the snapshot's height removed the staker. */
export const isRemoved = ({ removedHeight }: Lifetime, { height }: Snapshot): boolean =>
  removedHeight !== null && removedHeight <= height;

/** True when an auto-renewed validator, whose end is known by now, continues at the snapshot. */
const goesOn = ({ renews, rewardHeight }: Lifetime, { height }: Snapshot): boolean =>
  renews && rewardHeight !== null && rewardHeight > height;

/** The end of a term as the snapshot knows it, Unix seconds; later than any time while it has none. */
export const endOf = (staker: Lifetime, snapshot: Snapshot): number =>
  goesOn(staker, snapshot) ? Number.POSITIVE_INFINITY : staker.endTime;

/** The same rule as `inStatus` in staker.ts. */
export function statusAt(staker: Lifetime, snapshot: Snapshot): ValidationStatus {
  if (isRemoved(staker, snapshot)) return "removed";
  if (staker.startTime > snapshot.time) return "pending";
  return endOf(staker, snapshot) > snapshot.time ? "active" : "completed";
}
