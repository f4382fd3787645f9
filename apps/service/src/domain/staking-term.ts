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

function rewardOwners(tx: StakingTx): OutputOwners[] {
  if ("rewardsOwner" in tx) return [tx.rewardsOwner];
  return "validatorRewardsOwner" in tx ? [tx.validatorRewardsOwner, tx.delegatorRewardsOwner] : [];
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
  const addresses = rewardOwners(tx).flatMap((owner) => addressTexts(place.network, owner.addresses));
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
    reward_addresses: [...new Set(addresses)],
    bls_public_key: bls ? encodeHex(bls.publicKey, { checksum: false }) : null,
    bls_proof: bls ? encodeHex(bls.proofOfPossession, { checksum: false }) : null,
    height: place.height,
    idx: place.idx,
  };
}
