/** Validators whose term renews itself cycle after cycle. */

import type { TransferableOutput } from "../output.ts";
import type { OutputOwners, SignatureIndices } from "../owner.ts";
import type { Signer } from "../signer.ts";
import type { BaseTxFields } from "./base-tx.ts";

/** Adds a Primary Network validator that renews itself. */
export interface AddAutoRenewedValidatorTx extends BaseTxFields {
  type: "AddAutoRenewedValidatorTx";
  /** Node id, of any length on the wire; 20 bytes by the network's rules. */
  nodeId: Uint8Array;
  signer: Signer;
  /** The outputs that are locked while the validator goes on, and then returned. */
  stakeOutputs: TransferableOutput[];
  validatorRewardsOwner: OutputOwners;
  delegatorRewardsOwner: OutputOwners;
  /** Who may change the configuration. */
  validatorAuthority: OutputOwners;
  /** Share of delegators' rewards, in millionths (uint32). */
  delegationShares: number;
  /** Share of the rewards that is staked again, in millionths (uint32). */
  autoCompoundRewardShares: number;
  /** Length of one cycle in seconds (uint64). */
  period: bigint;
}

/** Changes the configuration of an auto-renewed validator from its next cycle on. */
export interface SetAutoRenewedValidatorConfigTx extends BaseTxFields {
  type: "SetAutoRenewedValidatorConfigTx";
  /** 32-byte id of the validator's AddAutoRenewedValidatorTx. */
  txId: Uint8Array;
  auth: SignatureIndices;
  /** Share of the rewards that is staked again, in millionths (uint32). */
  autoCompoundRewardShares: number;
  /** Length of one cycle in seconds (uint64); 0 ends the validator after the current one. */
  period: bigint;
}
