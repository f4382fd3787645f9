/** What a stake earns a year, as validators and delegations are listed. */
import type { Delegator, Validator, ValidatorRewards } from "./gen/operations.ts";

/** A year of the network's reward formula, in seconds: 365 days. */
const YEAR = 365 * 24 * 60 * 60;

/** Choices of {@link computeApr}. */
export interface ComputeAprOptions {
  /**
   * Counts what a validator receives of its delegators' rewards as earned by its own stake. Of a running validation this
   * is an estimate from the delegations it has so far.
   * @default false
   */
  readonly delegationFees?: boolean;
}

/**
 * The reward of a validation or a delegation in percent of its stake and year, without compounding. A delegation's is what
 * is left after the validator's fee.
 *
 * One that has ended earned what was paid: 0 when its uptime was too low, unknown until the network has decided. One that is running earns what will be paid if
 * it keeps to its uptime until its end. The whole period counts, whatever part of it has passed.
 *
 * @returns A number such as 7.2; undefined where there is no stake to earn with (a validator of a permissioned subnet) or no
 * reward to know (pending, removed, or a status that is not known).
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
  // A share needs no exact integers: 15 digits are plenty.
  const stake = Number("amountStaked" in staker ? staker.amountStaked : staker.amountDelegated);
  const years = (staker.endTimestamp - staker.startTimestamp) / YEAR;
  if (reward === undefined || !(stake > 0) || !(years > 0)) return undefined;
  return (100 * reward) / stake / years;
}

/** In nAVAX; undefined where none is known. */
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

/** Rewards of a validation that has ended, once they are paid: until the network has decided, both amounts are 0. */
const paid = (rewards: ValidatorRewards | undefined): ValidatorRewards | undefined =>
  rewards?.rewardTxHash === undefined && !Number(rewards?.validationRewardAmount) ? undefined : rewards;
