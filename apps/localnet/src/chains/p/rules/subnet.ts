/** Rules of subnets: creation, ownership, chains, and validators that the owner names. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import { equalBytes } from "../../byte-order.ts";
import { ensure } from "../../rule-error.ts";
import { params } from "../params.ts";
import type { Staker } from "../staker.ts";
import { EMPTY_ID, type State, type Subnet } from "../state.ts";
import type { Application, Authorization, RuleTable } from "./rule.ts";

/** The subnet of an id; throws RuleError when there is none. */
export function subnetOf(state: State, subnetId: Uint8Array): Subnet {
  const subnet = state.subnets.get(bytesToHex(subnetId));
  ensure(subnet !== undefined, `subnet ${bytesToHex(subnetId)} does not exist`);
  return subnet;
}

/** Most changes of a subnet need its owner's signatures, and end with its conversion to an L1. */
export function authorizeSubnet({
  state,
  tx,
}: Application<{ subnetId: Uint8Array; subnetAuth: Authorization["auth"] }>): Authorization {
  const subnet = subnetOf(state, tx.subnetId);
  ensure(subnet.conversion === undefined, `"${encodeCb58(tx.subnetId)}" is immutable`);
  return { owner: subnet.owner, auth: tx.subnetAuth };
}

const isOf = (staker: Staker, subnetId: Uint8Array, nodeId: Uint8Array): boolean =>
  equalBytes(staker.subnetId, subnetId) && equalBytes(staker.nodeId, nodeId);

export const subnetRules: RuleTable = {
  CreateSubnetTx: {
    check({ tx: { owner } }) {
      ensure(owner.threshold <= owner.addresses.length, "the owner's threshold passes its addresses");
    },
    apply({ state, tx, txId }) {
      state.subnets.set(bytesToHex(txId), { subnetId: txId, owner: tx.owner });
    },
  },
  TransferSubnetOwnershipTx: {
    authorization: authorizeSubnet,
    apply({ state, tx }) {
      subnetOf(state, tx.subnetId).owner = tx.owner;
    },
  },
  CreateChainTx: {
    authorization: authorizeSubnet,
    check({ tx }) {
      ensure(
        /^[0-9A-Za-z ]{1,128}$/.test(tx.chainName),
        `chain name "${tx.chainName}": letters, digits and spaces, at most 128`,
      );
    },
    apply({ state, tx, txId }) {
      state.blockchains.set(bytesToHex(txId), { chainId: txId, tx });
    },
  },
  AddSubnetValidatorTx: {
    authorization: authorizeSubnet,
    check({ state, tx: { subnetId, validator } }) {
      const end = Number(validator.end);
      const duration = end - state.timestamp;
      const primary = state.validatorOf(validator.nodeId, [state.current]);
      ensure(!equalBytes(subnetId, EMPTY_ID), "the Primary Network has no permissioned validators");
      ensure(
        duration >= params.minStakeDuration && duration <= params.maxStakeDuration,
        `duration ${duration} s is not allowed`,
      );
      ensure(
        primary !== undefined && primary.end >= end,
        "the node does not validate the Primary Network all that time",
      );
      ensure(
        !state.current.some((staker) => isOf(staker, subnetId, validator.nodeId)),
        "the node validates the subnet already",
      );
      ensure(validator.weight > 0n, "the weight is 0");
    },
    apply({ state, tx, txId }) {
      const { nodeId, weight, end } = tx.validator;
      const term = { start: state.timestamp, end: Number(end), potentialReward: 0n };
      state.addCurrent({ txId, role: "permissioned", tx, nodeId, subnetId: tx.subnetId, weight, ...term });
    },
  },
  RemoveSubnetValidatorTx: {
    authorization({ state, tx }) {
      return { owner: subnetOf(state, tx.subnetId).owner, auth: tx.subnetAuth };
    },
    check({ state, tx: { subnetId, nodeId } }) {
      const found = state.current.find((staker) => isOf(staker, subnetId, nodeId));
      ensure(found?.role === "permissioned", "the node is not a permissioned validator of the subnet");
    },
    apply({ state, tx }) {
      const found = state.current.find((staker) => isOf(staker, tx.subnetId, tx.nodeId));
      if (found !== undefined) state.removeCurrent(found);
    },
  },
};
