/** The port of validators, as they are at a snapshot. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";
import type { ValidatorRow } from "./rows.ts";

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
