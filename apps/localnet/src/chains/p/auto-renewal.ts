/** The end of an auto-renewed validator's cycle (ACP-236): rewards are staked again and the next cycle begins, or it leaves. */
import type { Utxo } from "@primary-network/codec/p";
import { ensure } from "../rule-error.ts";
import { minRateAt } from "./helicon.ts";
import { params } from "./params.ts";
import { calculateReward, splitReward } from "./rewards.ts";
import { rewardOwnersOf, stakerKey, type ValidatorStaker } from "./staker.ts";
import type { Renewal, State } from "./state.ts";

/** Amounts of the two kinds that a validator earns, in nAVAX. */
export interface Earned {
  /** For its own stake. */
  readonly reward: bigint;
  /** Its share of delegations' rewards. */
  readonly fees: bigint;
}

/**
 * The part of a cycle's rewards that is staked again: the configured share, as far as the weight stays within the maximum. If the
 * maximum limits it, it is divided in the proportion of the two kinds, the own reward rounded down.
 *
 * @param weight nAVAX staked in the cycle that ends
 * @param shares millionths
 */
export function restaked(earned: Earned, weight: bigint, shares: number): Earned {
  const uncapped = {
    reward: splitReward(earned.reward, shares).validator,
    fees: splitReward(earned.fees, shares).validator,
  };
  const room = params.maxValidatorStake - weight;
  const total = uncapped.reward + uncapped.fees;
  if (total <= room) return uncapped;
  const reward = (uncapped.reward * room) / total;
  return { reward, fees: room - reward };
}

/** Pays the outputs of the reward transaction: the own reward first, then the shares of delegations, each if it is above 0. */
function pay(
  state: State,
  staker: ValidatorStaker,
  rewardTxId: Uint8Array,
  { reward, fees }: Earned,
): Utxo[] {
  const owners = rewardOwnersOf(staker.tx);
  const paid: Utxo[] = [];
  if (reward > 0n) paid.push(state.pay(rewardTxId, paid.length, reward, owners.validation));
  if (fees > 0n) paid.push(state.pay(rewardTxId, paid.length, fees, owners.delegation));
  return paid;
}

function renew(state: State, staker: ValidatorStaker, renewal: Renewal, again: Earned): void {
  const start = staker.end;
  const end = start + renewal.nextPeriod;
  const weight = staker.weight + again.reward + again.fees;
  const potentialReward = calculateReward(end - start, weight, state.supply, minRateAt(state, start));
  state.renewCurrent(staker, { start, end, weight, potentialReward });
  state.renewals.set(stakerKey(staker), {
    ...renewal,
    accruedReward: renewal.accruedReward + again.reward,
    accruedFees: renewal.accruedFees + again.fees,
  });
  state.totals.restaked += again.reward + again.fees;
}

/** The validator leaves: its stake goes back to its owners. */
function leave(state: State, staker: ValidatorStaker): void {
  if (staker.tx.type !== "AddAutoRenewedValidatorTx") return;
  const firstIndex = staker.tx.outputs.length;
  for (const [index, { assetId, output }] of staker.tx.stakeOutputs.entries())
    state.utxos.add({ txId: staker.txId, outputIndex: firstIndex + index, assetId, output });
  state.renewals.delete(stakerKey(staker));
  state.removeCurrent(staker);
}

/**
 * Ends the cycle of a validator that is due.
 *
 * @param rewardTxId 32-byte id of the RewardAutoRenewedValidatorTx, which the outputs belong to
 * @param committed whether the network granted the reward; without it the validator leaves, and the cycle's own reward is lost
 * @returns the outputs that pay rewards
 */
export function endCycle(
  state: State,
  staker: ValidatorStaker,
  rewardTxId: Uint8Array,
  committed: boolean,
): Utxo[] {
  const key = stakerKey(staker);
  const renewal = state.renewals.get(key);
  ensure(renewal !== undefined, "the validator is not auto-renewed");
  const { potentialReward: reward } = staker;
  const fees = state.delegateeRewards.get(key) ?? 0n;
  const { accruedReward, accruedFees } = renewal;
  state.delegateeRewards.delete(key);
  if (committed && renewal.nextPeriod > 0) {
    const again = restaked({ reward, fees }, staker.weight, renewal.compoundShares);
    const paid = pay(state, staker, rewardTxId, { reward: reward - again.reward, fees: fees - again.fees });
    renew(state, staker, renewal, again);
    return paid;
  }
  if (!committed) state.supply -= reward;
  // Rewards that were staked again are not counted as paid until now.
  state.totals.restaked -= accruedReward + accruedFees;
  leave(state, staker);
  const own = accruedReward + (committed ? reward : 0n);
  return pay(state, staker, rewardTxId, { reward: own, fees: accruedFees + fees });
}
