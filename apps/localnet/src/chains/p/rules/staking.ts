/**
 * Rules of staking on the Primary Network.
 *
 * One deliberate difference from the public networks: there, transactions name their own start either always (before
 * the Durango upgrade) or never (since). Here the two older kinds still do, so that pending stakers exist.
 */
import type { TransferableOutput } from "@primary-network/codec";
import { equalBytes } from "../../byte-order.ts";
import { ensure } from "../../rule-error.ts";
import { innerOutput } from "../../utxo-set.ts";
import { minRateAt, minValidatorDuration } from "../helicon.ts";
import { params } from "../params.ts";
import { calculateReward } from "../rewards.ts";
import type { DelegatorTx, FixedTermValidatorTx, Staker } from "../staker.ts";
import { EMPTY_ID, type State } from "../state.ts";
import type { Application, RuleTable, TxRule } from "./rule.ts";

interface Term {
  readonly start: number;
  readonly end: number;
}

/** The time of a term: from now on, or from the start that an older type names. */
function termOf(state: State, tx: FixedTermValidatorTx | DelegatorTx): Term {
  const named = tx.type === "AddValidatorTx" || tx.type === "AddDelegatorTx";
  return { start: named ? Number(tx.validator.start) : state.timestamp, end: Number(tx.validator.end) };
}

const total = (outputs: readonly TransferableOutput[]): bigint =>
  outputs.reduce((sum, output) => sum + innerOutput(output).amount, 0n);

function checkStake(state: State, tx: FixedTermValidatorTx | DelegatorTx, min: bigint): Term {
  const { start, end } = termOf(state, tx);
  const { weight } = tx.validator;
  const shortest = "delegationShares" in tx ? minValidatorDuration(state) : params.minStakeDuration;
  ensure(end - start >= shortest, `the term of ${end - start} s is shorter than ${shortest} s`);
  ensure(
    end - start <= params.maxStakeDuration,
    `the term of ${end - start} s is longer than ${params.maxStakeDuration} s`,
  );
  ensure(start >= state.timestamp, "the term begins in the past");
  ensure(weight >= min, `the stake of ${weight} is below ${min} nAVAX`);
  ensure(total(tx.stakeOutputs) === weight, "the staked outputs do not add up to the weight");
  if ("subnetId" in tx)
    ensure(equalBytes(tx.subnetId, EMPTY_ID), "only the Primary Network can be staked on");
  return { start, end };
}

/** The largest sum of delegations to a validator at any instant of a term. */
function peakDelegation(state: State, nodeId: Uint8Array, term: Term): bigint {
  const others = [...state.current, ...state.pending].filter(
    (staker) =>
      staker.role === "delegator" &&
      equalBytes(staker.nodeId, nodeId) &&
      staker.start < term.end &&
      staker.end > term.start,
  );
  // The sum only grows where a delegation begins, so checking these instants is enough.
  const instants = [term.start, ...others.map(({ start }) => Math.max(start, term.start))];
  const sums = instants.map((instant) =>
    others
      .filter(({ start, end }) => start <= instant && instant < end)
      .reduce((sum, { weight }) => sum + weight, 0n),
  );
  let most = 0n;
  for (const sum of sums) if (sum > most) most = sum;
  return most;
}

/** nAVAX that may still be delegated to a validator throughout a term. */
export function delegationCapacity(state: State, nodeId: Uint8Array, term: Term): bigint {
  const validator = state.validatorOf(nodeId);
  if (validator === undefined || validator.start > term.start || validator.end < term.end) return 0n;
  const limit = validator.weight * params.maxValidatorWeightFactor;
  const free = (most: bigint) => most - validator.weight - peakDelegation(state, nodeId, term);
  return limit < params.maxValidatorStake ? free(limit) : free(params.maxValidatorStake);
}

/** Begins a staker's term now: its reward is fixed by the current supply. */
export function beginTerm(state: State, staker: Staker): void {
  const { end, weight } = staker;
  const start = state.timestamp;
  const potentialReward =
    staker.role === "permissioned"
      ? 0n
      : calculateReward(end - start, weight, state.supply, minRateAt(state, start));
  state.addCurrent({ ...staker, start, potentialReward });
}

function admit(state: State, staker: Staker): void {
  if (staker.start > state.timestamp) state.addPending(staker);
  else beginTerm(state, staker);
}

function stakerFields({ state, tx, txId }: Application<FixedTermValidatorTx | DelegatorTx>) {
  const { nodeId, weight } = tx.validator;
  return { txId, nodeId, weight, subnetId: EMPTY_ID, potentialReward: 0n, ...termOf(state, tx) };
}

const validatorRule: TxRule<FixedTermValidatorTx> = {
  check({ state, tx }) {
    checkStake(state, tx, params.minValidatorStake);
    const { nodeId, weight } = tx.validator;
    ensure(
      weight <= params.maxValidatorStake,
      `the stake of ${weight} is above ${params.maxValidatorStake} nAVAX`,
    );
    ensure(
      tx.delegationShares >= params.minDelegationFee,
      `the delegation fee of ${tx.delegationShares} millionths is below ${params.minDelegationFee}`,
    );
    ensure(state.validatorOf(nodeId) === undefined, "the node is a validator already");
    if (tx.type === "AddPermissionlessValidatorTx")
      ensure(tx.signer.type === "ProofOfPossession", "the validator has no BLS key");
  },
  apply(application) {
    admit(application.state, { role: "validator", tx: application.tx, ...stakerFields(application) });
  },
};

const delegatorRule: TxRule<DelegatorTx> = {
  check({ state, tx }) {
    const term = checkStake(state, tx, params.minDelegatorStake);
    const capacity = delegationCapacity(state, tx.validator.nodeId, term);
    ensure(
      tx.validator.weight <= capacity,
      `${tx.validator.weight} nAVAX pass the validator's capacity of ${capacity} for this term`,
    );
  },
  apply(application) {
    admit(application.state, { role: "delegator", tx: application.tx, ...stakerFields(application) });
  },
};

export const stakingRules: RuleTable = {
  AddValidatorTx: validatorRule,
  AddPermissionlessValidatorTx: validatorRule,
  AddDelegatorTx: delegatorRule,
  AddPermissionlessDelegatorTx: delegatorRule,
};
