/** Derives stakers from the transactions that register them. */

import type { OutputOwners } from "@primary-network/codec";
import type { AddAutoRenewedValidatorTx, UnsignedTx } from "@primary-network/codec/p";
import { toHex } from "../id-text.ts";
import { isDurango, PRIMARY_ID } from "../network.ts";
import type { TxPosition } from "../tx-position.ts";
import { NO_END, type RenewalFact, type StakerFact } from "./facts.ts";
import { innerOutput } from "./utxo.ts";

/** A staker that a transaction registers, and when its stake is locked for the first time, in Unix seconds. */
export interface Registered {
  readonly staker: StakerFact;
  readonly term: { readonly start: number; readonly end: number };
}

/** The transactions that register a validator or delegator for a fixed term. */
export type StakingTx = Extract<UnsignedTx, { validator: unknown }>;

export function isStakingTx(tx: UnsignedTx): tx is StakingTx {
  return "validator" in tx;
}

/**
 * The order of terms that begin at the same time (avalanchego `txs/priorities.go`): delegators of the oldest type
 * come even before the validators that they delegate to.
 */
export function pendingPriority(tx: StakingTx): number {
  const primary = !("subnetId" in tx) || toHex(tx.subnetId) === PRIMARY_ID;
  switch (tx.type) {
    case "AddDelegatorTx":
      return 1;
    case "AddValidatorTx":
      return 2;
    case "AddPermissionlessValidatorTx":
      return primary ? 2 : 4;
    case "AddPermissionlessDelegatorTx":
      return primary ? 3 : 5;
    case "AddSubnetValidatorTx":
      return 6;
  }
}

interface Owners {
  readonly own?: OutputOwners;
  readonly fee?: OutputOwners;
}

/** Owners of the reward of the own stake, and of the validator's share of delegations. */
function rewardOwners(tx: StakingTx): Owners {
  if ("validatorRewardsOwner" in tx) return { own: tx.validatorRewardsOwner, fee: tx.delegatorRewardsOwner };
  if (!("rewardsOwner" in tx)) return {};
  return tx.type === "AddValidatorTx"
    ? { own: tx.rewardsOwner, fee: tx.rewardsOwner }
    : { own: tx.rewardsOwner };
}

/**
 * The start of the term: the block's time since Durango; before it, and for the two oldest types (which the public
 * networks refuse since Durango), the time in the transaction.
 */
function startOf(tx: StakingTx, position: TxPosition): number {
  const named = tx.type === "AddValidatorTx" || tx.type === "AddDelegatorTx";
  return named || !isDurango(position.network.networkId, position.time)
    ? Number(tx.validator.start)
    : position.time;
}

/** The fields for reward owners and for the validator's signing key. */
function paidAndSigning(tx: StakingTx | AddAutoRenewedValidatorTx, owners: Owners, position: TxPosition) {
  const bls = "signer" in tx && tx.signer.type === "ProofOfPossession" ? tx.signer : undefined;
  const own = (owners.own?.addresses ?? []).map(toHex);
  const fee = owners.fee?.addresses.map(toHex);
  return {
    feeShares: "delegationShares" in tx ? tx.delegationShares : null,
    potentialReward: null,
    rewardAddresses: [...new Set([...own, ...(fee ?? [])])],
    ownAddresses: own,
    feeAddresses: fee ?? null,
    blsPublicKey: bls ? toHex(bls.publicKey) : null,
    blsProof: bls ? toHex(bls.proofOfPossession) : null,
    height: position.height,
    idx: position.idx,
  };
}

/** The staker that a transaction registers; its reward is not known yet. */
export function stakerFact(tx: StakingTx, txId: string, position: TxPosition): StakerFact {
  const delegates = tx.type === "AddDelegatorTx" || tx.type === "AddPermissionlessDelegatorTx";
  return {
    txId: txId,
    kind: delegates ? "delegator" : "validator",
    nodeId: toHex(tx.validator.nodeId),
    subnetId: "subnetId" in tx ? toHex(tx.subnetId) : PRIMARY_ID,
    weight: String(tx.validator.weight),
    startTime: startOf(tx, position),
    endTime: Number(tx.validator.end),
    renews: false,
    ...paidAndSigning(tx, rewardOwners(tx), position),
  };
}

/** The staker of an AddAutoRenewedValidatorTx: a validator without an end, and its first cycle. */
export interface AutoRenewed {
  readonly staker: StakerFact;
  readonly cycle: RenewalFact;
}

/**
 * Makes the facts of an auto-renewed validator: its weight is the sum of its stake, and the first cycle
 * begins with the block (avalanchego `standard_tx_executor.go`).
 */
export function autoRenewed(tx: AddAutoRenewedValidatorTx, txId: string, position: TxPosition): AutoRenewed {
  const weight = String(tx.stakeOutputs.reduce((sum, { output }) => sum + innerOutput(output).amount, 0n));
  const owners = { own: tx.validatorRewardsOwner, fee: tx.delegatorRewardsOwner };
  return {
    staker: {
      txId: txId,
      kind: "validator",
      nodeId: toHex(tx.nodeId),
      subnetId: PRIMARY_ID,
      weight,
      startTime: position.time,
      endTime: NO_END,
      renews: true,
      ...paidAndSigning(tx, owners, position),
    },
    cycle: {
      txId: txId,
      height: position.height,
      startTime: position.time,
      endTime: position.time + Number(tx.period),
      weight,
      potentialReward: "0",
      compoundShares: tx.autoCompoundRewardShares,
      nextPeriod: Number(tx.period),
      cycleFees: "0",
      accruedReward: "0",
      accruedFees: "0",
      paidReward: "0",
      paidFees: "0",
    },
  };
}
