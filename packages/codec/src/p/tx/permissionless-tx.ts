/** Permissionless staking, on the Primary Network and on elastic subnets. */

import { list, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";
import type { OutputOwners } from "../../wire/owner.ts";
import { outputOwners } from "../../wire/owner.ts";
import { id, u32 } from "../../wire/primitive.ts";
import type { Signer } from "../signer.ts";
import { signer } from "../signer.ts";
import type { Validator } from "../validator.ts";
import { validator } from "../validator.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** Adds a validator. */
export interface AddPermissionlessValidatorTx extends BaseTxFields {
  /** Type id 25 on the wire. */
  type: "AddPermissionlessValidatorTx";
  /** Node, term and stake. */
  validator: Validator;
  /** Subnet id, 32 bytes. All zero for the Primary Network. */
  subnetId: Uint8Array;
  /** BLS key on the Primary Network, `Empty` on other subnets. */
  signer: Signer;
  /** Outputs that are locked for the term, and then returned. */
  stakeOutputs: TransferableOutput[];
  /** Owner of the reward for the validator's own stake. */
  validatorRewardsOwner: OutputOwners;
  /** Owner of the validator's share of its delegators' rewards. */
  delegatorRewardsOwner: OutputOwners;
  /** Share of delegators' rewards, in millionths (uint32). */
  delegationShares: number;
}

/** Adds a delegator. */
export interface AddPermissionlessDelegatorTx extends BaseTxFields {
  /** Type id 26 on the wire. */
  type: "AddPermissionlessDelegatorTx";
  /** Node, term and stake of the delegation. */
  validator: Validator;
  /** Subnet id, 32 bytes. All zero for the Primary Network. */
  subnetId: Uint8Array;
  /** Outputs that are locked for the term, and then returned. */
  stakeOutputs: TransferableOutput[];
  /** Owner of the delegator's share of the reward. */
  rewardsOwner: OutputOwners;
}

export const addPermissionlessValidatorTx = struct<AddPermissionlessValidatorTx>(
  {
    ...baseTxFields,
    validator: ["validator", validator],
    subnetId: ["subnetID", id],
    signer: ["signer", signer],
    stakeOutputs: ["stake", list(transferableOutput)],
    validatorRewardsOwner: ["validationRewardsOwner", outputOwners],
    delegatorRewardsOwner: ["delegationRewardsOwner", outputOwners],
    delegationShares: ["shares", u32],
  },
  "AddPermissionlessValidatorTx",
);

export const addPermissionlessDelegatorTx = struct<AddPermissionlessDelegatorTx>(
  {
    ...baseTxFields,
    validator: ["validator", validator],
    subnetId: ["subnetID", id],
    stakeOutputs: ["stake", list(transferableOutput)],
    rewardsOwner: ["rewardsOwner", outputOwners],
  },
  "AddPermissionlessDelegatorTx",
);
