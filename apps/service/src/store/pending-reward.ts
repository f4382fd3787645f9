/** The port of rewards that running terms will pay. */

import type { Slice, Window } from "../domain/listing.ts";
import type { PendingRewardRow } from "./rows.ts";

/** Rewards of a node's terms that go to one of the addresses; both must fit when both are given. */
export interface PendingRewardFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
}

export interface PendingRewardStore {
  list(window: Window, filter: PendingRewardFilter): Promise<Slice<PendingRewardRow>>;
}
