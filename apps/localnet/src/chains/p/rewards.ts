/** Computes the reward of a stake, and divides a delegation's reward between delegator and validator. */
import { PERCENT_DENOMINATOR, params } from "./params.ts";

const DENOMINATOR = BigInt(PERCENT_DENOMINATOR);

/**
 * Reward of a stake, in nAVAX:
 * `(cap - supply) * stake / supply * rate * duration / year`, rounded down once, where the rate grows
 * linearly from 10 % for an instant (less since Helicon) to 12 % for a year.
 *
 * @param duration staked time in seconds
 * @param stake staked amount in nAVAX
 * @param supply nAVAX in existence when the stake begins
 * @param minRate the rate for an instant, in millionths
 * @example calculateReward(14 * 86_400, 2_000n * 10n ** 9n, 400_000_000n * 10n ** 9n)
 */
export function calculateReward(
  duration: number,
  stake: bigint,
  supply: bigint,
  minRate: bigint = params.minConsumptionRate,
): bigint {
  const seconds = BigInt(duration);
  const year = params.mintingPeriod;
  const remaining = params.supplyCap - supply;
  const rate = (params.maxConsumptionRate - minRate) * seconds + minRate * year;
  // Flooring after each of several divisions equals flooring once by their product.
  const reward = (remaining * rate * stake * seconds) / (year * DENOMINATOR * supply * year);
  return reward > remaining ? remaining : reward;
}

/** One reward in two parts. */
export interface RewardSplit {
  /** The validator's part, in nAVAX. */
  readonly validator: bigint;
  /** The delegator's part, in nAVAX. */
  readonly delegator: bigint;
}

/**
 * Divides a delegation's reward by the validator's fee; the rounding favours the validator.
 *
 * @param shares delegation fee in millionths
 * @example splitReward(1_000n, 20_000) // { validator: 20n, delegator: 980n }
 */
export function splitReward(reward: bigint, shares: number): RewardSplit {
  const delegator = ((DENOMINATOR - BigInt(shares)) * reward) / DENOMINATOR;
  return { validator: reward - delegator, delegator };
}
