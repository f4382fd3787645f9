/** The staking transactions from before the Banff upgrade. */

import type { TransferableOutput } from "../output.ts";
import type { OutputOwners, SignatureIndices } from "../owner.ts";
import type { Validator } from "../validator.ts";
import type { BaseTxFields } from "./base-tx.ts";

/** Adds a Primary Network validator. */
export interface AddValidatorTx extends BaseTxFields {
  type: "AddValidatorTx";
  validator: Validator;
  /** The outputs that are locked for the term and then returned. */
  stakeOutputs: TransferableOutput[];
  rewardsOwner: OutputOwners;
  /** Share of delegators' rewards, in millionths (uint32). */
  delegationShares: number;
}

/** Adds a delegator to a Primary Network validator. */
export interface AddDelegatorTx extends BaseTxFields {
  type: "AddDelegatorTx";
  validator: Validator;
  /** The outputs that are locked for the term and then returned. */
  stakeOutputs: TransferableOutput[];
  rewardsOwner: OutputOwners;
}

/** Adds a validator to a permissioned subnet. */
export interface AddSubnetValidatorTx extends BaseTxFields {
  type: "AddSubnetValidatorTx";
  validator: Validator;
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  subnetAuth: SignatureIndices;
}

/** Removes a validator from a permissioned subnet. */
export interface RemoveSubnetValidatorTx extends BaseTxFields {
  type: "RemoveSubnetValidatorTx";
  /** 20-byte node id. */
  nodeId: Uint8Array;
  /** 32-byte subnet id. */
  subnetId: Uint8Array;
  subnetAuth: SignatureIndices;
}
