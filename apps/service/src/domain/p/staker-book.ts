/**
 * The stakers that a batch of blocks needs: stakers at the end of their terms, their validators, and
 * auto-renewed validators.
 */

import type { RenewalFact, StakerFact } from "./facts.ts";

/** The fields of a staker that the end of its term needs. */
export type KnownStaker = Pick<
  StakerFact,
  "txId" | "kind" | "nodeId" | "subnetId" | "feeShares" | "potentialReward" | "renews"
>;

type OfNode = Pick<StakerFact, "nodeId" | "subnetId">;

const nodeKey = ({ nodeId, subnetId }: OfNode): string => `${subnetId}/${nodeId}`;

/** Tracks stakers through the blocks of one batch. */
export class StakerBook {
  readonly #stakers = new Map<string, KnownStaker>();
  /** The validator of a node on a subnet: there is one at a time (avalanchego `staker_tx_verification.go`). */
  readonly #validators = new Map<string, string>();
  readonly #renewals = new Map<string, RenewalFact>();
  /** By transaction and height: blocks of one batch may change a validator again and again. */
  readonly #changed = new Map<string, RenewalFact>();

  /**
   * @param stakers whose terms end in the batch, and the validators of the delegations among them; for each node, the latest comes last
   * @param renewals the latest state of each auto-renewed validator in the batch
   */
  constructor(stakers: readonly KnownStaker[], renewals: readonly RenewalFact[]) {
    for (const staker of stakers) this.add(staker);
    for (const renewal of renewals) this.#renewals.set(renewal.txId, renewal);
  }

  add(staker: KnownStaker): void {
    this.#stakers.set(staker.txId, staker);
    if (staker.kind === "validator") this.#validators.set(nodeKey(staker), staker.txId);
  }

  find(txId: string): KnownStaker | undefined {
    return this.#stakers.get(txId);
  }

  /** The term of a pending staker begins, which fixes its reward. */
  promote(txId: string, reward: string): void {
    const staker = this.#stakers.get(txId);
    if (staker) this.#stakers.set(txId, { ...staker, potentialReward: reward });
  }

  /** The current validator that a delegation belongs to. */
  validatorOf(delegation: OfNode): KnownStaker | undefined {
    const txId = this.#validators.get(nodeKey(delegation));
    return txId === undefined ? undefined : this.#stakers.get(txId);
  }

  renewal(txId: string): RenewalFact | undefined {
    return this.#renewals.get(txId);
  }

  /** Records the state of an auto-renewed validator from its height on. */
  renew(renewal: RenewalFact): void {
    this.#renewals.set(renewal.txId, renewal);
    this.#changed.set(`${renewal.txId}/${renewal.height}`, renewal);
  }

  /** The states to store. */
  changed(): RenewalFact[] {
    return [...this.#changed.values()];
  }
}
