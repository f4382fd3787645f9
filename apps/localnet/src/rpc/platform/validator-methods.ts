/** `platform.*` methods about current validators: of the Primary Network, of permissioned subnets and of L1s. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { formatNodeId, type JsonObject } from "@primary-network/codec";
import { equalBytes } from "../../chains/byte-order.ts";
import type { L1Validator } from "../../chains/p/l1.ts";
import { PERCENT_DENOMINATOR, params } from "../../chains/p/params.ts";
import {
  rewardOwnersOf,
  type Staker,
  signerOf,
  stakerKey,
  type ValidatorStaker,
} from "../../chains/p/staker.ts";
import type { Network } from "../../network/network.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { readNodeIds } from "../node-ids.ts";
import { decimal, id, ownerJson, plainHex, ratio } from "../text.ts";

type Delegation = Extract<Staker, { role: "delegator" }>;

const stakerRow = ({ txId, start, end, weight, nodeId }: Staker): JsonObject => ({
  txID: id(txId),
  startTime: decimal(start),
  endTime: decimal(end),
  weight: decimal(weight),
  nodeID: formatNodeId(nodeId),
});

function groupByNode(stakers: readonly Staker[]): Map<string, Delegation[]> {
  const groups = new Map<string, Delegation[]>();
  for (const staker of stakers) {
    if (staker.role !== "delegator") continue;
    const key = bytesToHex(staker.nodeId);
    const group = groups.get(key) ?? [];
    group.push(staker);
    groups.set(key, group);
  }
  return groups;
}

/** The methods of this file. */
export function validatorMethods({ chain, settings: { hrp } }: Network) {
  const { state } = chain;

  const delegatorRow = (staker: Delegation): JsonObject => ({
    ...stakerRow(staker),
    rewardOwner: ownerJson(staker.tx.rewardsOwner, hrp),
    potentialReward: decimal(staker.potentialReward),
  });

  const signerRow = (staker: ValidatorStaker): JsonObject => {
    const signer = signerOf(staker.tx);
    if (signer === undefined) return {};
    const proof = plainHex(signer.proofOfPossession);
    // The node spells the field with three s; its documentation, and its clients, with two.
    return {
      signer: { publicKey: plainHex(signer.publicKey), proofOfPossession: proof, proofOfPosession: proof },
    };
  };

  /** Fields of auto-renewed validators only. */
  const renewalRow = (staker: ValidatorStaker): JsonObject => {
    const renewal = state.renewals.get(stakerKey(staker));
    if (staker.tx.type !== "AddAutoRenewedValidatorTx" || renewal === undefined) return {};
    return {
      validatorAuthority: ownerJson(staker.tx.validatorAuthority, hrp),
      nextPeriod: decimal(renewal.nextPeriod),
      autoCompoundRewardShares: decimal(renewal.compoundShares),
    };
  };

  const validatorRow = (
    staker: ValidatorStaker,
    delegations: readonly Delegation[],
    withDelegators: boolean,
  ): JsonObject => {
    const owners = rewardOwnersOf(staker.tx);
    const uptime = state.uptimeOf(staker.nodeId);
    return {
      ...stakerRow(staker),
      validationRewardOwner: ownerJson(owners.validation, hrp),
      delegationRewardOwner: ownerJson(owners.delegation, hrp),
      potentialReward: decimal(staker.potentialReward),
      accruedDelegateeReward: decimal(state.delegateeRewards.get(stakerKey(staker)) ?? 0n),
      delegationFee: ratio((100 * staker.tx.delegationShares) / PERCENT_DENOMINATOR),
      uptime: ratio(uptime * 100),
      connected: uptime >= params.uptimeRequirement,
      ...signerRow(staker),
      ...renewalRow(staker),
      delegatorCount: decimal(delegations.length),
      delegatorWeight: decimal(delegations.reduce((sum, { weight }) => sum + weight, 0n)),
      ...(withDelegators ? { delegators: delegations.map(delegatorRow) } : {}),
    };
  };

  const l1Row = (validator: L1Validator): JsonObject => ({
    validationID: id(validator.validationId),
    nodeID: formatNodeId(validator.nodeId),
    weight: decimal(validator.weight),
    startTime: decimal(validator.start),
    publicKey: plainHex(validator.publicKey),
    remainingBalanceOwner: ownerJson(validator.remainingBalanceOwner, hrp),
    deactivationOwner: ownerJson(validator.deactivationOwner, hrp),
    minNonce: decimal(validator.minNonce),
    balance: decimal(state.balanceOf(validator)),
  });

  return {
    getCurrentValidators(args) {
      const subnetId = args.id("subnetID");
      const nodeIds = readNodeIds(args);
      const isAsked = ({ nodeId, subnetId: of }: { nodeId: Uint8Array; subnetId: Uint8Array }): boolean =>
        equalBytes(of, subnetId) && (nodeIds.size === 0 || nodeIds.has(bytesToHex(nodeId)));
      const stakers = state.current.filter(isAsked);
      const delegations = groupByNode(stakers);
      const rows = stakers.flatMap((staker): JsonObject[] => {
        if (staker.role === "permissioned") return [stakerRow(staker)];
        if (staker.role === "delegator") return [];
        return [validatorRow(staker, delegations.get(bytesToHex(staker.nodeId)) ?? [], nodeIds.size === 1)];
      });
      return { validators: [...rows, ...[...state.l1Validators.values()].filter(isAsked).map(l1Row)] };
    },
    getL1Validator(args) {
      const validationId = args.id("validationID");
      const validator = state.l1Validators.get(bytesToHex(validationId));
      if (validator === undefined)
        throw new RpcFault(`fetching L1 validator "${id(validationId)}" failed: ${NOT_FOUND}`);
      return {
        ...l1Row(validator),
        subnetID: id(validator.subnetId),
        height: decimal(chain.blocks.last.height),
      };
    },
  } satisfies MethodTable;
}
