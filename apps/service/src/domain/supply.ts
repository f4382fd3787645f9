/** The supply of each staked asset, from which every new term's reward follows; it goes along with the blocks. */

import type { TransformSubnetTx } from "@primary-network/codec";
import type { PromotionFact, StakerFact } from "./facts.ts";
import { PRIMARY_ID } from "./network.ts";
import { idText } from "./place.ts";
import { PRIMARY_RATES, potentialReward, type RewardRates } from "./reward.ts";

interface SubnetSupply {
  supply: bigint;
  readonly rates: RewardRates;
}

type Waiting = Pick<StakerFact, "tx_id" | "subnet_id" | "kind" | "weight" | "start_time" | "end_time">;

/** The form in which the store keeps it. */
export interface SavedSupply {
  supplies: { subnet: string; supply: string; cap: string; minRate: string; maxRate: string }[];
  waiting: Waiting[];
}

// Of terms that begin at once, validators come first, then smaller transaction ids, as in the node.
const compare = (a: Waiting, b: Waiting): number =>
  a.start_time - b.start_time ||
  Number(a.kind === "delegator") - Number(b.kind === "delegator") ||
  (a.tx_id < b.tx_id ? -1 : 1);

/** Changed only by blocks; a failed batch goes back to what was saved. */
export class SupplyLedger {
  readonly #supplies = new Map<string, SubnetSupply>();
  #waiting: Waiting[] = [];

  /** @param initialSupply nAVAX at genesis */
  static atGenesis(initialSupply: bigint): SupplyLedger {
    const ledger = new SupplyLedger();
    ledger.#supplies.set(PRIMARY_ID, { supply: initialSupply, rates: PRIMARY_RATES });
    return ledger;
  }

  static from(saved: SavedSupply): SupplyLedger {
    const ledger = new SupplyLedger();
    for (const { subnet, supply, cap, minRate, maxRate } of saved.supplies) {
      const rates = { cap: BigInt(cap), minRate: BigInt(minRate), maxRate: BigInt(maxRate) };
      ledger.#supplies.set(subnet, { supply: BigInt(supply), rates });
    }
    ledger.#waiting = [...saved.waiting];
    return ledger;
  }

  saved(): SavedSupply {
    const supplies = [...this.#supplies].map(([subnet, { supply, rates }]) => ({
      subnet,
      supply: String(supply),
      cap: String(rates.cap),
      minRate: String(rates.minRate),
      maxRate: String(rates.maxRate),
    }));
    return { supplies, waiting: [...this.#waiting] };
  }

  /** AVAX that exists, promised rewards included, in nAVAX. */
  current(): string {
    return String(this.#supplies.get(PRIMARY_ID)?.supply ?? 0n);
  }

  /** A subnet becomes elastic, with rewards of its own. */
  transform(tx: TransformSubnetTx): void {
    const rates = { cap: tx.maximumSupply, minRate: tx.minConsumptionRate, maxRate: tx.maxConsumptionRate };
    this.#supplies.set(idText(tx.subnetId), { supply: tx.initialSupply, rates });
  }

  /** Fixes the reward of a term that begins now; undefined on permissioned subnets, which pay none. */
  begin(staker: Waiting): string | null {
    const subnet = this.#supplies.get(staker.subnet_id);
    if (!subnet) return null;
    const duration = staker.end_time - staker.start_time;
    const reward = potentialReward(subnet.rates, subnet.supply, BigInt(staker.weight), duration);
    subnet.supply += reward;
    return String(reward);
  }

  /** A term that begins later. */
  wait(staker: Waiting): void {
    const { tx_id, subnet_id, kind, weight, start_time, end_time } = staker;
    this.#waiting.push({ tx_id, subnet_id, kind, weight, start_time, end_time });
    this.#waiting.sort(compare);
  }

  /** The chain's time reaches `time` in a block: the terms that have begun by then get their rewards. */
  advance(time: number, height: number): PromotionFact[] {
    const promoted: PromotionFact[] = [];
    for (let next = this.#waiting[0]; next && next.start_time <= time; next = this.#waiting[0]) {
      this.#waiting.shift();
      const reward = this.begin(next);
      if (reward !== null)
        promoted.push({ tx_id: next.tx_id, potential_reward: reward, promoted_height: height });
    }
    return promoted;
  }

  /** A reward is not paid after all. */
  withhold(subnetId: string, reward: string): void {
    const subnet = this.#supplies.get(subnetId);
    if (subnet) subnet.supply -= BigInt(reward);
  }
}
