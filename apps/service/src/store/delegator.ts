/** The port of delegators, as they are at a snapshot. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";
import type { DelegatorRow } from "./rows.ts";

export interface DelegatorFilter {
  readonly nodeIds?: readonly string[] | undefined;
  readonly rewardAddresses?: readonly string[] | undefined;
  readonly status?: ValidationStatus | undefined;
}

export interface DelegatorStore {
  list(window: Window, filter: DelegatorFilter): Promise<Slice<DelegatorRow>>;
}
