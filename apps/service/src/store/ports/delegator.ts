/** The port of delegators, as they are at a snapshot. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { StakerFact } from "../../domain/p/facts.ts";
import type { ValidationStatus } from "../../domain/p/staking-status.ts";

export interface DelegatorRow extends StakerFact {
  status: ValidationStatus;
  /** Millionths, of the validator. */
  validatorFeeShares: number;
  rewardTx: string | null;
  rewardAmount: string | null;
  feeAmount: string | null;
}

export interface DelegatorFilter {
  readonly nodeIds?: readonly string[] | undefined;
  readonly rewardAddresses?: readonly string[] | undefined;
  readonly status?: ValidationStatus | undefined;
}

export interface DelegatorStore {
  list(window: Window, filter: DelegatorFilter): Promise<Slice<DelegatorRow>>;
}
