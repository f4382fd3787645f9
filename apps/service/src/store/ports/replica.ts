/** A copy of the database that listings are read from, which may lag behind. */

import type { Store } from "../store.ts";

/**
 * The ports that lists of chains are read from: the replica's, or the primary's. Keys, limits, exports,
 * webhooks and page tokens are those of the primary.
 */
export type ListedStore = Pick<
  Store,
  | "seen"
  | "chains"
  | "blocks"
  | "transactions"
  | "utxos"
  | "addresses"
  | "validators"
  | "delegators"
  | "stakers"
  | "l1Validations"
  | "subnets"
  | "blockchains"
  | "pendingRewards"
  | "paidRewards"
  | "stakeTotals"
  | "uptimes"
  | "evm"
>;

export interface Replica {
  /** For reading only. */
  readonly store: ListedStore;
  /**
   * Seconds by which what it has is older than what the primary has, rounded up; 0 when it has the newest.
   *
   * @throws when it does not respond
   */
  secondsBehind(): Promise<number>;
}
