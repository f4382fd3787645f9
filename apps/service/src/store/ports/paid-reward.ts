/** The port of rewards that were paid. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { PendingRewardFilter, PendingRewardRow } from "./pending-reward.ts";

/** The reward that the end of a term, or of an auto-renewed validator's cycle, paid to one owner. */
export interface PaidRewardRow extends PendingRewardRow {
  utxoId: string;
  outputIndex: number;
  /** The transaction that paid it. */
  rewardTx: string;
  /** Unix seconds at which it was paid. */
  time: number;
}

export interface PaidRewardStore {
  /** By the height of the payment. */
  list(window: Window, filter: PendingRewardFilter): Promise<Slice<PaidRewardRow>>;
}
