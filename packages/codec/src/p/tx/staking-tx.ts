/** Staking transactions from before the Banff upgrade. */

import { list, type ObjectLayout, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";
import type { OutputOwners, SignatureIndices } from "../../wire/owner.ts";
import { outputOwners, signatureIndices } from "../../wire/owner.ts";
import { id, nodeId, u32 } from "../../wire/primitive.ts";
import type { Validator } from "../validator.ts";
import { validator } from "../validator.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** Adds a Primary Network validator. */
export interface AddValidatorTx extends BaseTxFields {
  /** Type id 12 on the wire. */
  type: "AddValidatorTx";
  /** Node, term and stake. */
  validator: Validator;
  /** Outputs that are locked for the term, and then returned. */
  stakeOutputs: TransferableOutput[];
  /** Owner of the validator's reward and of its share of its delegators' rewards. */
  rewardsOwner: OutputOwners;
  /** Share of delegators' rewards, in millionths (uint32). */
  delegationShares: number;
}

/** Adds a delegator to a Primary Network validator. */
export interface AddDelegatorTx extends BaseTxFields {
  /** Type id 14 on the wire. */
  type: "AddDelegatorTx";
  /** Node, term and stake of the delegation. */
  validator: Validator;
  /** Outputs that are locked for the term, and then returned. */
  stakeOutputs: TransferableOutput[];
  /** Owner of the delegator's share of the reward. */
  rewardsOwner: OutputOwners;
}

/** Adds a validator to a permissioned subnet. */
export interface AddSubnetValidatorTx extends BaseTxFields {
  /** Type id 13 on the wire. */
  type: "AddSubnetValidatorTx";
  /** Node, term and sampling weight. */
  validator: Validator;
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** Indices of the signers in the subnet's owner. */
  subnetAuth: SignatureIndices;
}

/** Removes a validator from a permissioned subnet. */
export interface RemoveSubnetValidatorTx extends BaseTxFields {
  /** Type id 23 on the wire. */
  type: "RemoveSubnetValidatorTx";
  /** 20-byte node id. */
  nodeId: Uint8Array;
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  /** Indices of the signers in the subnet's owner. */
  subnetAuth: SignatureIndices;
}

export const addValidatorTx = struct<AddValidatorTx>(
  {
    ...baseTxFields,
    validator: ["validator", validator],
    stakeOutputs: ["stake", list(transferableOutput)],
    rewardsOwner: ["rewardsOwner", outputOwners],
    delegationShares: ["shares", u32],
  },
  "AddValidatorTx",
);

export const addDelegatorTx = struct<AddDelegatorTx>(
  {
    ...baseTxFields,
    validator: ["validator", validator],
    stakeOutputs: ["stake", list(transferableOutput)],
    rewardsOwner: ["rewardsOwner", outputOwners],
  },
  "AddDelegatorTx",
);

const subnetValidatorTx = struct<AddSubnetValidatorTx>(
  {
    ...baseTxFields,
    validator: ["validator", validator],
    subnetId: [null, id],
    subnetAuth: ["subnetAuthorization", signatureIndices],
  },
  "AddSubnetValidatorTx",
);

export const addSubnetValidatorTx: ObjectLayout<AddSubnetValidatorTx> = {
  ...subnetValidatorTx,
  // The node prints the subnet as a field of the validator.
  json: (tx, style) => ({
    ...subnetValidatorTx.json(tx, style),
    validator: { ...validator.json(tx.validator, style), subnetID: id.json(tx.subnetId, style) },
  }),
};

export const removeSubnetValidatorTx = struct<RemoveSubnetValidatorTx>(
  {
    ...baseTxFields,
    nodeId: ["nodeID", nodeId],
    subnetId: ["subnetID", id],
    subnetAuth: ["subnetAuthorization", signatureIndices],
  },
  "RemoveSubnetValidatorTx",
);
