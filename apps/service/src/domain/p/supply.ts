/** Tracks the supply of each staked asset block by block; it determines the reward of every new term. */

import type { TransformSubnetTx } from "@primary-network/codec/p";
import { toHex } from "../id-text.ts";
import { PRIMARY_ID } from "../network.ts";
import type { PromotionFact, StakerFact } from "./facts.ts";
import { ratesAt, UNSCHEDULED } from "./helicon.ts";
import { PRIMARY_RATES, potentialReward, type RewardRates } from "./reward.ts";

interface SubnetSupply {
  supply: bigint;
  readonly rates: RewardRates;
}

/** The fields of a term that its reward depends on. */
export type RewardedTerm = Pick<StakerFact, "subnetId" | "weight" | "startTime" | "endTime">;

/** A term that begins later. */
export interface Waiting extends RewardedTerm, Pick<StakerFact, "txId" | "kind"> {
  /** Order among terms that begin at the same time, lowest first; see `pendingPriority`. */
  readonly priority: number;
}

/** The stored form. */
export interface SavedSupply {
  /** Unix seconds of Helicon as the indexer knows it. */
  heliconTime: number;
  supplies: { subnet: string; supply: string; cap: string; minRate: string; maxRate: string }[];
  waiting: Waiting[];
}

// By time, then by priority, then by the bytes of the id (avalanchego `state/staker.go`, Less).
const compare = (a: Waiting, b: Waiting): number =>
  a.startTime - b.startTime || a.priority - b.priority || (a.txId < b.txId ? -1 : 1);

/** Changed only by blocks; a failed batch restores the saved state. */
export class SupplyLedger {
  readonly #supplies = new Map<string, SubnetSupply>();
  readonly #heliconTime: number;
  #waiting: Waiting[] = [];

  private constructor(heliconTime: number) {
    this.#heliconTime = heliconTime;
  }

  /**
   * @param initialSupply nAVAX at genesis
   * @param heliconTime Unix seconds
   */
  static atGenesis(initialSupply: bigint, heliconTime: number = UNSCHEDULED): SupplyLedger {
    const ledger = new SupplyLedger(heliconTime);
    ledger.#supplies.set(PRIMARY_ID, { supply: initialSupply, rates: PRIMARY_RATES });
    return ledger;
  }

  /** @param heliconTime Unix seconds */
  static from(saved: SavedSupply, heliconTime: number = UNSCHEDULED): SupplyLedger {
    const ledger = new SupplyLedger(heliconTime);
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
    return { heliconTime: this.#heliconTime, supplies, waiting: [...this.#waiting] };
  }

  /** Existing AVAX, including potential rewards, in nAVAX. */
  current(): string {
    return String(this.#supplies.get(PRIMARY_ID)?.supply ?? 0n);
  }

  /** A subnet becomes elastic, with rewards of its own. */
  transform(tx: TransformSubnetTx): void {
    const rates = { cap: tx.maximumSupply, minRate: tx.minConsumptionRate, maxRate: tx.maxConsumptionRate };
    this.#supplies.set(toHex(tx.subnetId), { supply: tx.initialSupply, rates });
  }

  /** Fixes the reward of a term that begins now; null on permissioned subnets, which pay none. */
  begin({ subnetId, weight, startTime, endTime }: RewardedTerm): string | null {
    const subnet = this.#supplies.get(subnetId);
    if (!subnet) return null;
    // Elastic subnets keep the rates of their transformation.
    const rates =
      subnetId === PRIMARY_ID ? ratesAt(subnet.rates, startTime, this.#heliconTime) : subnet.rates;
    const reward = potentialReward(rates, subnet.supply, BigInt(weight), endTime - startTime);
    subnet.supply += reward;
    return String(reward);
  }

  /** Records a term that begins later. */
  wait({ txId, subnetId, kind, weight, startTime, endTime, priority }: Waiting): void {
    this.#waiting.push({ txId, subnetId, kind, weight, startTime, endTime, priority });
    this.#waiting.sort(compare);
  }

  /** Advances the chain's time: terms that have begun by then get their rewards. */
  advance(time: number, height: number): PromotionFact[] {
    const promoted: PromotionFact[] = [];
    for (let next = this.#waiting[0]; next && next.startTime <= time; next = this.#waiting[0]) {
      this.#waiting.shift();
      const reward = this.begin(next);
      if (reward !== null)
        promoted.push({ txId: next.txId, potentialReward: reward, promotedHeight: height });
    }
    return promoted;
  }

  /** Removes a reward that was refused from the supply. */
  withhold(subnetId: string, reward: string): void {
    const subnet = this.#supplies.get(subnetId);
    if (subnet) subnet.supply -= BigInt(reward);
  }
}
