/** The end of a term: the stake is returned, and the reward is paid unless uptime was too low. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { type SignedTx, txId as txIdOf, type Utxo } from "@primary-network/codec/p";
import { equalBytes } from "../byte-order.ts";
import { ensure } from "../rule-error.ts";
import { endCycle } from "./auto-renewal.ts";
import { uptimeRequirement } from "./helicon.ts";
import { splitReward } from "./rewards.ts";
import { rewardOwnersOf, type Staker, stakeOutputsOf, stakerKey } from "./staker.ts";
import type { State } from "./state.ts";

/** A staker whose term on the Primary Network has ended. */
type EndedStaker = Exclude<Staker, { role: "permissioned" }>;

/** The staker whose term must be ended before the next block, if there is one. */
export function endedStaker(state: State): EndedStaker | undefined {
  const first = state.current[0];
  return first !== undefined && first.role !== "permissioned" && first.end <= state.timestamp
    ? first
    : undefined;
}

/** Returns true if the validator's uptime is enough for rewards of itself and its delegators. */
export function deservesReward(state: State, staker: EndedStaker): boolean {
  const validator = state.validatorOf(staker.nodeId, [state.current]);
  return state.uptimeOf(staker.nodeId) >= uptimeRequirement(state, (validator ?? staker).start);
}

/**
 * The proposal that ends a term, or a cycle of an auto-renewed validator.
 *
 * @param time Unix seconds of its block
 */
export function rewardTxOf({ tx: { type }, txId }: EndedStaker, time: number): SignedTx {
  const unsignedTx =
    type === "AddAutoRenewedValidatorTx"
      ? ({ type: "RewardAutoRenewedValidatorTx", txId, timestamp: BigInt(time) } as const)
      : ({ type: "RewardValidatorTx", txId } as const);
  return { unsignedTx, credentials: [] };
}

function payDelegator(
  state: State,
  staker: Extract<Staker, { role: "delegator" }>,
  firstIndex: number,
): Utxo[] {
  const validator = state.validatorOf(staker.nodeId, [state.current]);
  ensure(validator !== undefined, "the delegator's validator is not in the current set");
  const split = splitReward(staker.potentialReward, validator.tx.delegationShares);
  // The validator's share is paid at the end of its own term.
  const key = stakerKey(validator);
  state.delegateeRewards.set(key, (state.delegateeRewards.get(key) ?? 0n) + split.validator);
  return split.delegator > 0n
    ? [state.pay(staker.txId, firstIndex, split.delegator, staker.tx.rewardsOwner)]
    : [];
}

/** Ends a term: the stake is returned, and the outputs belong to the staking transaction. */
function endFixedTerm(state: State, staker: EndedStaker, committed: boolean): Utxo[] {
  const { txId } = staker;
  const firstIndex = staker.tx.outputs.length;
  const stake = stakeOutputsOf(staker.tx);
  for (const [index, { assetId, output }] of stake.entries()) {
    state.utxos.add({ txId, outputIndex: firstIndex + index, assetId, output });
  }
  const paid: Utxo[] = [];
  const nextIndex = () => firstIndex + stake.length + paid.length;
  if (!committed) state.supply -= staker.potentialReward;
  if (staker.role === "delegator") {
    if (committed) paid.push(...payDelegator(state, staker, nextIndex()));
  } else {
    const owners = rewardOwnersOf(staker.tx);
    if (committed && staker.potentialReward > 0n) {
      paid.push(state.pay(txId, nextIndex(), staker.potentialReward, owners.validation));
    }
    // Shares earned from successful delegations are paid even when the validator's own reward is not.
    const shares = state.delegateeRewards.get(stakerKey(staker)) ?? 0n;
    if (shares > 0n) paid.push(state.pay(txId, nextIndex(), shares, owners.delegation));
    state.delegateeRewards.delete(stakerKey(staker));
  }
  state.removeCurrent(staker);
  return paid;
}

/**
 * Ends the term or cycle of the staker that is due.
 *
 * @param rewardTx the proposal that ends it
 * @param committed whether the network granted the reward
 * @throws RuleError when another staker, or none, is due
 */
export function endTerm(state: State, rewardTx: SignedTx, committed: boolean): void {
  const { unsignedTx: tx } = rewardTx;
  const staker = endedStaker(state);
  ensure(
    staker !== undefined && "txId" in tx && equalBytes(staker.txId, tx.txId),
    "the staker to be rewarded is not the one that is due",
  );
  const renewed = staker.role === "validator" && staker.tx.type === "AddAutoRenewedValidatorTx";
  const payer = renewed ? txIdOf(rewardTx) : staker.txId;
  const paid = renewed ? endCycle(state, staker, payer, committed) : endFixedTerm(state, staker, committed);
  for (const utxo of paid) {
    if (utxo.output.type === "TransferOutput") state.totals.rewarded += utxo.output.amount;
  }
  if (paid.length > 0) state.rewardUtxos.set(bytesToHex(payer), paid);
}
