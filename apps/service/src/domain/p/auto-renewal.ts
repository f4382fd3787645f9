/** What happens to an auto-renewed validator at the end of a cycle (ACP-236; avalanchego `proposal_tx_executor.go`). */

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
  const reward = BigInt(state.potential_reward);
  const fees = BigInt(state.cycle_fees);
  const accrued = { reward: BigInt(state.accrued_reward), fees: BigInt(state.accrued_fees) };
  if (!granted) return { reward: accrued.reward, fees: fees + accrued.fees };
  if (state.next_period === 0) return { reward: reward + accrued.reward, fees: fees + accrued.fees };
  // `reward.Split`: the share is rounded down.
  const again = {
    reward: reward - netReward(reward, state.compound_shares),
    fees: fees - netReward(fees, state.compound_shares),
  };
  const room = MAX_VALIDATOR_WEIGHT - BigInt(state.weight);
  const total = again.reward + again.fees;
  if (total <= room) return { reward: reward - again.reward, fees: fees - again.fees };
  const kept = (again.reward * room) / total;
  return { reward: reward - kept, fees: fees - (room - kept) };
}

/** Types of a RewardAutoRenewedValidatorTx's outputs: the own reward first, then the fees, each only if above 0. */
export function paidFor({ reward, fees }: Earned): NonNullable<UtxoFact["reward_type"]>[] {
  return [
    ...(reward > 0n ? (["VALIDATOR"] as const) : []),
    ...(fees > 0n ? (["VALIDATOR_FEE"] as const) : []),
  ];
}

/**
 * The next cycle, which begins when the current one ends; its reward is not known yet.
 *
 * @param paid amounts that the node paid; since it knows its network's largest weight, they determine what was staked again
 * @param height of the deciding block
 */
export function nextCycle(state: RenewalFact, paid: Earned, height: number): RenewalFact {
  // Limited to the reward: a wrong estimate must not reduce the stake.
  const again = (earned: string, withdrawn: bigint) => BigInt(earned) - least(BigInt(earned), withdrawn);
  const reward = again(state.potential_reward, paid.reward);
  const fees = again(state.cycle_fees, paid.fees);
  return {
    ...addPaid(state, paid),
    height,
    start_time: state.end_time,
    end_time: state.end_time + state.next_period,
    weight: String(BigInt(state.weight) + reward + fees),
    potential_reward: "0",
    cycle_fees: "0",
    accrued_reward: String(BigInt(state.accrued_reward) + reward),
    accrued_fees: String(BigInt(state.accrued_fees) + fees),
  };
}

/** Adds the paid amounts to the earlier ones. */
export function addPaid(state: RenewalFact, paid: Earned): RenewalFact {
  return {
    ...state,
    paid_reward: String(BigInt(state.paid_reward) + paid.reward),
    paid_fees: String(BigInt(state.paid_fees) + paid.fees),
  };
}
