/** The port of stakers that the P-Chain's next blocks need: validators and delegators in their latest indexed state. */

import type { RenewalFact, StakerFact } from "../../domain/p/facts.ts";

export interface StakerStore {
  /** By staking transaction; unknown ones are missing. */
  find(networkId: number, txIds: readonly string[]): Promise<StakerFact[]>;
  /** Current and pending validators, in the order of their transactions; some may have ended without a reward. */
  findRunning(networkId: number, nodeIds: readonly string[]): Promise<StakerFact[]>;
  /** The latest state of auto-renewed validators, by staking transaction. */
  findRenewals(networkId: number, txIds: readonly string[]): Promise<RenewalFact[]>;
}
