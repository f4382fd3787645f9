/** The port of stakers as the P-Chain's next blocks need them: validators and delegators, with what was indexed last. */

import type { RenewalFact, StakerFact } from "../domain/p/facts.ts";

export interface StakerStore {
  /** By staking transaction; those that are not indexed are missing. */
  find(networkId: number, txIds: readonly string[]): Promise<StakerFact[]>;
  /** Validators of nodes that validate or wait to, in the order of their transactions; some may have ended without a reward. */
  findRunning(networkId: number, nodeIds: readonly string[]): Promise<StakerFact[]>;
  /** The latest state of auto-renewed validators, by staking transaction. */
  findRenewals(networkId: number, txIds: readonly string[]): Promise<RenewalFact[]>;
}
