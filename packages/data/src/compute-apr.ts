/** Computes the yearly reward of a stake, from the lists of validators and delegators. */
import type { Delegator, Validator, ValidatorRewards } from "./gen/operations.ts";

/** A year of the network's reward formula, in seconds: 365 days. */
const YEAR = 365 * 24 * 60 * 60;

/** Options of {@link computeApr}. */
export interface ComputeAprOptions {
  /**
   * True to count a validator's share of its delegators' rewards as earned by its own stake. For a running
   * validation, this is an estimate from its current delegations.
   * @default false
   */
  readonly delegationFees?: boolean;
}

/**
 * Returns the yearly reward of a validation or a delegation, in percent of its stake, without compounding.
 * For a delegation, the validator's fee is already subtracted.
 *
 * A completed stake uses the reward that was paid: 0 if its uptime was too low, and unknown until the network
 * has decided. A running stake uses the reward that it gets if it keeps its uptime until the end. The
 * calculation covers the whole period, however much of it has passed.
 *
 * @returns A number such as 7.2. Undefined without a stake (a validator of a permissioned subnet) or without
 * a known reward (pending, removed, or an unknown status).
 * @example
 * ```ts
 * for await (const v of data.validators.list({ validationStatus: "active" })) console.log(v.nodeId, computeApr(v)?.toFixed(2));
 * ```
 */
export function computeApr(
  staker: Validator | Delegator,
  { delegationFees = false }: ComputeAprOptions = {},
): number | undefined {
  const reward = rewardOf(staker, delegationFees);
  // A share does not need exact integers. 15 digits are enough.
  const stake = Number("amountStaked" in staker ? staker.amountStaked : staker.amountDelegated);
  const years = (staker.endTimestamp - staker.startTimestamp) / YEAR;
  if (reward === undefined || !(stake > 0) || !(years > 0)) return undefined;
  return (100 * reward) / stake / years;
}

/** Returns the reward in nAVAX. Undefined if it is unknown. */
function rewardOf(staker: Validator | Delegator, delegationFees: boolean): number | undefined {
  if ("delegationStatus" in staker) {
    if (staker.delegationStatus === "completed") return Number(staker.netReward);
    return staker.delegationStatus === "active" ? Number(staker.estimatedNetReward) : undefined;
  }
  const rewards =
    staker.validationStatus === "completed"
      ? paid(staker.rewards)
      : staker.validationStatus === "active"
        ? staker.potentialRewards
        : undefined;
  if (!rewards) return undefined; // deployments leave them out for subnets
  return (
    Number(rewards.validationRewardAmount) + (delegationFees ? Number(rewards.delegationRewardAmount) : 0)
  );
}

/**
 * Returns the rewards of a completed validation once they are paid. Both amounts are 0 until the network has
 * decided.
 */
const paid = (rewards: ValidatorRewards | undefined): ValidatorRewards | undefined =>
  rewards?.rewardTxHash === undefined && !Number(rewards?.validationRewardAmount) ? undefined : rewards;
