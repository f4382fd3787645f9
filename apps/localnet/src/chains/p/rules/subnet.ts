/** Rules of subnets: creation, ownership, chains, and validators that the owner names. */
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, formatNodeId } from "@primary-network/codec";
import { compareBytes, equalBytes } from "../../byte-order.ts";
import { ensure } from "../../rule-error.ts";
import { verifyAuth, verifyOwners } from "../form.ts";
import { params } from "../params.ts";
import type { Staker } from "../staker.ts";
import { EMPTY_ID, type State, type Subnet } from "../state.ts";
import { ensurePeriod } from "./period.ts";
import type { Application, Authorization, RuleTable } from "./rule.ts";

/** The subnet of an id, with the node's messages for one that is none (`GetSubnetOwner`). */
export function subnetOf(state: State, subnetId: Uint8Array): Subnet {
  const subnet = state.subnets.get(bytesToHex(subnetId));
  if (subnet !== undefined) return subnet;
  ensure(state.txs.has(bytesToHex(subnetId)), "not found");
  ensure(false, `"${encodeCb58(subnetId)}" is not a subnet`);
}

/** A change of a subnet, which needs its owner's signatures. */
interface SubnetChange {
  readonly subnetId: Uint8Array;
  readonly subnetAuth: Authorization["auth"];
}

/** Authorises changes that are impossible after the subnet's conversion to an L1. */
export function authorizeSubnet({ state, tx }: Application<SubnetChange>): Required<Authorization> {
  const { owner, conversion } = subnetOf(state, tx.subnetId);
  return {
    owner,
    auth: tx.subnetAuth,
    afterwards: () => ensure(conversion === undefined, `"${encodeCb58(tx.subnetId)}" is immutable`),
  };
}

/** Authorises the other changes. */
const authorizeOwner = ({ state, tx }: Application<SubnetChange>): Authorization => ({
  owner: subnetOf(state, tx.subnetId).owner,
  auth: tx.subnetAuth,
});

/** Throws for the Primary Network, which has no named members. */
export function ensureSubnet({ subnetId }: { readonly subnetId: Uint8Array }, rule: string): void {
  ensure(!equalBytes(subnetId, EMPTY_ID), rule);
}

/** Bytes of a chain's name at most. A genesis beyond the node's limit of 1 MiB takes more gas than a block has. */
const MAX_NAME = 128;

const isOf = (staker: Staker, subnetId: Uint8Array, nodeId: Uint8Array): boolean =>
  equalBytes(staker.subnetId, subnetId) && equalBytes(staker.nodeId, nodeId);

export const subnetRules: RuleTable = {
  CreateSubnetTx: {
    admit: ({ tx }) => verifyOwners(tx.owner),
    apply({ state, tx, txId }) {
      state.subnets.set(bytesToHex(txId), { subnetId: txId, owner: tx.owner });
    },
  },
  TransferSubnetOwnershipTx: {
    describe: ({ tx }) => ensureSubnet(tx, "cannot transfer ownership of a permissionless subnet"),
    admit({ tx }) {
      verifyAuth(tx.subnetAuth);
      verifyOwners(tx.owner);
    },
    authorization: authorizeOwner,
    apply({ state, tx }) {
      subnetOf(state, tx.subnetId).owner = tx.owner;
    },
  },
  CreateChainTx: {
    describe({ tx }) {
      ensureSubnet(tx, "new blockchain can't be validated by primary network");
      ensure(utf8ToBytes(tx.chainName).length <= MAX_NAME, "name too long");
      ensure(!equalBytes(tx.vmId, EMPTY_ID), "invalid VM ID");
      const sorted = tx.fxIds.every((fxId, index) => {
        const before = tx.fxIds[index - 1];
        return before === undefined || compareBytes(before, fxId) < 0;
      });
      ensure(sorted, "feature extensions IDs must be sorted and unique");
      ensure(/^[0-9A-Za-z ]*$/.test(tx.chainName), "illegal name character");
    },
    admit: ({ tx }) => verifyAuth(tx.subnetAuth),
    authorization: authorizeSubnet,
    apply({ state, tx, txId }) {
      state.blockchains.set(bytesToHex(txId), { chainId: txId, tx });
    },
  },
  AddSubnetValidatorTx: {
    describe: ({ tx }) => ensureSubnet(tx, "can't add primary network validator with AddSubnetValidatorTx"),
    admit({ state, tx: { subnetId, validator, subnetAuth } }) {
      ensure(validator.weight > 0n, "weight of this validator is too low");
      verifyAuth(subnetAuth);
      const end = Number(validator.end);
      const name = formatNodeId(validator.nodeId);
      ensurePeriod(end - state.timestamp, params.minStakeDuration);
      ensure(
        !state.current.some((staker) => isOf(staker, subnetId, validator.nodeId)),
        `attempted to issue duplicate validator for ${name} on subnet ${encodeCb58(subnetId)}`,
      );
      const primary = state.validatorOf(validator.nodeId);
      ensure(primary !== undefined, `${name} isn't a current or pending validator of the primary network`);
      ensure(
        primary.start <= state.timestamp && primary.end >= end,
        "proposed staking period is not inside dependent staking period",
      );
    },
    authorization: authorizeSubnet,
    apply({ state, tx, txId }) {
      const { nodeId, weight, end } = tx.validator;
      const term = { start: state.timestamp, end: Number(end), potentialReward: 0n };
      state.addCurrent({ txId, role: "permissioned", tx, nodeId, subnetId: tx.subnetId, weight, ...term });
    },
  },
  RemoveSubnetValidatorTx: {
    describe: ({ tx }) =>
      ensureSubnet(tx, "can't remove primary network validator with RemoveSubnetValidatorTx"),
    admit({ state, tx: { subnetId, nodeId, subnetAuth } }) {
      verifyAuth(subnetAuth);
      ensure(
        state.current.some((staker) => isOf(staker, subnetId, nodeId)),
        `${formatNodeId(nodeId)} isn't a current or pending validator of ${encodeCb58(subnetId)}: not found`,
      );
    },
    authorization: authorizeOwner,
    apply({ state, tx }) {
      const found = state.current.find((staker) => isOf(staker, tx.subnetId, tx.nodeId));
      if (found !== undefined) state.removeCurrent(found);
    },
  },
};
