/** Validators whose term renews itself cycle after cycle. */

import { list, struct } from "../../wire/layout.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import { transferableOutput } from "../../wire/output.ts";
import type { OutputOwners, SignatureIndices } from "../../wire/owner.ts";
import { outputOwners, signatureIndices } from "../../wire/owner.ts";
import { bytes, id, u32, u64 } from "../../wire/primitive.ts";
import type { Signer } from "../signer.ts";
import { signer } from "../signer.ts";
import type { BaseTxFields } from "./base-tx.ts";
import { baseTxFields } from "./base-tx.ts";

/** Adds a Primary Network validator that renews itself. */
export interface AddAutoRenewedValidatorTx extends BaseTxFields {
  /** Type id 40 on the wire. */
  type: "AddAutoRenewedValidatorTx";
  /** Node id, of any length on the wire. The network requires 20 bytes. */
  nodeId: Uint8Array;
  /** The validator's BLS key. */
  signer: Signer;
  /** Outputs that are locked while the validator continues, and then returned. */
  stakeOutputs: TransferableOutput[];
  /** Owner of the rewards for the validator's own stake that are not staked again. */
  validatorRewardsOwner: OutputOwners;
  /** Owner of the validator's share of its delegators' rewards. */
  delegatorRewardsOwner: OutputOwners;
  /** Owner who may change the configuration. */
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
  /** Type id 41 on the wire. */
  type: "SetAutoRenewedValidatorConfigTx";
  /** 32-byte id of the validator's AddAutoRenewedValidatorTx. */
  txId: Uint8Array;
  /** Indices of the signers in the validator's `validatorAuthority`. */
  auth: SignatureIndices;
  /** Share of the rewards that is staked again, in millionths (uint32). */
  autoCompoundRewardShares: number;
  /** Length of one cycle in seconds (uint64). 0 ends the validator after the current cycle. */
  period: bigint;
}

export const addAutoRenewedValidatorTx = struct<AddAutoRenewedValidatorTx>(
  {
    ...baseTxFields,
    nodeId: ["nodeID", bytes()],
    signer: ["signer", signer],
    stakeOutputs: ["stake", list(transferableOutput)],
    validatorRewardsOwner: ["validationRewardsOwner", outputOwners],
    delegatorRewardsOwner: ["delegationRewardsOwner", outputOwners],
    validatorAuthority: ["validatorAuthority", outputOwners],
    delegationShares: ["delegationShares", u32],
    autoCompoundRewardShares: ["autoCompoundRewardShares", u32],
    period: ["period", u64],
  },
  "AddAutoRenewedValidatorTx",
);

export const setAutoRenewedValidatorConfigTx = struct<SetAutoRenewedValidatorConfigTx>(
  {
    ...baseTxFields,
    txId: ["txID", id],
    auth: ["auth", signatureIndices],
    autoCompoundRewardShares: ["autoCompoundRewardShares", u32],
    period: ["period", u64],
  },
  "SetAutoRenewedValidatorConfigTx",
);
