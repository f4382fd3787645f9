/** Rules of auto-renewed validators (ACP-236), with the node's messages (avalanchego v1.15.0). */
import { bytesToHex } from "@noble/hashes/utils.js";
import { formatNodeId } from "@primary-network/codec";
import type { AddAutoRenewedValidatorTx, SetAutoRenewedValidatorConfigTx } from "@primary-network/codec/p";
import { isProven } from "../../../keys/proofs.ts";
import { equalBytes } from "../../byte-order.ts";
import { ensure, within } from "../../rule-error.ts";
import { innerOutput } from "../../utxo-set.ts";
import { verifyAuth, verifyNodeId, verifyOutput, verifyOutputOrder, verifyOwners } from "../form.ts";
import { isHelicon, minValidatorDuration } from "../helicon.ts";
import { PERCENT_DENOMINATOR, params } from "../params.ts";
import type { ValidatorStaker } from "../staker.ts";
import { EMPTY_ID, type Renewal, type State } from "../state.ts";
import { ensurePeriod } from "./period.ts";
import type { Application, RuleTable } from "./rule.ts";
import { beginTerm } from "./staking.ts";

function ensureHelicon(state: State): void {
  ensure(isHelicon(state), "attempting to use a Helicon-upgrade feature prior to activation");
}

function ensureShares({ autoCompoundRewardShares: shares }: { autoCompoundRewardShares: number }): void {
  ensure(
    shares <= PERCENT_DENOMINATOR,
    `a staker can only restake at most ${PERCENT_DENOMINATOR} shares from rewards`,
  );
}

/** Checks the validator's own fields, before its inputs and outputs. */
function verifyDescription(tx: AddAutoRenewedValidatorTx): void {
  ensure(tx.stakeOutputs.length > 0, "no stake");
  ensure(
    tx.delegationShares <= PERCENT_DENOMINATOR,
    `a staker can only require at most ${PERCENT_DENOMINATOR} shares from delegators`,
  );
  ensureShares(tx);
  ensure(tx.period > 0n, "missing period");
  verifyNodeId(tx.nodeId);
}

/** Key, owners and stake. */
function verifyParts({ state, tx }: Application<AddAutoRenewedValidatorTx>): void {
  const { signer, stakeOutputs } = tx;
  within("verifying signer, rewards owners or validator authority", () => {
    if (signer.type === "ProofOfPossession") ensure(isProven(signer), "invalid proof of possession");
    for (const owner of [tx.validatorRewardsOwner, tx.delegatorRewardsOwner, tx.validatorAuthority])
      verifyOwners(owner);
  });
  ensure(signer.type === "ProofOfPossession", "missing signer");
  for (const output of stakeOutputs) verifyOutput(output, "verifying output: ");
  ensure(
    stakeOutputs.every(({ assetId }) => equalBytes(assetId, state.avaxAssetId)),
    "invalid staked asset",
  );
  verifyOutputOrder(stakeOutputs);
}

/** The sum of the staked outputs in nAVAX. */
const weightOf = ({ stakeOutputs }: AddAutoRenewedValidatorTx): bigint =>
  stakeOutputs.reduce((sum, output) => sum + innerOutput(output).amount, 0n);

/** The current validator whose configuration changes. */
function validatorOf(
  state: State,
  tx: SetAutoRenewedValidatorConfigTx,
): { staker: ValidatorStaker; added: AddAutoRenewedValidatorTx } {
  const found = state.txs.get(bytesToHex(tx.txId));
  ensure(found !== undefined, "getting staker tx: not found");
  const { unsignedTx: added } = found.tx;
  ensure(added.type === "AddAutoRenewedValidatorTx", `invalid staker tx type: *txs.${added.type}`);
  const staker = state.validatorOf(added.nodeId, [state.current]);
  ensure(staker !== undefined, `getting validator ${formatNodeId(added.nodeId)} from state: not found`);
  ensure(equalBytes(staker.txId, tx.txId), "invalid staker tx: wrong tx id");
  return { staker, added };
}

export const autoRenewedRules: RuleTable = {
  AddAutoRenewedValidatorTx: {
    describe({ state, tx }) {
      ensureHelicon(state);
      verifyDescription(tx);
    },
    admit(application) {
      const { state, tx } = application;
      verifyParts(application);
      const weight = weightOf(tx);
      ensure(weight >= params.minValidatorStake, "weight of this validator is too low");
      ensure(weight <= params.maxValidatorStake, "weight of this validator is too large");
      ensure(tx.delegationShares >= params.minDelegationFee, "staker charges an insufficient delegation fee");
      ensurePeriod(tx.period, minValidatorDuration(state));
      ensure(state.validatorOf(tx.nodeId) === undefined, `duplicate validator: ${formatNodeId(tx.nodeId)}`);
    },
    apply({ state, tx, txId }) {
      const { nodeId } = tx;
      const period = Number(tx.period);
      const renewal: Renewal = {
        nextPeriod: period,
        compoundShares: tx.autoCompoundRewardShares,
        accruedReward: 0n,
        accruedFees: 0n,
      };
      state.renewals.set(bytesToHex(txId), renewal);
      const start = state.timestamp;
      const fields = { txId, nodeId, weight: weightOf(tx), subnetId: EMPTY_ID, potentialReward: 0n };
      beginTerm(state, { role: "validator", tx, ...fields, start, end: start + period });
    },
  },
  SetAutoRenewedValidatorConfigTx: {
    describe({ state, tx }) {
      ensureHelicon(state);
      ensure(!equalBytes(tx.txId, EMPTY_ID), "missing tx id");
      ensureShares(tx);
    },
    admit({ state, tx: { auth, ...tx } }) {
      verifyAuth(auth);
      validatorOf(state, { ...tx, auth });
      if (tx.period > 0n) ensurePeriod(tx.period, minValidatorDuration(state));
    },
    authorization({ state, tx }) {
      return { owner: validatorOf(state, tx).added.validatorAuthority, auth: tx.auth };
    },
    apply({ state, tx }) {
      const key = bytesToHex(tx.txId);
      const renewal = state.renewals.get(key);
      ensure(renewal !== undefined, "the validator is not auto-renewed");
      const { autoCompoundRewardShares: compoundShares } = tx;
      state.renewals.set(key, { ...renewal, compoundShares, nextPeriod: Number(tx.period) });
    },
  },
};
