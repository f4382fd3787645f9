/** Stakers as their transactions register them. */

import { encodeHex, encodeNodeId, type OutputOwners, type UnsignedTx } from "@primary-network/codec";
import type { StakerFact } from "./facts.ts";
import { isDurango, PRIMARY_ID } from "./network.ts";
import { addressTexts, idText, type Place } from "./place.ts";

/** The transactions that register a validator or delegator for a fixed term. */
export type StakingTx = Extract<UnsignedTx, { validator: unknown }>;

export function isStakingTx(tx: UnsignedTx): tx is StakingTx {
  return "validator" in tx;
}

/** Who gets the reward of the own stake, and who the validator's share of delegations. */
function rewardOwners(tx: StakingTx): { own?: OutputOwners; fee?: OutputOwners } {
  if ("validatorRewardsOwner" in tx) return { own: tx.validatorRewardsOwner, fee: tx.delegatorRewardsOwner };
  if (!("rewardsOwner" in tx)) return {};
  return tx.type === "AddValidatorTx"
    ? { own: tx.rewardsOwner, fee: tx.rewardsOwner }
    : { own: tx.rewardsOwner };
}

/**
 * When the term begins: with the block since Durango; before it, and for the two oldest types (which the public
 * networks refuse since Durango), when the transaction says.
 */
function startOf(tx: StakingTx, place: Place): number {
  const named = tx.type === "AddValidatorTx" || tx.type === "AddDelegatorTx";
  return named || !isDurango(place.network.networkId, place.time) ? Number(tx.validator.start) : place.time;
}

/** The staker that a transaction registers; its reward is not known yet. */
export function stakerFact(tx: StakingTx, txId: string, place: Place): StakerFact {
  const delegates = tx.type === "AddDelegatorTx" || tx.type === "AddPermissionlessDelegatorTx";
  const bls = "signer" in tx && tx.signer.type === "ProofOfPossession" ? tx.signer : undefined;
  const owners = rewardOwners(tx);
  const own = addressTexts(place.network, owners.own?.addresses ?? []);
  const fee = owners.fee && addressTexts(place.network, owners.fee.addresses);
  return {
    tx_id: txId,
    kind: delegates ? "delegator" : "validator",
    node_id: encodeNodeId(tx.validator.nodeId),
    subnet_id: "subnetId" in tx ? idText(tx.subnetId) : PRIMARY_ID,
    weight: String(tx.validator.weight),
    start_time: startOf(tx, place),
    end_time: Number(tx.validator.end),
    fee_shares: "delegationShares" in tx ? tx.delegationShares : null,
    potential_reward: null,
    reward_addresses: [...new Set([...own, ...(fee ?? [])])],
    own_addresses: own,
    fee_addresses: fee ?? null,
    bls_public_key: bls ? encodeHex(bls.publicKey, { checksum: false }) : null,
    bls_proof: bls ? encodeHex(bls.proofOfPossession, { checksum: false }) : null,
    height: place.height,
    idx: place.idx,
  };
}
