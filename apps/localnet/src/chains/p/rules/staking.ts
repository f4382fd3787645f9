/**
 * Rules of staking on the Primary Network.
 *
 * One deliberate difference from the public networks: there, transactions name their own start either always (before
 * the Durango upgrade) or never (since). Here the two older kinds still do, so that pending stakers exist.
 */
import { encodeCb58, formatNodeId, type TransferableOutput } from "@primary-network/codec";
import { isProven } from "../../../keys/proofs.ts";
import { equalBytes } from "../../byte-order.ts";
import { ensure, within } from "../../rule-error.ts";
import { innerOutput } from "../../utxo-set.ts";
import { verifyNodeId, verifyOutput, verifyOutputOrder, verifyOwners } from "../form.ts";
import { minRateAt, minValidatorDuration } from "../helicon.ts";
import { PERCENT_DENOMINATOR, params } from "../params.ts";
import { calculateReward } from "../rewards.ts";
import { type DelegatorTx, type FixedTermValidatorTx, rewardOwnersOf, type Staker } from "../staker.ts";
import { EMPTY_ID, type State } from "../state.ts";
import { ensurePeriod } from "./period.ts";
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

/** The node's names of a kind of staker in its messages. */
interface Names {
  readonly parts: string;
  readonly mismatch: (weight: bigint, stake: bigint) => string;
}

const VALIDATOR: Names = {
  parts: "failed to verify validator, signer, or rewards owners",
  mismatch: (weight, stake) => `validator weight mismatch: weight ${weight} != stake ${stake}`,
};
const DELEGATOR: Names = {
  parts: "failed to verify validator or rewards owner",
  mismatch: (weight, stake) =>
    `delegator weight is not equal to total stake weight, delegator weight ${weight} total stake weight ${stake}`,
};

/** Checks the parts of the transaction by themselves (`SyntacticVerify`). */
function verifyParts(
  tx: FixedTermValidatorTx | DelegatorTx,
  { parts, mismatch }: Names,
  verifyOthers: () => void,
): void {
  const { weight } = tx.validator;
  within(parts, () => {
    ensure(weight > 0n, "weight of this validator is too low");
    verifyOthers();
  });
  if (tx.type === "AddPermissionlessValidatorTx") {
    const hasKey = tx.signer.type === "ProofOfPossession";
    const isPrimaryNetwork = equalBytes(tx.subnetId, EMPTY_ID);
    ensure(
      hasKey === isPrimaryNetwork,
      `invalid signer: hasKey=${hasKey} != isPrimaryNetwork=${isPrimaryNetwork}`,
    );
  }
  const { stakeOutputs } = tx;
  for (const output of stakeOutputs) verifyOutput(output, "failed to verify output: ");
  const [first] = stakeOutputs;
  const other = stakeOutputs.find(({ assetId }) => first && !equalBytes(assetId, first.assetId));
  ensure(
    other === undefined,
    `multiple staked assets: "${encodeCb58(first?.assetId ?? EMPTY_ID)}" and "${encodeCb58(other?.assetId ?? EMPTY_ID)}"`,
  );
  verifyOutputOrder(stakeOutputs);
  const stake = total(stakeOutputs);
  ensure(stake === weight, mismatch(weight, stake));
}

/** Checks the rules common to both kinds of stakers; returns the term. */
function verifyStake(
  state: State,
  tx: FixedTermValidatorTx | DelegatorTx,
  min: bigint,
  shortest: number,
  verifyWeight: () => void = () => {},
): Term {
  const term = termOf(state, tx);
  ensure(term.start >= state.timestamp, "chain timestamp not before start time");
  // No subnet of this network can be staked on.
  if ("subnetId" in tx) ensure(equalBytes(tx.subnetId, EMPTY_ID), "not found");
  ensure(tx.validator.weight >= min, "weight of this validator is too low");
  verifyWeight();
  ensurePeriod(term.end - term.start, shortest);
  const assetId = tx.stakeOutputs[0]?.assetId ?? EMPTY_ID;
  ensure(
    equalBytes(assetId, state.avaxAssetId),
    `incorrect staked assetID: ${encodeCb58(state.avaxAssetId)} != ${encodeCb58(assetId)}`,
  );
  return term;
}

const PRIMARY = encodeCb58(EMPTY_ID);

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
  describe({ tx }) {
    verifyNodeId(tx.validator.nodeId);
    ensure(tx.stakeOutputs.length > 0, "no stake");
    ensure(
      tx.delegationShares <= PERCENT_DENOMINATOR,
      `a staker can only require at most ${PERCENT_DENOMINATOR} shares from delegators`,
    );
  },
  admit({ state, tx }) {
    verifyParts(tx, VALIDATOR, () => {
      if (tx.type === "AddPermissionlessValidatorTx" && tx.signer.type === "ProofOfPossession")
        ensure(isProven(tx.signer), "invalid proof of possession");
      const { validation, delegation } = rewardOwnersOf(tx);
      for (const owner of [validation, delegation]) verifyOwners(owner);
    });
    const { nodeId, weight } = tx.validator;
    verifyStake(state, tx, params.minValidatorStake, minValidatorDuration(state), () => {
      ensure(weight <= params.maxValidatorStake, "weight of this validator is too large");
      ensure(tx.delegationShares >= params.minDelegationFee, "staker charges an insufficient delegation fee");
    });
    ensure(
      state.validatorOf(nodeId) === undefined,
      `duplicate validator: ${formatNodeId(nodeId)} on ${PRIMARY}`,
    );
  },
  apply(application) {
    admit(application.state, { role: "validator", tx: application.tx, ...stakerFields(application) });
  },
};

const delegatorRule: TxRule<DelegatorTx> = {
  describe: ({ tx }) => ensure(tx.stakeOutputs.length > 0, "no stake"),
  admit({ state, tx }) {
    verifyParts(tx, DELEGATOR, () => verifyOwners(tx.rewardsOwner));
    const term = verifyStake(state, tx, params.minDelegatorStake, params.minStakeDuration);
    const { nodeId, weight } = tx.validator;
    const validator = state.validatorOf(nodeId);
    ensure(
      validator !== undefined,
      `failed to fetch the validator for ${formatNodeId(nodeId)} on ${PRIMARY}: not found`,
    );
    ensure(
      validator.start <= term.start && validator.end >= term.end,
      "proposed staking period is not inside dependent staking period",
    );
    ensure(weight <= delegationCapacity(state, nodeId, term), "validator would be over delegated");
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
