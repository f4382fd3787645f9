/** The port of what is staked on the Primary Network altogether, as it is at a snapshot. */

import type { Snapshot } from "../../domain/listing.ts";

/** Counts and sums of the active validations and delegations; amounts in nAVAX, decimal. */
export interface StakeTotals {
  readonly validators: number;
  /** Own stake of the validators. */
  readonly staked: string;
  readonly delegators: number;
  readonly delegated: string;
  /** Rewards that they will be paid if none is refused. */
  readonly promised: string;
  /** AVAX that exists, including promised rewards. */
  readonly supply: string;
}

export interface StakeTotalsStore {
  read(networkId: number, snapshot: Snapshot): Promise<StakeTotals>;
}
