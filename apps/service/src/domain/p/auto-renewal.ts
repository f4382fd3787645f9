/** The end of a cycle of an auto-renewed validator (ACP-236; avalanchego `proposal_tx_executor.go`). */

import { MAX_VALIDATOR_WEIGHT } from "./delegation-capacity.ts";
import type { RenewalFact, UtxoFact } from "./facts.ts";
import { netReward } from "./reward.ts";

/** Amounts of the two kinds that a validator earns, nAVAX. */
export interface Earned {
  readonly reward: bigint;
  readonly fees: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * The rewards paid at the end of a cycle. When the validator continues, the configured share is staked again, up to the largest
 * weight, and the rest is paid. When it stops, everything is paid, including rewards staked again earlier; a refusal (abort) also
 * stops it, and the cycle's own reward is lost.
 */
export function cyclePays(state: RenewalFact, granted: boolean): Earned {
  const reward = BigInt(state.potentialReward);
  const fees = BigInt(state.cycleFees);
  const accrued = { reward: BigInt(state.accruedReward), fees: BigInt(state.accruedFees) };
  if (!granted) return { reward: accrued.reward, fees: fees + accrued.fees };
  if (state.nextPeriod === 0) return { reward: reward + accrued.reward, fees: fees + accrued.fees };
  // `reward.Split`: the share is rounded down.
  const again = {
    reward: reward - netReward(reward, state.compoundShares),
    fees: fees - netReward(fees, state.compoundShares),
  };
  const room = MAX_VALIDATOR_WEIGHT - BigInt(state.weight);
  const total = again.reward + again.fees;
  if (total <= room) return { reward: reward - again.reward, fees: fees - again.fees };
  const kept = (again.reward * room) / total;
  return { reward: reward - kept, fees: fees - (room - kept) };
}

/** Types of a RewardAutoRenewedValidatorTx's outputs: the own reward first, then the fees, each only if above 0. */
export function paidFor({ reward, fees }: Earned): NonNullable<UtxoFact["rewardType"]>[] {
  return [
    ...(reward > 0n ? (["VALIDATOR"] as const) : []),
    ...(fees > 0n ? (["VALIDATOR_FEE"] as const) : []),
  ];
}

/**
 * The next cycle, which begins when the current one ends; its reward is not known yet.
 *
 * @param paid amounts that the node paid. They determine the amount staked again, because the node knows its
 *   network's largest weight.
 * @param height of the deciding block
 */
export function nextCycle(state: RenewalFact, paid: Earned, height: number): RenewalFact {
  // Limited to the reward: a wrong estimate must not reduce the stake.
  const again = (earned: string, withdrawn: bigint) => BigInt(earned) - least(BigInt(earned), withdrawn);
  const reward = again(state.potentialReward, paid.reward);
  const fees = again(state.cycleFees, paid.fees);
  return {
    ...addPaid(state, paid),
    height,
    startTime: state.endTime,
    endTime: state.endTime + state.nextPeriod,
    weight: String(BigInt(state.weight) + reward + fees),
    potentialReward: "0",
    cycleFees: "0",
    accruedReward: String(BigInt(state.accruedReward) + reward),
    accruedFees: String(BigInt(state.accruedFees) + fees),
  };
}

/** Adds the paid amounts to the earlier ones. */
export function addPaid(state: RenewalFact, paid: Earned): RenewalFact {
  return {
    ...state,
    paidReward: String(BigInt(state.paidReward) + paid.reward),
    paidFees: String(BigInt(state.paidFees) + paid.fees),
  };
}
