/** Applies the end of a term or cycle: RewardValidatorTx and RewardAutoRenewedValidatorTx. */

import type { Utxo } from "@primary-network/codec/p";
import { ContradictionError } from "../contradiction-error.ts";
import { toCb58 } from "../id-text.ts";
import { PRIMARY_ID } from "../network.ts";
import type { TxPosition } from "../tx-position.ts";
import { addPaid, cyclePays, nextCycle, paidFor } from "./auto-renewal.ts";
import type { Facts, RenewalFact, UtxoFact } from "./facts.ts";
import { netReward } from "./reward.ts";
import type { KnownStaker, StakerBook } from "./staker-book.ts";
import type { SupplyLedger } from "./supply.ts";
import { innerOutput, utxoFact } from "./utxo.ts";

/** The end of a term, and the state that it changes. */
export interface Ending {
  readonly position: TxPosition;
  /** Id of the transaction that registered the staker. */
  readonly staking: string;
  /** Id of the reward transaction. */
  readonly rewardTx: string;
  /** True when the proposal was committed. */
  readonly granted: boolean;
  /** Outputs paid according to the node, in any order. */
  readonly utxos: readonly Utxo[];
  readonly stakers: StakerBook;
  readonly supply: SupplyLedger;
  readonly facts: Facts;
}

type RewardType = NonNullable<UtxoFact["rewardType"]>;

const inOrder = (utxos: readonly Utxo[]): Utxo[] => [...utxos].sort((a, b) => a.outputIndex - b.outputIndex);

/** The delegator's part of its reward, after the fee. */
function leftToDelegator(staker: KnownStaker, stakers: StakerBook): bigint {
  return netReward(BigInt(staker.potentialReward ?? "0"), stakers.validatorOf(staker)?.feeShares ?? 0);
}

/**
 * The type of a term's first output: the own reward, unless there is none. A validator has none when it was refused or zero; a
 * delegator has none when the fee is 100 %. The validator's share follows: with the delegation's end if the validator began before
 * Cortina, else with the validator's own reward (avalanchego `proposal_tx_executor.go`).
 */
function firstType(staker: KnownStaker, granted: boolean, stakers: StakerBook): RewardType {
  if (staker.kind === "delegator")
    return leftToDelegator(staker, stakers) > 0n ? "DELEGATOR" : "VALIDATOR_FEE";
  return granted && BigInt(staker.potentialReward ?? "0") > 0n ? "VALIDATOR" : "VALIDATOR_FEE";
}

/** Adds the paid outputs; returns the sums of own rewards and of shares of delegations. */
function addPayments({ position, rewardTx, utxos, facts }: Ending, types: readonly RewardType[], tx: string) {
  const paid = { reward: 0n, fees: 0n };
  for (const [index, utxo] of inOrder(utxos).entries()) {
    const rewardType = types[index] ?? "VALIDATOR_FEE";
    paid[rewardType === "VALIDATOR_FEE" ? "fees" : "reward"] += innerOutput(utxo.output).amount;
    const context = { txId: tx, emittingTx: rewardTx, rewardType };
    facts.utxos.push(utxoFact(position, utxo.txId, utxo.outputIndex, utxo, context));
  }
  return paid;
}

function unknown({ staking, rewardTx }: Ending, type: string): never {
  throw new ContradictionError(`${type} ${toCb58(rewardTx)}: no staker ${toCb58(staking)} is known`);
}

/** Adds the share of a rewarded delegation to an auto-renewed validator, which is paid at the end of its cycle. */
function addFees({ position, granted, stakers }: Ending, staker: KnownStaker): void {
  const validator = granted && staker.kind === "delegator" ? stakers.validatorOf(staker) : undefined;
  const state = validator?.renews ? stakers.renewal(validator.txId) : undefined;
  if (!state) return;
  const share = BigInt(staker.potentialReward ?? "0") - leftToDelegator(staker, stakers);
  stakers.renew({ ...state, height: position.height, cycleFees: String(BigInt(state.cycleFees) + share) });
}

/**
 * Applies a RewardValidatorTx.
 *
 * @throws ContradictionError when the staker is not registered
 */
export function endTerm(ending: Ending): void {
  const { position, staking, rewardTx, granted, stakers, supply, facts } = ending;
  const staker = stakers.find(staking) ?? unknown(ending, "RewardValidatorTx");
  if (!granted && staker.potentialReward !== null) supply.withhold(staker.subnetId, staker.potentialReward);
  const paid = addPayments(ending, [firstType(staker, granted, stakers)], staking);
  addFees(ending, staker);
  facts.termEnds.push({
    txId: staking,
    rewardTx: rewardTx,
    rewardHeight: position.height,
    rewardTime: position.time,
    rewardAmount: granted ? String(paid.reward) : null,
    feeAmount: String(paid.fees),
  });
}

/** Changes the Primary Network's stakes at the end of a cycle. */
function addStep(facts: Facts, time: number, count: number, weight: bigint): void {
  facts.stakeSteps.push({ subnetId: PRIMARY_ID, kind: "validator", time, count, weight: String(weight) });
}

/**
 * Applies a RewardAutoRenewedValidatorTx. Its outputs carry its own id, while outputs of a RewardValidatorTx
 * carry the id of the staking transaction.
 *
 * @throws ContradictionError when the validator is not registered
 */
export function endCycle(ending: Ending): void {
  const { position, staking, rewardTx, granted, stakers, supply, facts } = ending;
  const state = stakers.renewal(staking) ?? unknown(ending, "RewardAutoRenewedValidatorTx");
  const paid = addPayments(ending, paidFor(cyclePays(state, granted)), rewardTx);
  if (granted && state.nextPeriod > 0) {
    const next = nextCycle(state, paid, position.height);
    const again = BigInt(next.weight) - BigInt(state.weight);
    if (again !== 0n) addStep(facts, next.startTime, 0, again);
    stakers.renew({ ...next, potentialReward: supply.begin({ subnetId: PRIMARY_ID, ...next }) ?? "0" });
    return;
  }
  if (!granted) supply.withhold(PRIMARY_ID, state.potentialReward);
  addStep(facts, state.endTime, -1, -BigInt(state.weight));
  const ended: RenewalFact = { ...addPaid(state, paid), height: position.height };
  stakers.renew(ended);
  facts.termEnds.push({
    txId: staking,
    rewardTx: rewardTx,
    rewardHeight: position.height,
    rewardTime: position.time,
    rewardAmount: ended.paidReward,
    feeAmount: ended.paidFees,
  });
}
